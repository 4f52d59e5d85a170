export type PictureFormat = 'avif' | 'webp' | 'fallback'

/** In pixels; a request is rounded up to the next width. */
export const pictureWidths = [180, 360, 400, 640, 800, 1200, 1600, 2400] as const

/** Clients without AVIF and WebP get PNG or JPEG. */
export function formatFor(accept: string | null): PictureFormat {
  if (accept?.includes('image/avif')) return 'avif'
  return accept?.includes('image/webp') ? 'webp' : 'fallback'
}

/**
 * At most twice the picture's own width, since screens show no more detail of a drawing. Null if invalid.
 * @param asked query value; null for the picture's own width
 */
export function widthFor(request: string | null, ownWidth: number): number | null {
  if (request !== null && !/^[1-9]\d{0,3}$/.test(request)) return null
  const requestedWidth = Math.min(request === null ? ownWidth : Number(request), ownWidth * 2)
  const widest = Math.max(...pictureWidths.filter((width) => width <= ownWidth * 2), pictureWidths[0])
  return pictureWidths.find((width) => width >= requestedWidth && width <= widest) ?? widest
}

/** These drawings are sent as SVG; others would take a phone longer to render. */
const pathFormats = [
  'dishes',
  'plates',
  'gifts',
  'clients',
  'payment',
  'districts',
  'states',
  'brand',
  'tableware',
  'tiles',
]

/** @param file `<group>/<name>.svg` */
export function isServedAsSvg(file: string): boolean {
  return isDrawing(file) && pathFormats.includes(file.slice(0, file.indexOf('/')))
}

/** Uploads are never SVG. */
export function isDrawing(file: string): boolean {
  return file.endsWith('.svg') && !file.startsWith('uploads/')
}

/** Browsers accept SVG or request an image of a page; link previews may not support it. */
export function acceptsSvg(headers: Headers): boolean {
  return (
    (headers.get('accept')?.includes('image/svg+xml') ?? false) || headers.get('sec-fetch-dest') === 'image'
  )
}
