import { langOf } from '#app/paths.ts'
import { openLink } from '#app/public/layout/menu-links.ts'
import { catererJsonLd } from '#app/public/seo/caterer-json-ld.ts'
import { chatGreeting } from '#content/greetings.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { servesEverywhere } from '#domain/delivery/delivery-areas.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import { bannerViews, hasCode, popupOf } from './banner-view.ts'
import { categoryCardViews, lowestAHead } from './home-view.ts'
import { homeSectionsView } from './sections-view.ts'

/** @param pathname decides the language */
export async function homePageView(api: SiteApi, pathname: string) {
  const lang = langOf(pathname)
  const closedPages = await api.closedPages()
  const opening = await api.opening()
  const published = await api.catalogue()
  const { categories, sets } = published
  const banners = published.banners.map((banner) => ({ ...banner, link: openLink(banner.link, closedPages) }))
  // A new shop has neither cooked nor drawn what the demo's pictures show.
  const pictures = opening.isNew ? new Map() : published.pictures
  const catalogue = { ...published, banners, pictures }
  const settings = await api.settings()
  const { questions } = await api.site()
  const { clients } = await api.clients()
  const { siteUrl } = api.config
  const shop = await api.shop()
  const methods = await api.paymentMethods()
  const today = todayInHongKong(api.now())
  const popup = popupOf(catalogue, today, lang)
  const chatHref = chatLink(shop.chatNumber, chatGreeting(null, lang))
  return {
    lang,
    siteUrl,
    opening,
    shop: { name: shop.name, area: shop.area },
    service: { guests: settings.service.guests, menuRefreshMonths: settings.service.menuRefreshMonths },
    shopUrl: shop.shopUrl[lang],
    chatHref,
    slides: bannerViews(catalogue, 'MAIN_BANNER', today, lang),
    servesEverywhere: servesEverywhere(settings),
    aHead: lowestAHead(sets),
    categories: categoryCardViews(categories, sets, !closedPages.includes('caterers'), lang),
    below: homeSectionsView(
      { catalogue, settings, methods, questions, clients, shop, chatHref, today, closedPages },
      lang,
    ),
    popup: popup && { banner: popup, hasCode: hasCode(popup, settings) },
    caterer: catererJsonLd({ siteUrl, shop, settings, sets }, lang),
  }
}
