/** Which bytes answer a request for a picture: its format from Accept, its width from the query. */

export type PictureFormat = 'avif' | 'webp' | 'fallback'

/** The widths pictures are made at, in pixels; a request gets the next one up. */
export const pictureWidths = [180, 360, 400, 640, 800, 1200, 1600, 2400] as const

/** AVIF is the smallest, WebP next; a client that takes neither gets PNG or JPEG. */
export function formatFor(accept: string | null): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'fallback'
}

/**
 * Width to make, or null for nonsense. Never above twice the picture's own width: beyond that a drawing gains
 * nothing a screen can show.
 * @param asked the query as it came; null: the picture's own width
 */
export function widthFor(asked: string | null, ownWidth: number): number | null {
  if (asked !== null && !/^[1-9]\d{0,3}$/.test(asked)) return null
  const wanted = Math.min(asked === null ? ownWidth : Number(asked), ownWidth * 2)
  const most = Math.max(...pictureWidths.filter((width) => width <= ownWidth * 2), pictureWidths[0])
  return pictureWidths.find((width) => width >= wanted && width <= most) ?? most
}

/** Drawings that are small and paint at once stay as they are; the others would cost the phone more as paths. */
const drawnAsPaths = ['dishes', 'gifts', 'districts', 'states', 'brand', 'tableware', 'tiles']

/** @param file path in the picture store, `<group>/<name>.svg` */
export function isServedAsSvg(file: string): boolean {
  return file.endsWith('.svg') && drawnAsPaths.includes(file.slice(0, file.indexOf('/')))
}
