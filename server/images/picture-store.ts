/** The pictures of the shop: drawings of the catalogue, uploads beside the database, and what is drawn of them. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Log } from '#server/log.ts'
import { projectFolder } from '#server/project-folder.ts'
import { writeWhole } from '#server/whole-file.ts'
import { type DrawnPicture, drawPicture, recipe } from './draw-picture.ts'
import type { PictureFormat } from './picture-format.ts'
import { prepareUpload, type Upload, type UploadRefusal } from './prepare-upload.ts'

/** A stored picture as the store needs to know it. */
export interface PictureSource {
  /** `<group>/<name>.svg` of the catalogue, or `uploads/<hash>.webp`. */
  readonly file: string
  readonly version: string
  readonly width: number
}

export interface PictureStore {
  /** The bytes as they are kept. Throws when the file is gone. */
  original(source: PictureSource): Promise<Buffer>
  /** Drawn at a width, from memory, from disk, or now; the same request twice draws once. */
  drawn(source: PictureSource, width: number, format: PictureFormat): Promise<DrawnPicture>
  /** Re-encodes and keeps an upload; the same bytes twice are kept once. */
  storeUpload(bytes: Uint8Array): Promise<{ ok: true; value: Upload } | { ok: false; refusal: UploadRefusal }>
}

const cataloguePictures = join(projectFolder, 'catalogue', 'pictures')
/** Bytes of drawn pictures kept in memory. */
const mostInMemory = 48 * 1024 * 1024
const mimes = { avif: 'image/avif', webp: 'image/webp', png: 'image/png', jpeg: 'image/jpeg' } as const

/**
 * @param dataDir where uploads and drawn pictures are kept, below `images` and `derivatives`
 * @param log hears of each drawn picture that could not be kept
 */
export function createPictureStore(dataDir: string, log: Log): PictureStore {
  const recent = new LRUCache<string, DrawnPicture, () => Promise<DrawnPicture>>({
    maxSize: mostInMemory,
    sizeCalculation: ({ bytes }) => bytes.length,
    fetchMethod: (_name, _stale, { context: produce }) => produce(),
    // A picture pushed out of memory while it is drawn still reaches those who wait for it.
    ignoreFetchAbort: true,
  })
  const limit = pLimit(2)

  function original({ file }: PictureSource): Promise<Buffer> {
    if (!/^[\w-]+(\/[\w.-]+)+$/.test(file) || file.includes('..'))
      throw new Error(`not a picture file: ${file}`)
    return readFile(
      file.startsWith('uploads/') ? join(dataDir, 'images', file) : join(cataloguePictures, file),
    )
  }

  async function draw(source: PictureSource, width: number, format: PictureFormat, name: string) {
    const kept = await readKept(dataDir, name, format)
    if (kept) return kept
    const drawn = await limit(async () =>
      drawPicture(await original(source), { ownWidth: source.width, width, format }),
    )
    // Keeping it only saves the next process the drawing: whoever asked gets the picture on a full disk too.
    await writeWhole(join(dataDir, 'derivatives', fileName(name, drawn.mime)), drawn.bytes).catch((error) =>
      log('keeping a drawn picture', error),
    )
    return drawn
  }

  return {
    original,
    drawn(source, width, format) {
      const name = nameOf(source, width, format)
      return recent.forceFetch(name, { context: () => draw(source, width, format, name) })
    },
    async storeUpload(bytes) {
      const prepared = await limit(() => prepareUpload(bytes))
      if (!prepared.ok) return prepared
      const { picture, upload } = prepared
      await writeWhole(join(dataDir, 'images', upload.file), picture)
      return { ok: true, value: upload }
    },
  }
}

function nameOf({ file, version }: PictureSource, width: number, format: PictureFormat): string {
  return createHash('sha256')
    .update(`${recipe} ${file} ${version} ${width} ${format}`)
    .digest('hex')
    .slice(0, 40)
}

function fileName(name: string, mime: DrawnPicture['mime']): string {
  return join(name.slice(0, 2), `${name}.${mime.slice('image/'.length)}`)
}

async function readKept(dataDir: string, name: string, format: PictureFormat): Promise<DrawnPicture | null> {
  const candidates = format === 'fallback' ? (['jpeg', 'png'] as const) : ([format] as const)
  for (const extension of candidates) {
    const mime = mimes[extension]
    const bytes = await readFile(join(dataDir, 'derivatives', fileName(name, mime))).catch(() => null)
    if (bytes && bytes.length > 0) return { bytes, mime }
  }
  return null
}
