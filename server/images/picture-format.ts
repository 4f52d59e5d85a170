/** Chooses the response to a picture request: its format from Accept, its width from the query. */

export type PictureFormat = 'avif' | 'webp' | 'fallback'

/** The widths at which pictures are rendered, in pixels; a request is rounded up to the next one. */
export const pictureWidths = [180, 360, 400, 640, 800, 1200, 1600, 2400] as const

/** AVIF is the smallest and WebP the next; a client that accepts neither gets PNG or JPEG. */
export function formatFor(accept: string | null): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'fallback'
}

/**
 * The width to render, or null for an invalid one. Never more than twice the picture's own width, because a screen
 * can't show more detail of a drawing.
 * @param asked the query value as sent; null: the picture's own width
 */
export function widthFor(asked: string | null, ownWidth: number): number | null {
  if (asked !== null && !/^[1-9]\d{0,3}$/.test(asked)) return null
  const wanted = Math.min(asked === null ? ownWidth : Number(asked), ownWidth * 2)
  const widest = Math.max(...pictureWidths.filter((width) => width <= ownWidth * 2), pictureWidths[0])
  return pictureWidths.find((width) => width >= wanted && width <= widest) ?? widest
}

/**
 * Drawings of these groups are small and paint at once, so they are sent as SVG; the others would take a phone longer
 * to render.
 */
const drawnAsPaths = [
  'dishes',
  'gifts',
  'clients',
  'payment',
  'districts',
  'states',
  'brand',
  'tableware',
  'tiles',
]

/** @param file path in the picture store, `<group>/<name>.svg` */
export function isServedAsSvg(file: string): boolean {
  return isDrawing(file) && drawnAsPaths.includes(file.slice(0, file.indexOf('/')))
}

/** Drawings come with the program; uploads are never SVG. */
export function isDrawing(file: string): boolean {
  return file.endsWith('.svg') && !file.startsWith('uploads/')
}

/**
 * Browsers name SVG in what they accept for pictures, or take anything beside WebP or AVIF and say that it is for a
 * picture of the page. Other programs, such as mail and previews of links, say no such thing and may not be able to show
 * it.
 * @param destination the header Sec-Fetch-Dest
 */
export function acceptsSvg(accept: string | null, destination: string | null): boolean {
  if (!accept) return false
  if (accept.includes('image/svg+xml')) return true
  return destination === 'image' && accept.includes('*/*') && /image\/(webp|avif)/.test(accept)
}
