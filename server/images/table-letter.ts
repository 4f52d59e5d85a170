/** The laid table of a letter: small enough for mail, in a format that every mail program shows. */
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import { readTable } from '#domain/menu/table-picture.ts'
import { drawTable } from './draw-table.ts'

export const maxLetterPictureBytes = 60_000

/** Most orders take the dishes that a set begins with. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 50 })

/** The first that fits is taken, which is enough for most tables; the last always fits. */
const trials = [
  { width: 880, quality: 48 },
  { width: 800, quality: 44 },
  { width: 640, quality: 40 },
] as const

/**
 * @param version of a laid table (domain/menu/table-picture.ts)
 * @returns a JPEG of at most `maxLetterPictureBytes`
 * @throws if it is no table
 */
export function drawTableForLetter(version: string): Promise<Buffer> {
  const ready = drawn.get(version)
  if (ready) return ready
  const picture = drawJpeg(version)
  drawn.set(version, picture)
  picture.catch(() => drawn.delete(version))
  return picture
}

async function drawJpeg(version: string): Promise<Buffer> {
  const table = readTable(version)
  if (!table) throw new Error(`not a laid table: ${version}`)
  const drawing = await drawTable(table, { isWoven: false })
  let bytes = Buffer.alloc(0)
  for (const { width, quality } of trials) {
    bytes = await sharp(drawing, { density: 96 })
      .resize({ width })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer()
    if (bytes.length <= maxLetterPictureBytes) break
  }
  return bytes
}
