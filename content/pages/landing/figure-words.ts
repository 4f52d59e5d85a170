/** Figures that texts of pages may name in braces. */
import { exceptTo, slotLength, waitingFee } from '#content/delivery.ts'
import { stoppingWarnings } from '#content/ordering/policies.ts'
import { countOf, figure, hoursInChinese, hoursInEnglish, periodInMonths } from '#content/phrases.ts'
import { slotExample } from '#content/sailing-example.ts'
import type { FigureOf } from '#domain/shop/figure-text.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { Text } from '#domain/text.ts'
import { type LandingFigures, notSold, type SetFigures } from './landing-figures.ts'

const same = (words: string | number): Text => ({ zh: String(words), en: String(words) })
const days = (count: number): Text => ({ zh: `${count} 日`, en: countOf(count, ['day', 'days']) })

/** `{leadDays}`, for example, becomes 3 日. */
const shopFigures: Readonly<Record<string, (figures: LandingFigures) => Text | null>> = {
  guests: ({ service: { guests } }) => same(`${figure(guests.min)}–${figure(guests.max)}`),
  guestsMin: ({ service }) => same(figure(service.guests.min)),
  guestsMax: ({ service }) => same(figure(service.guests.max)),
  dishes: ({ dishes }) => (dishes > 0 ? same(figure(dishes)) : null),
  everywhere: ({ notServed: { districts, areas } }) =>
    districts.length + areas.length > 0 ? null : { zh: '全港', en: 'across Hong Kong' },
  leadDays: ({ leadDays }) => days(leadDays),
  chatDays: ({ service }) => days(service.thaiByChatDays),
  freeDeliveryFrom: ({ freeDeliveryFrom }) => same(freeDeliveryFrom),
  deliveryExceptions: exceptTo,
  firstSlot: ({ firstSlot }) => same(firstSlot),
  lastSlot: ({ lastSlot }) => same(lastSlot),
  lastSlotEnd: ({ lastSlotEnd }) => same(lastSlotEnd),
  pickupAddress: ({ pickupAddress }) => pickupAddress,
  slotLength: ({ slotMinutes }) => slotLength(slotMinutes),
  slotExample,
  arrivalMinutes: ({ service }) => same(service.arrivalMinutes),
  freeWaitingMinutes: ({ service }) => same(service.waiting.freeMinutes),
  waitingFeeMinutes: ({ service }) => same(service.waiting.perMinutes),
  waitingFee: ({ service }) => waitingFee(service.waiting),
  warmHours: ({ service: { warmHours } }) => ({
    zh: hoursInChinese(warmHours),
    en: hoursInEnglish(warmHours),
  }),
  menuRefresh: ({ service: { menuRefreshMonths: months } }) =>
    months > 0 ? { zh: `${months} 個月`, en: periodInMonths(months) } : null,
  labelledBoxesFrom: ({ service }) => same(service.labelledBoxesFrom),
  noticeDays: ({ change }) => days(change.noticeDays),
  stoppingWarnings: ({ change }) => stoppingWarnings(change),
  postponeDays: ({ change }) => same(change.postponeWithinDays),
  freeBoxesFrom: (figures) => {
    const gift = boxesGift(figures)
    return gift && same(gift.from)
  },
  freeBoxDish: (figures) => boxesGift(figures)?.dish ?? null,
}

/** `{thai-10.price}`, for example, becomes $722. */
const setFigures: Readonly<Record<string, (set: SetFigures) => Text>> = {
  name: ({ name }) => name,
  price: ({ price }) => same(price),
  priceRange: ({ priceRange }) => same(priceRange),
  servesMin: ({ serves }) => same(serves.min),
  servesMax: ({ serves }) => same(serves.max),
  aHeadFrom: ({ aHead }) => same(aHead.from),
  aHeadTo: ({ aHead }) => same(aHead.to),
  minQuantity: ({ minQuantity }) => same(minQuantity),
}

/** Pages of the shop itself may also name it, `{shop}`, and the district of its kitchen, `{area}`. */
export const shopWords =
  ({ name, area }: Pick<ShopDetails, 'name' | 'area'>, figures: LandingFigures): FigureOf =>
  (word, lang) =>
    (word === 'shop' ? name : word === 'area' ? area : null)?.[lang] ?? figureWords(figures)(word, lang)

/** Besides figures of the shop and of sets, `{thai-10/satay}` is the price of a set's dish. */
export function figureWords(figures: LandingFigures): FigureOf {
  return (name, lang) => {
    const words = textOf(name, figures)?.[lang] ?? notSold
    return words === notSold ? null : words
  }
}

function textOf(name: string, figures: LandingFigures): Text | null {
  const [slug = '', dishId] = name.split('/')
  if (dishId !== undefined) return same(figures.dishPrice(slug, dishId))
  const [set = '', field] = name.split('.')
  if (field === undefined)
    return Object.hasOwn(shopFigures, name) ? (shopFigures[name]?.(figures) ?? null) : null
  return Object.hasOwn(setFigures, field) ? (setFigures[field]?.(figures.set(set)) ?? null) : null
}

/** The dish that is free with enough boxes (decisions 23). */
function boxesGift({ promotions }: Figures): { readonly from: number; readonly dish: Text } | null {
  for (const promotion of promotions) {
    if (promotion.kind !== 'freeDish' || !promotion.boxes) continue
    const { zh, en } = promotion.dish.name
    return { from: promotion.boxes.min, dish: { zh, en: en.toLowerCase() } }
  }
  return null
}
