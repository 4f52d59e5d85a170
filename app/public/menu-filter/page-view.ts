import { pagePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { pageGreeting } from '#content/greetings.ts'
import { pageNames } from '#content/layout.ts'
import { menuFilter } from '#content/pages/menu-filter.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import type { MenuFilter } from '#domain/menu/menu-filter.ts'
import { chatLink } from '#domain/shop/chat-message.ts'
import type { Lang } from '#domain/text.ts'
import type { SiteApi } from '#server/page-data/site-api.ts'
import { filterFormView, filterResult } from './view.ts'

export async function filteredMenuView(filter: MenuFilter, api: SiteApi, lang: Lang) {
  const { categories, sets } = await api.catalogue()
  const settings = await api.settings()
  const shop = await api.shop()
  return {
    filter,
    form: filterFormView(categories, sets, settings, { hotline: shop.hotline, lang }),
    result: filterResult(filter, { categories, sets, settings, today: todayInHongKong(api.now()), lang }),
    chatHref: chatLink(shop.chatNumber, pageGreeting(pageNames.menu, lang)),
    meta: {
      lang,
      siteUrl: api.config.siteUrl,
      shop,
      path: pagePath('menu', lang),
      title: menuFilter.title[lang],
      description: menuFilter.description[lang],
      crumbs: [homeCrumb(lang)],
    },
  }
}
