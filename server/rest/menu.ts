/** GET /menu/categorielist, /menu/list, /website/list, /swiper/list (spec section 7). */

import { todayInHongKong } from '#domain/calendar.ts'
import type { Banner } from '#domain/menu/catalogue.ts'
import { isCalled, isListedIn } from '#domain/menu/set-lookup.ts'
import { isShownOn } from '#domain/shop/shown-when.ts'
import type { Lang } from '#domain/text.ts'
import type { Store } from '#server/db/store/store.ts'
import type { AddressParameters } from '#server/http/address-parameters.ts'
import { toResponse } from '#server/http/response.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import type { ShopDetailsReader } from '#server/page-data/shop-details.ts'
import { parseId, restError } from './errors.ts'
import { categoryJson, discountJson, type JsonContext, setMenuJson, swiperTitleJson } from './menu-json.ts'
import { readCall, readFilter, readLang } from './query.ts'

export interface MenuOptions {
  readonly store: Pick<Store, 'content'>
  readonly cache: ResponseCache
  readonly shop: Pick<ShopDetailsReader, 'current'>
  readonly now: () => Date
}

/** The shop has one website with one swiper. */
const siteId = 1
const siteKey = 'home'

export function createMenuEndpoints({ store, cache, shop, now }: MenuOptions) {
  /**
   * Responses are cached until the content changes. `key` describes the result, because the number of requests without
   * a result is unlimited.
   */
  async function answer(
    request: Request,
    lang: Lang,
    key: readonly unknown[],
    list: (context: JsonContext) => readonly unknown[],
  ) {
    const make = async () => {
      const details = await shop.current()
      // Texts of a shop without an English site are in Chinese.
      const context = { lang: details.hasEnglish ? lang : 'zh', shop: details }
      return {
        status: 200,
        headers: { 'Content-Type': 'application/json', 'Cache-Control': 'public, max-age=60' },
        body: Buffer.from(JSON.stringify({ data: list(context) })),
      }
    }
    return toResponse(request, await cache.get(JSON.stringify([lang, ...key]), make))
  }

  const isShown = (banner: Banner) => isShownOn(todayInHongKong(now()), banner)

  async function discounts(
    request: Request,
    parameter: AddressParameters<'lang'>,
    id: number | null,
  ): Promise<Response> {
    const lang = readLang(parameter)
    if (!lang.ok) return lang.response
    if (id !== siteId) return restError('NOT_FOUND', 'There is no such website.')
    const { banners } = (await store.content()).catalogue
    return answer(request, lang.value, ['website'], (context) =>
      banners.filter(isShown).map((banner) => discountJson(banner, context)),
    )
  }

  return {
    async categories(request: Request): Promise<Response> {
      const filter = readFilter('/menu/categorielist', request)
      if (!filter.ok) return filter.response
      const { lang, id, name, type } = filter.value
      const { categories, sets, gifts } = (await store.content()).menuOnSale
      const ofId = categories.filter((category) => id === null || category.id === id)
      if (id !== null && ofId.length === 0) return restError('NOT_FOUND', 'There is no such category.')
      const hasName = name === null ? () => true : isCalled(name)
      const menuCategories = ofId
        .filter((category) => type === null || category.kind === type)
        .filter((category) => hasName({ name: category.name, slug: category.id }))
      const publishedSets = sets.filter((set) => set.published)
      return answer(
        request,
        lang,
        ['categories', ...menuCategories.map((category) => category.id)],
        (context) => menuCategories.map((category) => categoryJson(category, publishedSets, gifts, context)),
      )
    },

    async sets(request: Request): Promise<Response> {
      const filter = readFilter('/menu/list', request)
      if (!filter.ok) return filter.response
      const { lang, id, name, type } = filter.value
      const setId = id === null ? null : parseId(id)
      if (id !== null && setId === null) return restError('BAD_REQUEST', 'id is a number.')
      const { sets } = (await store.content()).menuOnSale
      const ofId = sets.filter((set) => set.published && (setId === null || set.id === setId))
      if (setId !== null && ofId.length === 0) return restError('NOT_FOUND', 'There is no such set menu.')
      const hasName = name === null ? () => true : isCalled(name)
      const menus = ofId.filter((set) => type === null || isListedIn(set, type)).filter(hasName)
      return answer(request, lang, ['sets', ...menus.map((set) => set.id)], (context) =>
        menus.map((set) => setMenuJson(set, context)),
      )
    },

    async discountsOf(request: Request, idText: string): Promise<Response> {
      const call = readCall('/website/list/:id', request, { id: idText })
      if (!call.ok) return call.response
      const id = parseId(idText)
      return id === null
        ? restError('BAD_REQUEST', 'The id of a website is a number.')
        : discounts(request, call.value, id)
    },

    async discountsByKey(request: Request): Promise<Response> {
      const call = readCall('/website/list', request)
      if (!call.ok) return call.response
      const key = call.value('key')
      if (!key) return restError('BAD_REQUEST', 'key names the website.')
      return discounts(request, call.value, key === siteKey ? siteId : null)
    },

    async swiper(request: Request, idText: string): Promise<Response> {
      const call = readCall('/swiper/list/:id', request, { id: idText })
      if (!call.ok) return call.response
      const id = parseId(idText)
      if (id === null) return restError('BAD_REQUEST', 'The id of a swiper is a number.')
      const lang = readLang(call.value)
      if (!lang.ok) return lang.response
      if (id !== siteId) return restError('NOT_FOUND', 'There is no such swiper.')
      const { swiperTitles, banners } = (await store.content()).catalogue
      const views = banners.filter(isShown)
      return answer(request, lang.value, ['swiper'], (context) =>
        swiperTitles.flatMap((title) => swiperTitleJson(title, views, context)),
      )
    },
  }
}
