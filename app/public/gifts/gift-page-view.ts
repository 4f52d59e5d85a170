import { giftPath, langOf, pagePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { giftTitle, menuPage } from '#content/pages/menu.ts'
import { findByName } from '#domain/menu/set-lookup.ts'
import type { Lang } from '#domain/text.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import { giftView } from './gift-view.ts'

/**
 * @param url decides the language and names the gift
 * @throws 404 if there is no such gift
 */
export async function giftPageView(api: SiteApi, url: URL) {
  const lang = langOf(url.pathname)
  const gift = findByName((await api.catalogue()).gifts, url.searchParams.get('name'))
  if (!gift) throw new Response(null, { status: 404 })
  const shop = await api.shop()
  const view = giftView(gift, { lang, shop })
  return {
    meta: {
      lang,
      siteUrl: api.config.siteUrl,
      shop,
      path: giftPath(gift.slug, lang),
      title: giftTitle(gift.name)[lang],
      description: view.paragraphs.join(''),
      keywords: [view.name, ...view.contents].join(','),
      crumbs: giftBreadcrumb(lang),
      here: view.name,
    },
    gift: view,
    chatHref: view.chatHref,
  }
}

export const giftBreadcrumb = (lang: Lang) => [
  homeCrumb(lang),
  { name: menuPage.heading[lang], href: pagePath('menu', lang) },
  { name: menuPage.giftsCrumb[lang], href: `${pagePath('menu', lang)}#gifts` },
]
