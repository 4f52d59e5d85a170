/** Validates uploaded pictures and re-encodes them, so that nothing but the image itself remains of the file. */
import { createHash } from 'node:crypto'
import sharp from 'sharp'

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

/** More than any screen shows. */
const shopPicture: KeptAs = { side: 3200, quality: 92 }
const knownFormats = ['png', 'jpeg', 'webp', 'avif', 'heif']

/** Decodes a picture and encodes it again, which removes metadata, appended files and malicious encodings. */
export async function prepareUpload(
  bytes: Uint8Array,
  { side, quality }: KeptAs = shopPicture,
): Promise<PreparedUpload> {
  const { maxBytes, maxPixels, maxSide } = uploadLimits
  if (bytes.length > maxBytes) return refused({ code: 'upload-too-large', maxBytes })
  // Checked before a decoder reads the bytes: an accepted file begins with one of these four signatures.
  if (!hasKnownStart(bytes)) return refused({ code: 'upload-format-unknown' })
  try {
    const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (!knownFormats.includes(format)) return refused({ code: 'upload-format-unknown' })
    if (width > maxSide || height > maxSide || width * height * pages > maxPixels)
      return refused({ code: 'upload-dimensions-too-large', maxPixels, maxSide })
    const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
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
