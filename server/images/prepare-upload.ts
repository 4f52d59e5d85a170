import { createHash } from 'node:crypto'
import sharp, { type Metadata, type ResizeOptions, type Sharp } from 'sharp'
import { createPictureTurns, type Sender } from './picture-turns.ts'

export interface Upload {
  /** `uploads/<hash>.webp`, below `uploads/clear/` with transparency */
  readonly file: string
  readonly mime: 'image/webp'
  readonly version: string
  readonly width: number
  readonly height: number
}

export type UploadRefusal =
  | { readonly code: 'upload-too-large'; readonly maxBytes: number }
  /** SVG can contain scripts. */
  | { readonly code: 'upload-format-unknown' }
  | { readonly code: 'upload-dimensions-too-large'; readonly maxPixels: number; readonly maxSide: number }
  | { readonly code: 'upload-damaged' }

export type PreparedUpload =
  | { readonly ok: true; readonly picture: Buffer; readonly upload: Upload }
  | { readonly ok: false; readonly refusal: UploadRefusal }

export const uploadLimits = { maxBytes: 15 * 1024 * 1024, maxPixels: 40_000_000, maxSide: 12_000 } as const
export interface KeptAs {
  /** Maximum width and height in pixels. */
  readonly side: number
  readonly quality: number
}

/** The largest width that pages show (picture-format.ts). */
const shopPicture: KeptAs = { side: 2400, quality: 92 }
/** In pixels; transparency takes several times the memory of a photograph. */
const maxSideWithAlpha = 1200
const knownFormats = ['png', 'jpeg', 'webp', 'avif', 'heif']
/** In bytes; encoding takes as much, and both stay below 150 MB. */
const maxDecoding = 48_000_000

const turns = createPictureTurns()

/** Removes metadata, appended files and malicious encodings. */
export function prepareUpload(
  bytes: Uint8Array,
  sender: Sender,
  keptAs: KeptAs = shopPicture,
): Promise<PreparedUpload> {
  return turns.take(sender, () => prepare(bytes, keptAs))
}

async function prepare(original: Uint8Array, { side, quality }: KeptAs): Promise<PreparedUpload> {
  const { maxBytes, maxPixels, maxSide } = uploadLimits
  const bytes = withKnownBrand(original)
  if (bytes.length > maxBytes) return refuse({ code: 'upload-too-large', maxBytes })
  // No decoder has read the bytes yet.
  if (!hasKnownStart(bytes)) return refuse({ code: 'upload-format-unknown' })
  try {
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata()
    const { format, width, height, pages = 1, hasAlpha } = metadata
    if (!knownFormats.includes(format)) return refuse({ code: 'upload-format-unknown' })
    const pixelLimit = Math.min(maxPixels, Math.floor(maxDecoding / decodedBytes(metadata)))
    if (width > maxSide || height > maxSide || width * height * pages > pixelLimit)
      return refuse({ code: 'upload-dimensions-too-large', maxPixels: pixelLimit, maxSide })
    const upright = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .toColourspace('srgb')
      .resize(fitInto(side))
    const { data, info } = await (hasAlpha ? await withoutNeedlessAlpha(upright) : upright)
      .webp({ quality, effort: 2 })
      .toBuffer({ resolveWithObject: true })
    const version = createHash('sha256').update(data).digest('hex').slice(0, 16)
    const upload: Upload = {
      file: `uploads/${info.channels === 4 ? 'clear/' : ''}${version}.webp`,
      mime: 'image/webp',
      version,
      width: info.width,
      height: info.height,
    }
    return { ok: true, picture: data, upload }
  } catch {
    return refuse({ code: 'upload-damaged' })
  }
}

/**
 * Bytes that decoders were measured to hold per pixel. A plain JPEG or PNG is decoded line by line; 1,500 bytes of AVIF
 * can take 700 MB.
 */
function decodedBytes({ format, isProgressive, chromaSubsampling, channels, depth }: Metadata): number {
  if (format === 'heif') return 16
  if (format === 'jpeg' && isProgressive) return chromaSubsampling === '4:2:0' ? 3 : 6
  if (format === 'png' && isProgressive) return (channels ?? 4) * (depth === 'ushort' ? 2 : 1)
  return 1
}

/** Many photographs have an opaque alpha channel. Decoding has ended here, so its memory is free for encoding. */
async function withoutNeedlessAlpha(picture: Sharp): Promise<Sharp> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const pixels = sharp(data, { raw: info })
  const { isOpaque } = await pixels.stats()
  return isOpaque ? pixels.removeAlpha() : pixels.resize(fitInto(maxSideWithAlpha))
}

const fitInto = (side: number): ResizeOptions => ({
  width: side,
  height: side,
  fit: 'inside',
  withoutEnlargement: true,
})

function hasKnownStart(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return (
    head.startsWith('\x89PNG\r\n\x1a\n') ||
    head.startsWith('\xff\xd8\xff') ||
    (head.startsWith('RIFF') && head.slice(8) === 'WEBP') ||
    isAvif(bytes)
  )
}

/** A file may declare AVIF only as a compatible brand. */
function isAvif(bytes: Uint8Array): boolean {
  const box = Buffer.from(bytes.subarray(0, 256))
  if (box.length < 16 || box.toString('latin1', 4, 8) !== 'ftyp') return false
  const size = box.readUInt32BE(0)
  const main = box.toString('latin1', 8, 12)
  if (main === 'avif') return true
  if (!['mif1', 'msf1', 'miaf', 'avis'].includes(main) || size % 4 !== 0) return false
  // Brands have four letters, after the main brand and its version.
  for (let at = 16; at + 4 <= Math.min(size, box.length); at += 4)
    if (box.toString('latin1', at, at + 4) === 'avif') return true
  return false
}

/** The decoder does not know the family's common brand. */
function withKnownBrand(bytes: Uint8Array): Uint8Array {
  if (!isAvif(bytes) || Buffer.from(bytes.subarray(8, 12)).toString('latin1') !== 'miaf') return bytes
  const relabelledFile = Buffer.from(bytes)
  relabelledFile.write('avif', 8, 'latin1')
  return relabelledFile
}

function refuse(refusal: UploadRefusal): PreparedUpload {
  return { ok: false, refusal }
}
