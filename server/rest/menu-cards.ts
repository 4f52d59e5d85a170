/** GET /menu-card/…: full menus as pictures. */
import { Hono } from 'hono'
import { menuCardWords } from '#content/menu-card.ts'
import { addressLimits } from '#domain/call-limits.ts'
import type { MenuSheet, Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { type MenuCardShape, menuCardShapes } from '#domain/menu/menu-card.ts'
import { type Lang, parseLang } from '#domain/text.ts'
import { findImage } from '#server/db/shop/images.ts'
import type { Store } from '#server/db/store/store.ts'
import { readParameters } from '#server/http/address-parameters.ts'
import { toResponse } from '#server/http/response.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import { neverFramed, publicPicture } from '#server/http/security-headers.ts'
import { drawMenuCard } from '#server/images/menu-card.ts'
import { isDrawing } from '#server/images/picture-format.ts'
import type { PictureStore } from '#server/images/picture-store.ts'
import type { ShopDetailsReader } from '#server/page-data/shop-details.ts'

export interface MenuCardOptions {
  readonly store: Pick<Store, 'db' | 'content'>
  readonly images: Pick<PictureStore, 'original'>
  readonly shop: Pick<ShopDetailsReader, 'current'>
  readonly cache: ResponseCache
}

/** Cards change with the menu. */
const headers = {
  ...publicPicture,
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'public, max-age=3600',
  'Content-Security-Policy': `default-src 'none'; img-src data:; sandbox; ${neverFramed}`,
}

const maxPlates = 3

export function menuCardRoutes({ store, images, shop, cache }: MenuCardOptions): Hono {
  const app = new Hono()
  app.get('/menu-card/:file', async (c) => {
    const file = c.req.param('file')
    const parameters = readParameters(addressLimits['/menu-card/:file'], c.req.url, { file })
    const request = parameters.ok ? requestedLimit(file) : null
    if (!request) return nothingThere()
    const { hasEnglish, brand } = await shop.current()
    const { slug, index, shape } = request
    const lang = hasEnglish ? request.lang : 'zh'
    const set = (await store.content()).catalogue.sets.find((each) => each.slug === slug)
    const sheet = set?.sheets[index]
    if (!sheet) return nothingThere()
    const response = await cache.get(`menu-card ${file}`, async () => {
      const card = drawMenuCard(menuCardWords(set, sheet, lang), await plates(set, sheet), shape, brand)
      return { status: 200, headers, body: Buffer.from(card) }
    })
    return toResponse(c.req.raw, response)
  })
  app.all('/menu-card/*', nothingThere)
  return app

  /** The first dish of each group, then the second ones; only drawings. */
  async function plates(set: SetMenu, sheet: MenuSheet): Promise<readonly Buffer[]> {
    const groups = set.groups.filter(({ id }) => sheet.groupIds.includes(id))
    const longest = Math.max(...groups.map(({ dishes }) => dishes.length))
    const inTurn = Array.from({ length: longest }, (_, at) =>
      groups.flatMap(({ dishes }) => dishes[at]?.dish.picture ?? []),
    ).flat()
    const view = [...new Map(inTurn.map((picture) => [picture.version, picture])).values()].slice(
      0,
      maxPlates,
    )
    const drawings = await Promise.all(view.map(drawing))
    return drawings.flatMap((each) => each ?? [])
  }

  async function drawing({ id, version }: Picture): Promise<Buffer | null> {
    const image = await findImage(store.db, id, version)
    return image && isDrawing(image.file) ? images.original(image) : null
  }
}

function nothingThere(): Response {
  return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-cache' } })
}

interface LimitedCall {
  readonly slug: string
  readonly index: number
  readonly lang: Lang
  readonly shape: MenuCardShape
}

/** The file is, for example, `wedding-feast-60-2-zh-wide.svg`: set, sheet, language and shape. */
function requestedLimit(file: string): LimitedCall | null {
  const [, slug, number, language, shape] = /^([\w-]+)-(\d{1,2})-(zh|en)-(wide|tall)\.svg$/.exec(file) ?? []
  const lang = parseLang(language)
  const match = Object.values(menuCardShapes).find(({ name }) => name === shape)
  return slug && lang && match ? { slug, index: Number(number) - 1, lang, shape: match } : null
}
