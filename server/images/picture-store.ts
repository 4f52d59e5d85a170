/** Stores drawings, uploads and renderings. */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import type { Cut } from '#domain/shop/shop-picture.ts'
import { createIdleQueue } from '#server/idle-queue.ts'
import type { Log } from '#server/log.ts'
import { projectFolder } from '#server/project-folder.ts'
import { writeWhole } from '#server/whole-file.ts'
import { drawComposed } from './draw-composed.ts'
import { type DrawnPicture, drawPicture, recipe } from './draw-picture.ts'
import type { PictureFormat } from './picture-format.ts'

export interface PictureSource {
  /** `<group>/<name>.svg` of the catalogue, or `uploads/<hash>.webp`. */
  readonly file: string
  readonly version: string
  readonly width: number
  /** The cut is the visible part; without one, the complete file is. */
  readonly cut?: Cut
}

export interface PictureStore {
  original(source: PictureSource): Promise<Buffer>
  /** Null starts rendering in the background. */
  ready(source: PictureSource, width: number, format: PictureFormat): Promise<DrawnPicture | null>
  /** Concurrent requests share one rendering. */
  draw(source: PictureSource, width: number, format: PictureFormat): Promise<DrawnPicture>
}

const cataloguePictures = join(projectFolder, 'catalogue', 'pictures')
/** A release brings the pictures of the demo's first pages. */
const shippedPictures = join(projectFolder, 'pictures')
/** In bytes. */
const maxBytesInMemory = 48 * 1024 * 1024
const mimes = { avif: 'image/avif', webp: 'image/webp', png: 'image/png', jpeg: 'image/jpeg' } as const

/**
 * @param dataDir has the folders `images` and `derivatives`
 * @param findUpload bytes of an upload stored elsewhere
 * @param log receives failures to store a rendering
 */
export function createPictureStore(
  dataDir: string,
  log: Log,
  findUpload: (file: string) => Promise<Buffer | null> = async () => null,
): PictureStore {
  const recent = new LRUCache<string, DrawnPicture, () => Promise<DrawnPicture>>({
    maxSize: maxBytesInMemory,
    sizeCalculation: ({ bytes }) => bytes.length,
    fetchMethod: (_name, _stale, { context: produce }) => produce(),
    // Waiting requests still get an evicted picture.
    ignoreFetchAbort: true,
  })
  const limit = pLimit(2)
  const later = createIdleQueue(log, 'drawing a picture in the background')

  async function original({ file }: PictureSource): Promise<Buffer> {
    if (!/^[\w-]+(\/[\w.-]+)+$/.test(file) || file.includes('..'))
      throw new Error(`not a picture file: ${file}`)
    if (isComposed(file)) return drawComposed(file.replace(/^.*\/|\.svg$/g, ''))
    if (!file.startsWith('uploads/')) return readFile(join(cataloguePictures, file))
    const path = join(dataDir, 'images', file)
    const cachedFile = await readFile(path).catch(() => null)
    const bytes = cachedFile ?? (await findUpload(file))
    if (!bytes) return readFile(path)
    if (!cachedFile) await writeWhole(path, bytes).catch((error) => log('keeping an upload', error))
    return bytes
  }

  async function draw(source: PictureSource, width: number, format: PictureFormat, name: string) {
    const file = await readStoredPicture(dataDir, name, format)
    if (file) return file
    const picture = await limit(async () =>
      drawPicture(await original(source), { ownWidth: source.width, width, format, cut: source.cut }),
    )
    // Anybody may name another table, so their number is unlimited.
    if (isComposed(source.file)) return picture
    // A full disk must not fail the request.
    await writeWhole(join(dataDir, 'derivatives', fileName(name, picture.mime)), picture.bytes).catch(
      (error) => log('keeping a drawn picture', error),
    )
    return picture
  }

  function drawFrom(source: PictureSource, width: number, format: PictureFormat): Promise<DrawnPicture> {
    const name = nameOf(source, width, format)
    return recent.forceFetch(name, { context: () => draw(source, width, format, name) })
  }

  return {
    original,
    draw: drawFrom,
    async ready(source, width, format) {
      const name = nameOf(source, width, format)
      const recently = recent.get(name)
      if (recently) return recently
      const file = await readStoredPicture(dataDir, name, format)
      if (file) recent.set(name, file)
      else later.want(name, () => drawFrom(source, width, format))
      return file
    },
  }
}

const isComposed = (file: string) => /^(plates|tables|plans)\//.test(file)

function nameOf({ file, version }: PictureSource, width: number, format: PictureFormat): string {
  return createHash('sha256')
    .update(`${recipe} ${file} ${version} ${width} ${format}`)
    .digest('hex')
    .slice(0, 40)
}

function fileName(name: string, mime: DrawnPicture['mime']): string {
  return join(name.slice(0, 2), `${name}.${mime.slice('image/'.length)}`)
}

async function readStoredPicture(
  dataDir: string,
  name: string,
  format: PictureFormat,
): Promise<DrawnPicture | null> {
  const candidates = format === 'fallback' ? (['jpeg', 'png'] as const) : ([format] as const)
  for (const extension of candidates) {
    const mime = mimes[extension]
    for (const folder of [join(dataDir, 'derivatives'), shippedPictures]) {
      const bytes = await readFile(join(folder, fileName(name, mime))).catch(() => null)
      if (bytes && bytes.length > 0) return { bytes, mime }
    }
  }
  return null
}
