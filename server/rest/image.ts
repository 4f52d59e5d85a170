/** GET /api/file/image/{imageId}?w=&v= (spec section 7). */
import { inVersion, type StoredImage } from '#server/db/shop/images.ts'
import type { Store } from '#server/db/store/store.ts'
import { respondOnce, toResponse } from '#server/http/response.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import { neverFramed, publicPicture } from '#server/http/security-headers.ts'
import type { DrawnPicture } from '#server/images/draw-picture.ts'
import { acceptsSvg, formatFor, isDrawing, isServedAsSvg, widthFor } from '#server/images/picture-format.ts'
import type { PictureStore } from '#server/images/picture-store.ts'
import { parseId, restError } from './errors.ts'
import { readCall } from './query.ts'
import { rememberedImages } from './remembered-images.ts'

export interface ImageOptions {
  readonly store: Pick<Store, 'db' | 'revision'>
  readonly images: PictureStore
  readonly cache: ResponseCache
}

/** An SVG document could run scripts. */
const svgPolicy = `default-src 'none'; style-src 'unsafe-inline'; sandbox; ${neverFramed}`

export function createImageEndpoint({ store, images, cache }: ImageOptions) {
  const find = rememberedImages(store)

  return async function image(request: Request, idText: string): Promise<Response> {
    const call = readCall('/api/file/image/:id', request, { id: idText })
    if (!call.ok) return call.response
    const id = parseId(idText)
    if (id === null) return restError('BAD_REQUEST', 'The image id is a number.')
    const row = await find(id)
    if (!row) return restError('NOT_FOUND', 'There is no such image.')
    const storedImage = inVersion(row, call.value('v') ?? '')
    const width = widthFor(call.value('w'), storedImage.width)
    if (width === null) return restError('BAD_REQUEST', 'w is a width in pixels, 1 to 9999.')

    // A URL with the current version always returns the same bytes.
    const isPinned = call.value('v') === storedImage.version
    const caching = isPinned ? 'public, max-age=31536000, immutable' : 'public, max-age=300'
    if (isServedAsSvg(storedImage.file)) {
      const headers = {
        ...publicPicture,
        'Content-Type': storedImage.mime,
        'Content-Security-Policy': svgPolicy,
        'Cache-Control': caching,
      }
      const key = `image ${id} ${storedImage.version} ${isPinned}`
      return toResponse(
        request,
        await cache.get(key, async () => ({
          status: 200,
          headers,
          body: await images.original(storedImage),
        })),
      )
    }
    return raster(request, storedImage, width, caching)
  }

  async function raster(request: Request, image: StoredImage, width: number, caching: string) {
    const format = formatFor(request.headers.get('accept'))
    const etag = `"${image.version}-${width}-${format}"`
    const headers = { ...publicPicture, ETag: etag, Vary: 'Accept', 'Cache-Control': caching }
    if (request.headers.get('if-none-match')?.includes(etag))
      return new Response(null, { status: 304, headers })
    const ready = await images.ready(image, width, format)
    if (ready) return pictureResponse(ready, headers)
    // Until a picture is rendered, a drawing is sent as SVG and an upload in a quicker format.
    if (isDrawing(image.file) && acceptsSvg(request.headers)) return drawingResponse(request, image)
    if (format === 'avif' && !isDrawing(image.file))
      return pictureResponse(await images.draw(image, width, 'webp'), forNow)
    return pictureResponse(await images.draw(image, width, format), headers)
  }

  /** Never cached, because a better rendering follows at this URL. */
  async function drawingResponse(request: Request, image: StoredImage) {
    const headers = { ...forNow, 'Content-Type': image.mime, 'Content-Security-Policy': svgPolicy }
    const body = await images.original(image)
    return respondOnce(request, { status: 200, headers, body })
  }
}

const forNow = { ...publicPicture, 'Cache-Control': 'no-store' }

function pictureResponse({ bytes, mime }: DrawnPicture, headers: Readonly<Record<string, string>>): Response {
  return new Response(new Uint8Array(bytes), {
    headers: { ...headers, 'Content-Type': mime, 'Content-Length': String(bytes.length) },
  })
}
