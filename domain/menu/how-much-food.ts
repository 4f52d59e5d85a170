import { type DeliveryCharge, deliveryCharge, foodOfOrder } from '#domain/delivery/delivery-fee.ts'
import { type Cents, cents, nothing, sumOf } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import type { GuestBounds, Settings } from '#domain/shop/settings.ts'
import type { SetMenu } from './catalogue.ts'

export const occasions = {
  party: { categories: ['party-sets'], isOneEach: false },
  birthday: { categories: ['birthday'], isOneEach: false },
  dinner: { categories: ['chinese'], isOneEach: false },
  lunch: { categories: ['bento', 'one-each'], isOneEach: true },
  meeting: { categories: ['corporate'], isOneEach: false },
  reception: { categories: ['snacks'], isOneEach: false },
} as const satisfies Record<string, { categories: readonly string[]; isOneEach: boolean }>

export type Occasion = keyof typeof occasions

/** Servings per hundred guests. Set sizes mean average adults; children eat about a tenth less. */
export const appetites = { light: 90, normal: 100, hearty: 120 } as const

export type Appetite = keyof typeof appetites

export interface FoodRequest {
  readonly guests: number
  readonly occasion: Occasion
  readonly appetite: Appetite
}

/** Initial request if the shop serves this many guests. */
export const usualRequest: FoodRequest = { guests: 40, occasion: 'party', appetite: 'normal' }

export function firstRequest({ min, max }: GuestBounds): FoodRequest {
  return { ...usualRequest, guests: Math.min(max, Math.max(min, usualRequest.guests)) }
}

/** Pages send browsers only these fields. */
export type ServedSet = Pick<
  SetMenu,
  'id' | 'categoryId' | 'serves' | 'price' | 'includesDelivery' | 'minQuantity'
>

export interface SuggestedLine<Set extends ServedSet = ServedSet> {
  readonly set: Set
  readonly quantity: number
  readonly amount: Cents
}

/** Ranks selections that are all sufficient. */
export type Ranking = 'lowest-price' | 'fewest-sets'

export interface Suggestion<Set extends ServedSet = ServedSet> {
  readonly ranking: Ranking
  readonly lines: readonly SuggestedLine<Set>[]
  readonly servings: number
  readonly count: number
  readonly food: Cents
}

export function isGuestCount(guests: number, { min, max }: GuestBounds): boolean {
  return Number.isInteger(guests) && guests >= min && guests <= max
}

/** Individual boxes are not reduced for small appetites. */
export function servingsNeeded({ guests, occasion, appetite }: FoodRequest): number {
  const servings = Math.ceil((guests * appetites[appetite]) / 100)
  return occasions[occasion].isOneEach ? Math.max(guests, servings) : servings
}

const usualCategories: ReadonlySet<string> = new Set(
  Object.values(occasions).flatMap(({ categories }) => [...categories]),
)
const isUsual = ({ categoryId }: Pick<ServedSet, 'categoryId'>) => usualCategories.has(categoryId)

/**
 * Only full meals at a fixed price that are sold all year are suggested; where the shop has the categories of occasions,
 * only from these.
 */
export function setsToSuggest(sets: readonly SetMenu[]): readonly SetMenu[] {
  const sold = sets.filter(({ published }) => published)
  const all = sold.some(isUsual) ? sold.filter(isUsual) : sold
  return all.filter(
    ({ unit, externalPath, season, pricing }) =>
      (unit === 'set' || unit === 'person' || unit === 'box') &&
      externalPath === null &&
      season === null &&
      pricing === 'fixed',
  )
}

/**
 * Returns the cheapest selection and the one with fewest sets; one if equal, none if no set fits. More
 * guests or appetite never yield fewer servings, a lower price or fewer sets.
 */
export function suggestFood<Set extends ServedSet>(
  request: FoodRequest,
  sets: readonly Set[],
  bounds: GuestBounds,
): readonly Suggestion<Set>[] {
  if (!isGuestCount(request.guests, bounds)) return []
  const suitable = sets.filter((set) => isEatenAt(request.occasion, set))
  const servings = servingsNeeded(request)
  const cheapest = bestSelection(suitable, servings, 'lowest-price')
  const fewest = bestSelection(suitable, servings, 'fewest-sets')
  if (!cheapest || !fewest) return []
  return fewest.count < cheapest.count ? [cheapest, fewest] : [cheapest]
}

