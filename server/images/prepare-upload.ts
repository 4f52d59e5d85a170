/** Validates uploaded pictures and re-encodes them, so that nothing but the image itself remains of the file. */
import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp'

export interface Upload {
  /** File name in the picture store: `uploads/<hash>.webp`. */
  readonly file: string
  readonly mime: 'image/webp'
  readonly version: string
  readonly width: number
  readonly height: number
}

/** The reason why an upload is rejected. */
export type UploadRefusal =
  | { readonly code: 'upload-too-large'; readonly maxBytes: number }
  /** Not a PNG, JPEG, WebP or AVIF; drawings (SVG) are always rejected because they can contain scripts. */
  | { readonly code: 'upload-format-unknown' }
  | { readonly code: 'upload-dimensions-too-large'; readonly maxPixels: number; readonly maxSide: number }
  | { readonly code: 'upload-damaged' }

export type PreparedUpload =
  | { readonly ok: true; readonly picture: Buffer; readonly upload: Upload }
  | { readonly ok: false; readonly refusal: UploadRefusal }

export const uploadLimits = { maxBytes: 15 * 1024 * 1024, maxPixels: 40_000_000, maxSide: 12_000 } as const
export interface KeptAs {
  /** Maximum width and height in storage. Pixels. */
  readonly side: number
  readonly quality: number
}

/** The largest width that pages show (picture-format.ts). */
const shopPicture: KeptAs = { side: 2400, quality: 92 }
/** Encoding transparency takes several times the memory of encoding a photograph. Pixels. */
const maxSideWithAlpha = 1200
const knownFormats = ['png', 'jpeg', 'webp', 'avif', 'heif']
/** What a decoder may hold at once; encoding takes as much again, and both together stay below 150 MB. Bytes. */
const maxDecoding = 48_000_000

/** A decoded picture takes a hundred times the memory of its file: those of owners, customers and drivers take turns. */
const oneAtATime = pLimit(1)

/** Decodes a picture and encodes it again, which removes metadata, appended files and malicious encodings. */
export function prepareUpload(bytes: Uint8Array, keptAs: KeptAs = shopPicture): Promise<PreparedUpload> {
  return oneAtATime(() => prepare(bytes, keptAs))
}

async function prepare(bytes: Uint8Array, { side, quality }: KeptAs): Promise<PreparedUpload> {
  const { maxBytes, maxPixels, maxSide } = uploadLimits
  if (bytes.length > maxBytes) return refused({ code: 'upload-too-large', maxBytes })
  // Checked before a decoder reads the bytes: an accepted file begins with one of these four signatures.
  if (!hasKnownStart(bytes)) return refused({ code: 'upload-format-unknown' })
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { format, width, height, pages = 1, hasAlpha } = metadata
    if (!knownFormats.includes(format)) return refused({ code: 'upload-format-unknown' })
    const pixelLimit = Math.min(maxPixels, Math.floor(maxDecoding / decodedBytes(metadata)))
    if (width > maxSide || height > maxSide || width * height * pages > pixelLimit)
      return refused({ code: 'upload-dimensions-too-large', maxPixels: pixelLimit, maxSide })
    const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .resize(fitInto(side))
    const { data, info } = await (hasAlpha ? await withoutNeedlessAlpha(upright) : upright)
      .webp({ quality, effort: 2 })
      .toBuffer({ resolveWithObject: true })
    const version = createHash('sha256').update(data).digest('hex').slice(0, 16)
    const upload: Upload = {
      file: `uploads/${version}.webp`,
      mime: 'image/webp',
      version,
      width: info.width,
      height: info.height,
    }
    return { ok: true, picture: data, upload }
  } catch {
    return refused({ code: 'upload-damaged' })
  }
}

/**
 * What a decoder holds of each pixel until the whole picture is read. A plain JPEG or PNG is decoded line by line; a
 * progressive one is not, and 1,500 bytes of AVIF can take 700 MB. Bytes, as measured.
 */
function decodedBytes({ format, isProgressive, chromaSubsampling, channels, depth }: Metadata): number {
  if (format === 'heif') return 16
  if (format === 'jpeg' && isProgressive) return chromaSubsampling === '4:2:0' ? 3 : 6
  if (format === 'png' && isProgressive) return (channels ?? 4) * (depth === 'ushort' ? 2 : 1)
  return 1
}

/**
 * Many programs store photographs with a channel for transparency that says nothing. Decoding has ended by then, so that
 * its memory and that of encoding are not needed at once.
 */
async function withoutNeedlessAlpha(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const decoded = sharp(data, { raw: info })
  const { isOpaque } = await decoded.stats()
  return isOpaque ? decoded.removeAlpha() : decoded.resize(fitInto(maxSideWithAlpha))
}

const fitInto = (side: number): ResizeOptions => ({
  ...{ width: side, height: side },
  ...{ fit: 'inside', withoutEnlargement: true },
})

function hasKnownStart(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.slice(8) === 'WEBP') ||
    head.slice(4) === 'ftypavif'
  )
}

function refused(refusal: UploadRefusal): PreparedUpload {
  return { ok: false, refusal }
}
