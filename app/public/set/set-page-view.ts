/** Serves published sets and drafts. */
import { langOf, pagePath, setPath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { setJsonLd } from '#app/public/seo/set-json-ld.ts'
import { setView } from '#app/set/view.ts'
import { chatGreeting } from '#content/greetings.ts'
import { people, setDescription, setPage } from '#content/pages/set.ts'
import { priceText } from '#content/price-display.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import type { MenuCategory, SetMenu } from '#domain/menu/catalogue.ts'
import { setRefusal } from '#domain/menu/orderable.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import type { Lang } from '#domain/text.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import { feesView } from './fees.tsx'
import { setHeadView } from './head.tsx'

export const setBreadcrumb = (lang: Lang) => [
  homeCrumb(lang),
  { name: setPage.menu[lang], href: pagePath('menu', lang) },
]

/** @param pathname decides the language */
export async function setPageView(
  set: SetMenu,
  categories: readonly MenuCategory[],
  api: SiteApi,
  pathname: string,
) {
  const lang = langOf(pathname)
  const [settings, lastOrderedAt] = await Promise.all([api.settings(), api.lastOrderedAt(set.id)])
  const { siteUrl } = api.config
  const shop = await api.shop()
  const { shopUrl, chatNumber } = shop
  const category = categories.find(({ id }) => id === set.categoryId)
  const today = todayInHongKong(api.now())
  const isSoldOut = setRefusal(set, settings, today)?.code === 'dish-sold-out'
  return {
    view: setView(set, {
      lang,
      settings,
      today,
      category,
      people: set.serves.max > 1 ? people(set.serves) : null,
      shopUrl: shopUrl[lang],
    }),
    head: setHeadView(set, {
      lang,
      category,
      service: settings.service,
      lastOrderedAt,
      now: api.now(),
    }),
    fees: feesView(set, settings, lang),
    chatHref: chatLink(chatNumber, chatGreeting(set.name, lang, priceText(set))),
    meta: {
      lang,
      siteUrl,
      shop,
      path: setPath(set.slug, lang),
      title: set.name[lang],
      description: setDescription(set.tagline, set.description)[lang],
      keywords: [set.name[lang], category?.name[lang], ...set.groups.map(({ name }) => name[lang])]
        .filter(Boolean)
        .join(','),
      crumbs: setBreadcrumb(lang),
      jsonLd: [setJsonLd(set, { lang, siteUrl, isSoldOut })],
    },
  }
}
