import { langOf } from '#app/paths.ts'
import { openLink } from '#app/public/layout/menu-links.ts'
import { catererJsonLd } from '#app/public/seo/caterer-json-ld.ts'
import { chatGreeting } from '#content/greetings.ts'
import { standardIntroduction } from '#content/pages/home.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { filledClaims } from '#domain/shop/home-content.ts'
import { filledText, filledWords } from '#domain/shop/page-words.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import { bannerViews, hasCode, popupOf } from './banner-view.ts'
import { heroView } from './hero-view.ts'
import { bestSetViews, categoryCardViews, lowestAHead } from './home-view.ts'
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
  const { questions, home, clientele } = await api.site()
  const { siteUrl } = api.config
  const shop = await api.shop()
  const methods = await api.paymentMethods()
  const figureOf = await api.figureOf()
  const today = todayInHongKong(api.now())
  const popup = popupOf(catalogue, today, lang)
  const chatHref = chatLink(shop.chatNumber, chatGreeting(null, lang))
  return {
    lang,
    siteUrl,
    opening,
    shop,
    words: filledWords(home, standardIntroduction(shop, settings.service.guests), figureOf),
    headline: filledText(home.headline, figureOf),
    keywords: filledText(home.keywords, figureOf),
    hero: heroView(home, sets),
    claims: filledClaims(home.claims, figureOf),
    bestSets: bestSetViews(home.sets, sets, lang),
    shopUrl: shop.shopUrl[lang],
    chatHref,
    slides: bannerViews(catalogue, 'MAIN_BANNER', today, lang),
    aHead: lowestAHead(sets),
    categories: categoryCardViews(categories, sets, !closedPages.includes('caterers'), lang),
    below: homeSectionsView(
      { catalogue, settings, methods, questions, clientele, figureOf, shop, chatHref, today, closedPages },
      lang,
    ),
    popup: popup && { banner: popup, hasCode: hasCode(popup, settings) },
    caterer: catererJsonLd({ siteUrl, shop, settings, sets }, lang),
  }
}
