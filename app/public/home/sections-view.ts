import { type PageId, pagePath } from '#app/paths.ts'
import { eventCount } from '#content/pages/client.ts'
import { faqSections } from '#content/pages/faqs.ts'
import { aboutUs, type waysToStart } from '#content/pages/home-sections.ts'
import { type CalendarDate, isWithinSeason } from '#domain/calendar.ts'
import type { Dish, SetMenu } from '#domain/menu/catalogue.ts'
import { menuFiguresOf } from '#domain/menu/menu-figures.ts'
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import { isForEverybody } from '#domain/promotions/promotions.ts'
import type { Clientele } from '#domain/shop/client.ts'
import type { FigureOf } from '#domain/shop/figure-text.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import { type PlacedQuestion, visibleQuestions } from '#domain/shop/site-content.ts'
import type { Lang } from '#domain/text.ts'
import type { Catalogue } from '#server/page-data/site-api.ts'
import type { BelowProps } from './sections.tsx'
import type { Voucher } from './vouchers.tsx'
import type { WaysToStartProps } from './ways-to-start.tsx'

/** Paths are below catalogue/pictures. */
const otherWays = [
  { id: 'quote', page: 'enquiry', plate: 'dishes/cake-wedding.svg' },
  { id: 'cooperation', page: 'corporate', plate: 'dishes/sandwiches-finger.svg' },
] as const satisfies { id: keyof typeof waysToStart; page: PageId; plate: string }[]

/** The plates lie over the upper edge of the cloth. */
const plates = ['dishes/nigiri.svg', 'dishes/satay.svg', 'dishes/fruit.svg']

const feast = 'enquiry/annual-dinner-large.svg'

const sizeCategory = 'party-sets'

const ticketDishes = ['fruit-platter', 'egg-tarts', 'siu-mai']

/** Twelve clients fill complete rows at every width. */
const maxClients = 12

const firstQuestions = ['ordering-1', 'ordering-2', 'delivery-1', 'ordering-5', 'ordering-8', 'ordering-6']

export interface SectionsContext {
  readonly catalogue: Catalogue
  readonly settings: Settings
  readonly methods: readonly PaymentMethod[]
  readonly questions: readonly PlacedQuestion[]
  readonly clientele: Clientele
  readonly figureOf: FigureOf
  readonly shop: ShopDetails
  readonly chatHref: string
  readonly today: CalendarDate
  /** Pages that nothing links to. */
  readonly closedPages: readonly string[]
}

export function homeSectionsView(
  {
    catalogue,
    settings,
    methods,
    questions: questionPlaces,
    clientele,
    figureOf,
    shop,
    chatHref,
    today,
    closedPages,
  }: SectionsContext,
  lang: Lang,
): BelowProps {
  const { categories, sets, pictures } = catalogue
  const figures = { ...figuresOf(settings), methods }
  const menu = menuFiguresOf(sets, categories)
  const faqs = visibleQuestions(faqSections(figures, menu), questionPlaces)
  const questions = faqs.flatMap(({ items }) => items)
  return {
    vouchers: vouchersOf(settings, sets, today),
    ways: waysOf(catalogue, closedPages, lang),
    feast: pictures.get(feast),
    clients: closedPages.includes('client') ? [] : clientele.clients.slice(0, maxClients),
    count: eventCount(clientele, figureOf),
    figures,
    faqs,
    firstQuestions: firstQuestions.flatMap((question) => questions.find(({ id }) => id === question) ?? []),
    hotline: shop.hotline,
    area: shop.area,
    about: aboutUs(figures, menu.sold),
    chatHref,
  }
}

function vouchersOf({ promotions }: Settings, sets: readonly SetMenu[], today: CalendarDate): Voucher[] {
  const dishes = new Map<string, Dish>()
  for (const { groups } of sets)
    for (const group of groups) for (const { dish } of group.dishes) dishes.set(dish.id, dish)
  return promotions
    .filter((each) => isForEverybody(each) && (!each.season || isWithinSeason(today, each.season)))
    .flatMap((promotion, index) => {
      const { code } = promotion
      const text =
        promotion.kind === 'freeDish' ? promotion.dish.id : (ticketDishes[index % ticketDishes.length] ?? '')
      const picture = (dishes.get(text) ?? [...dishes.values()][index])?.picture
      return code !== null && picture ? [{ ...promotion, code, picture }] : []
    })
}

function waysOf({ sets, pictures }: Catalogue, closedPages: readonly string[], lang: Lang): WaysToStartProps {
  const sizes = sets.flatMap(({ categoryId, published, serves }) =>
    published && categoryId === sizeCategory ? [serves.max] : [],
  )
  return {
    menuHref: pagePath('menu', lang),
    sizes: [...new Set(sizes)].sort((one, other) => one - other),
    others: otherWays
      .filter(({ page }) => !closedPages.includes(page))
      .map(({ id, page, plate }) => ({ id, href: pagePath(page, lang), picture: pictures.get(plate) })),
    plates: plates.flatMap((plate) => pictures.get(plate) ?? []),
  }
}
