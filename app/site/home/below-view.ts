/** What the lower half of the home page shows of the catalogue, the rules and the answers. */
import faqs from '#catalogue/faqs.json' with { type: 'json' }
import { freeDelivery, remoteAreas, type waysToStart } from '#content/home-sections.ts'
import { type CalendarDate, isWithinSeason } from '#domain/calendar.ts'
import type { Dish, SetMenu } from '#domain/catalogue.ts'
import { chatGreeting, chatLink } from '#domain/chat-message.ts'
import { formatMoney } from '#domain/money.ts'
import type { Settings } from '#domain/settings.ts'
import type { Lang } from '#domain/text.ts'
import { type PageId, pagePath } from '../../paths.ts'
import type { BelowProps } from './below.tsx'
import type { Voucher } from './vouchers.tsx'
import type { WayToStart } from './ways-to-start.tsx'

/** The questions people ask first, in this order; fees stand right above them, and all the others on the terms page. */
const asked = ['ordering-2', 'eating-1', 'changes-4', 'payment-1']

/** Each card's page, and the category whose largest set is its picture. */
const cards = [
  { id: 'menu', page: 'menu', categoryId: 'party-sets' },
  { id: 'quote', page: 'enquiry', categoryId: 'wedding' },
  { id: 'cooperation', page: 'corporate', categoryId: 'corporate' },
] as const satisfies readonly { id: keyof typeof waysToStart; page: PageId; categoryId: string }[]

/** Dishes on the tickets that do not give one away. */
const ticketDishes = ['fruit-platter', 'egg-tarts', 'siu-mai']

export interface BelowFacts {
  readonly sets: readonly SetMenu[]
  readonly settings: Settings
  readonly chatNumber: string
  readonly today: CalendarDate
}

export function belowView({ sets, settings, chatNumber, today }: BelowFacts, lang: Lang): BelowProps {
  return {
    vouchers: vouchersOf(settings, sets, today),
    ways: waysOf(sets, lang),
    delivery: {
      zones: settings.zones.map(({ id, name, fee }) => ({ id, name, fee })),
      free: freeDelivery(formatMoney(settings.freeDeliveryFrom), withoutFreeDelivery(settings)),
    },
    questions: { items: answers(), chatHref: chatLink(chatNumber, chatGreeting(null, lang)) },
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

function waysOf(sets: readonly SetMenu[], lang: Lang): WayToStart[] {
  return cards.flatMap(({ id, page, categoryId }) => {
    const picture = sets.findLast((set) => set.published && set.categoryId === categoryId)?.picture
    return picture ? [{ id, href: pagePath(page, lang), picture }] : []
  })
}

/** Places of their own name first, all that are quoted for under one name. */
function withoutFreeDelivery({ remotePlaces }: Settings) {
  const excepted = remotePlaces.filter(({ freeDelivery: isFree }) => !isFree)
  const named = excepted.filter(({ byQuotation }) => !byQuotation).map(({ name }) => name)
  return named.length < excepted.length ? [...named, remoteAreas] : named
}

function answers() {
  const all = faqs.sections.flatMap(({ items }) => items)
  return asked.flatMap((wanted) => all.filter(({ id }) => id === wanted))
}
