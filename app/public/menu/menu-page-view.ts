import { langOf, pagePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { filterFormView } from '#app/public/menu-filter/view.ts'
import { menuJsonLd } from '#app/public/seo/menu-json-ld.ts'
import { exceptNeverFree } from '#content/delivery.ts'
import { pageGreeting } from '#content/greetings.ts'
import { pageNames } from '#content/layout.ts'
import { freeDeliveryFact, leadFact, menuDescription, menuLead, menuPage } from '#content/pages/menu.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import { type Figures, figuresOf } from '#domain/shop/figures.ts'
import type { Lang } from '#domain/text.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import type { HighlightView } from './head.tsx'
import { giftPanel, menuPanels, setsFrom } from './menu-view.ts'

/** @param pathname decides the language */
export async function menuPageView(api: SiteApi, pathname: string) {
  const lang = langOf(pathname)
  const { categories, sets, gifts } = await api.catalogue()
  const settings = await api.settings()
  const figures = figuresOf(settings)
  const isNew = settings.startedEmpty
  const shop = await api.shop()
  const panels = menuPanels(categories, sets, lang)
  const kinds = isNew
    ? categories.filter(({ id }) => panels.some((panel) => panel.id === id)).map(({ name }) => name)
    : null
  const count = sets.filter(({ published }) => published).length
  return {
    meta: {
      lang,
      siteUrl: api.config.siteUrl,
      shop,
      path: pagePath('menu', lang),
      title: (isNew ? menuPage.heading : menuPage.title)[lang],
      description: (count > 0 ? menuDescription(count, setsFrom(sets), kinds) : menuPage.nothing)[lang],
      ...(!isNew && { keywords: menuPage.keywords[lang] }),
      crumbs: [homeCrumb(lang)],
      here: menuPage.heading[lang],
      jsonLd: [menuJsonLd({ categories, sets }, { lang, siteUrl: api.config.siteUrl, shopName: shop.name })],
    },
    lead: menuLead(figures, sets)[lang],
    filter: count > 0 ? filterFormView(categories, sets, settings, { hotline: shop.hotline, lang }) : null,
    highlights: menuHighlights(figures, lang),
    panels,
    gifts: giftPanel(categories, gifts, lang),
    chatHref: chatLink(shop.chatNumber, pageGreeting(pageNames.menu, lang)),
  }
}

function menuHighlights(figures: Figures, lang: Lang): readonly HighlightView[] {
  return [
    {
      icon: 'truck',
      title: freeDeliveryFact(figures.freeDeliveryFrom)[lang],
      more: exceptNeverFree(figures)[lang],
    },
    { icon: 'clock', title: leadFact(figures.leadDays)[lang], more: menuPage.leadFactMore[lang] },
    { icon: 'leaf', title: menuPage.dietFact[lang], more: menuPage.dietFactMore[lang] },
  ]
}