export interface Estimate {
  readonly delivery: DeliveryCharge
  /** Cents; excludes a fee that must be quoted. */
  readonly total: Cents
}

/** Delivery is priced for an ordinary day, as in the order form. */
export function estimateOf(
  { lines, food }: Suggestion,
  place: Pick<OrderDraft, 'zoneId' | 'remotePlaceId'>,
  settings: Pick<Settings, 'zones' | 'remotePlaces' | 'freeDeliveryFrom' | 'specialDates' | 'days'>,
): Estimate {
  const delivery = deliveryCharge(
    { fulfilment: 'delivery', ...place },
    null,
    foodOfOrder({ lines, food, discount: nothing }),
    settings,
  )
  return { delivery, total: cents(food + (delivery.fee ?? nothing)) }
}

/** A shop with categories of its own has meals for a table, and for one guest each. */
function isEatenAt(occasion: Occasion, set: ServedSet): boolean {
  const { categories, isOneEach } = occasions[occasion]
  if (isUsual(set)) return categories.some((id) => id === set.categoryId)
  return isOneEach === (set.serves.max === 1)
}

/** A linked list of sets, the last added first. */
interface Selection<Set extends ServedSet> {
  readonly count: number
  readonly price: number
  readonly servings: number
  readonly selection: readonly [set: Set, quantity: number] | null
  readonly before: Selection<Set> | null
}

/** The candidates do not depend on the number needed, so that more guests never get less. */
function bestSelection<Set extends ServedSet>(
  sets: readonly Set[],
  servings: number,
  ranking: Ranking,
): Suggestion<Set> | null {
  const empty: Selection<Set> = { count: 0, price: 0, servings: 0, selection: null, before: null }
  const better = (one: Selection<Set> | null, other: Selection<Set>) =>
    one && compare(one, other, ranking) <= 0 ? one : other

  // Best ways for 1, 2, 3 … people: each adds one set to the best way for the rest.
  const ways: (Selection<Set> | null)[] = [empty]
  const combinableSets = sets.filter(({ minQuantity }) => minQuantity <= 1)
  for (let people = 1; people <= servings; people++) {
    let best: Selection<Set> | null = null
    for (const set of combinableSets) {
      const rest = ways[Math.max(0, people - set.serves.max)]
      if (rest) best = better(best, withSets(rest, set, 1))
    }
    ways[people] = best
  }
  // Sets with a minimum quantity are suggested alone.
  let best = ways[servings] ?? null
  for (const set of sets.filter(({ minQuantity }) => minQuantity > 1)) {
    const quantity = Math.max(set.minQuantity, Math.ceil(servings / set.serves.max))
    best = better(best, withSets(empty, set, quantity))
  }
  return best && suggestionOf(best, ranking)
}

function withSets<Set extends ServedSet>(before: Selection<Set>, set: Set, quantity: number): Selection<Set> {
  return {
    count: before.count + quantity,
    price: before.price + set.price * quantity,
    servings: before.servings + set.serves.max * quantity,
    selection: [set, quantity],
    before,
  }
}

/** Negative if the first is better; ties go to more servings. */
function compare(one: Selection<ServedSet>, other: Selection<ServedSet>, ranking: Ranking): number {
  const price = one.price - other.price
  const count = one.count - other.count
  const first = ranking === 'lowest-price' ? price || count : count || price
  return first || other.servings - one.servings
}

function suggestionOf<Set extends ServedSet>(best: Selection<Set>, ranking: Ranking): Suggestion<Set> {
  const quantities = new Map<Set, number>()
  for (let step: Selection<Set> | null = best; step?.selection; step = step.before) {
    const [set, quantity] = step.selection
    quantities.set(set, (quantities.get(set) ?? 0) + quantity)
  }
  const lines = [...quantities]
    .map(([set, quantity]) => ({ set, quantity, amount: cents(set.price * quantity) }))
    .sort((one, other) => other.set.serves.max - one.set.serves.max || one.set.id - other.set.id)
  const { servings, count } = best
  return { ranking, lines, servings, count, food: sumOf(lines.map(({ amount }) => amount)) }
}
