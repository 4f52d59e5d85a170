import sharp from 'sharp'
import type { Cut } from '#domain/shop/shop-picture.ts'
import type { PictureFormat } from './picture-format.ts'

export interface DrawnPicture {
  readonly bytes: Buffer
  readonly mime: 'image/avif' | 'image/webp' | 'image/png' | 'image/jpeg'
}

/** Part of the file names of renderings: change it with the settings below. */
export const recipe = '1'

/** Two pictures are rendered concurrently (picture-store.ts). */
sharp.concurrency(1)
sharp.cache(false)

/** At this density librsvg renders one drawing unit as one pixel. */
const unitDensity = 72
const maxPixels = 40_000_000

interface Drawing {
  /** The width is in pixels or drawing units. */
  readonly ownWidth: number
  readonly width: number
  readonly format: PictureFormat
  readonly cut?: Cut | undefined
}

export async function drawPicture(
  source: Buffer,
  { ownWidth, width, format, cut }: Drawing,
): Promise<DrawnPicture> {
  const isDrawing = !isRaster(source)
  const input = sharp(source, {
    limitInputPixels: maxPixels,
    ...(isDrawing && { density: Math.max(unitDensity, Math.ceil((unitDensity * width) / ownWidth)) }),
  })
  const part = cut ? input.extract(cut) : input.autoOrient()
  const { data, info } = await part
    .resize({ width, withoutEnlargement: !isDrawing })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { isOpaque } = await sharp(data, { raw: info }).stats()
  const picture = isOpaque ? sharp(data, { raw: info }).removeAlpha() : sharp(data, { raw: info })

  // Effort 2 gives files as small as effort 6, twenty times as fast.
  if (format === 'avif')
    return { bytes: await picture.avif({ quality: 40, effort: 2 }).toBuffer(), mime: 'image/avif' }
  if (format === 'webp') return { bytes: await picture.webp({ quality: 72 }).toBuffer(), mime: 'image/webp' }
  return isOpaque
    ? { bytes: await picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer(), mime: 'image/jpeg' }
    : { bytes: await picture.png({ compressionLevel: 9, palette: true }).toBuffer(), mime: 'image/png' }
}

/** All other files in the store are our own drawings. */
function isRaster(source: Buffer): boolean {
  const head = source.subarray(0, 12).toString('latin1')
  return /^(\x89PNG|\xff\xd8\xff|RIFF....WEBP|....ftyp)/s.test(head)
}
