/** What the lower half of the home page shows of the catalogue, the rules and the answers. */

import { type PageId, pagePath } from '#app/paths.ts'
import { faqSections } from '#content/pages/faqs.ts'
import { waysToStart } from '#content/pages/home-sections.ts'
import { type CalendarDate, isWithinSeason } from '#domain/calendar.ts'
import type { Dish, SetMenu } from '#domain/catalogue.ts'
import type { Client } from '#domain/client.ts'
import { figuresOf } from '#domain/figures.ts'
import { menuFiguresOf } from '#domain/menu-figures.ts'
import type { Settings } from '#domain/settings.ts'
import type { Lang } from '#domain/text.ts'
import type { Catalogue } from '#server/site/site-api.ts'
import { bannerViews } from './banner-view.ts'
import type { BelowProps } from './sections.tsx'
import type { Voucher } from './vouchers.tsx'
import type { WayToStart } from './ways-to-start.tsx'

/** Each card's page, and its picture below catalogue/pictures. */
const cards = {
  menu: { page: 'menu', picture: 'activity/order-menu.svg' },
  quote: { page: 'enquiry', picture: 'activity/quotation.svg' },
  cooperation: { page: 'corporate', picture: 'activity/business-cooperation.svg' },
} as const satisfies Record<keyof typeof waysToStart, { page: PageId; picture: string }>

/** Dishes on the tickets that do not give one away. */
const ticketDishes = ['fruit-platter', 'egg-tarts', 'siu-mai']

/** One less than the wall's rows hold at every width: the last cell invites. */
const clientsShown = 11

export interface BelowFacts {
  readonly catalogue: Catalogue
  readonly settings: Settings
  readonly clients: readonly Client[]
  readonly chatHref: string
  readonly today: CalendarDate
}

export function homeSectionsView(
  { catalogue, settings, clients, chatHref, today }: BelowFacts,
  lang: Lang,
): BelowProps {
  const { banners, categories, sets } = catalogue
  const figures = figuresOf(settings)
  return {
    offers: {
      banners: bannerViews(banners, 'SWIPER', today, lang),
      vouchers: vouchersOf(settings, sets, today),
    },
    ways: waysOf(catalogue, lang),
    clients: clients.slice(0, clientsShown),
    figures,
    faqs: faqSections(figures, menuFiguresOf(sets, categories)),
    chatHref,
  }
}

function vouchersOf({ promotions }: Settings, sets: readonly SetMenu[], today: CalendarDate): Voucher[] {
  const dishes = new Map<string, Dish>()
  for (const { groups } of sets)
    for (const group of groups) for (const { dish } of group.dishes) dishes.set(dish.id, dish)
  return promotions
    .filter(({ season }) => !season || isWithinSeason(today, season))
    .flatMap((promotion, index) => {
      const { code } = promotion
      const shown =
        promotion.kind === 'freeDish' ? promotion.dish.id : (ticketDishes[index % ticketDishes.length] ?? '')
      const picture = (dishes.get(shown) ?? [...dishes.values()][index])?.picture
      return code !== null && picture ? [{ ...promotion, code, picture }] : []
    })
}

function waysOf({ pictures }: Catalogue, lang: Lang): WayToStart[] {
  return (Object.keys(waysToStart) as (keyof typeof waysToStart)[]).flatMap((id) => {
    const picture = pictures.get(cards[id].picture)
    return picture ? [{ id, href: pagePath(cards[id].page, lang), picture }] : []
  })
}
