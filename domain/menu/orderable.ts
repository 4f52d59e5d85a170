/** Reasons why a set or a basket line cannot be ordered, reported before checkout. */
import type { CalendarDate } from '#domain/calendar.ts'
import {
  type DateRules,
  earliestOrderDate,
  firstOrderDate,
  latestOrderDate,
} from '#domain/delivery/delivery-dates.ts'
import { datedSet } from '#domain/ordering/dated-set.ts'
import type { Quote } from '#domain/ordering/quote.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Dish, DishGroup, SetMenu } from './catalogue.ts'
import type { PricedLine } from './price-line.ts'
import { isSoldOutBetween } from './sold-out.ts'

type DatedDish = Pick<Dish, 'id' | 'name' | 'soldOut'>

type OfferedSet = Pick<SetMenu, 'id' | 'name' | 'published' | 'externalPath' | 'season' | 'leadDays'> & {
  readonly groups: readonly (Pick<DishGroup, 'min' | 'repeatable'> & {
    readonly dishes: readonly { readonly dish: DatedDish }[]
  })[]
}

export function setRefusal(
  set: OfferedSet,
  settings: DateRules,
  today: CalendarDate,
  line = 0,
): Refusal<'set-unavailable' | 'set-sold-elsewhere' | 'set-not-in-season' | 'dish-sold-out'> | null {
  const ofSet = { line, setId: set.id, set: set.name }
  if (!set.published) return refusal('set-unavailable', 'lines', ofSet)
  if (set.externalPath !== null) {
    return refusal('set-sold-elsewhere', 'lines', { ...ofSet, path: set.externalPath })
  }
  if (set.season && !firstOrderDate([set], settings, today)) {
    return refusal('set-not-in-season', 'lines', { ...ofSet, ...set.season })
  }
  return tooFewDishes(set, settings, today)
}

/** A group whose dishes are sold out for the booking horizon. */
function tooFewDishes(set: OfferedSet, settings: DateRules, today: CalendarDate) {
  for (const { min, repeatable, dishes } of set.groups) {
    const soldOutDishes = dishes.filter(({ dish }) => isGone(dish, set, settings, today))
    const remaining = dishes.length - soldOutDishes.length
    const [first] = soldOutDishes
    if (!first?.dish.soldOut || remaining >= (repeatable ? Math.min(1, min) : min)) continue
    const { id: dishId, name: dish, soldOut } = first.dish
    return refusal('dish-sold-out', 'lines', { setId: set.id, set: set.name, dishId, dish, soldOut })
  }
  return null
}

/** Returns null if every orderable day has the dish. */
export function daysWithout({ soldOut }: DatedDish, settings: DateRules, today: CalendarDate) {
  const [first, last] = [earliestOrderDate(today, settings), latestOrderDate(today, settings)]
  return isSoldOutBetween(soldOut, first, last) ? soldOut : null
}

/** True if no orderable day of the set has the dish. */
export function isGone(
  { id, name, soldOut }: DatedDish,
  set: Pick<SetMenu, 'id' | 'name' | 'season' | 'leadDays'>,
  settings: DateRules,
  today: CalendarDate,
): boolean {
  if (!soldOut || !daysWithout({ id, name, soldOut }, settings, today)) return false
  const datedSet = { id: set.id, name: set.name, season: set.season, leadDays: set.leadDays }
  return !firstOrderDate([{ ...datedSet, soldOut: [{ dishId: id, dish: name, soldOut }] }], settings, today)
}

/** The first problem of each line by index; omits dates and places, which the form requests later. */
export function lineProblems(
  { lines, refusals }: Pick<Quote, 'lines' | 'refusals'>,
  settings: DateRules,
  today: CalendarDate,
): ReadonlyMap<number, Refusal> {
  const problems = new Map<number, Refusal>()
  for (const each of refusals) {
    // Without a known set there is no price, so only the refusal names the line.
    if (each.code === 'set-unknown') problems.set(each.data.line, each)
  }
  for (const line of lines) {
    const problem =
      setRefusal(line.set, settings, today, line.index) ??
      dishesRefusal(line, settings, today) ??
      refusals.find((each) => isAbout(each, line, lines)) ??
      null
    if (problem) problems.set(line.index, problem)
  }
  const apart = seasonsApart(
    lines.filter(({ index }) => !problems.has(index)),
    settings,
    today,
  )
  for (const { index } of apart) {
    const sets = apart.map(({ set }) => set.name)
    problems.set(index, refusal('seasons-apart', 'lines', { sets }))
  }
  return problems
}

/** Refusal if the chosen dishes leave no possible date; names a single culprit if there is one. */
function dishesRefusal(line: PricedLine, settings: DateRules, today: CalendarDate) {
  const setOnDates = datedSet(line)
  const [first] = setOnDates.soldOut
  if (!first || firstOrderDate([setOnDates], settings, today)) return null
  const leavesNone = (dish: typeof first) =>
    !firstOrderDate([{ ...setOnDates, soldOut: [dish] }], settings, today)
  const dish = setOnDates.soldOut.find(leavesNone) ?? first
  return refusal('dish-sold-out', 'lines', { setId: setOnDates.id, set: setOnDates.name, ...dish })
}

/** Lines of one order need a common day. */
function seasonsApart(lines: readonly PricedLine[], settings: DateRules, today: CalendarDate) {
  const datedLines = lines.map((line) => ({ line, set: datedSet(line) }))
  const bound = datedLines.filter(({ set }) => set.season || set.soldOut.length > 0)
  const sets = bound.map(({ set }) => set)
  const haveDay = bound.length < 2 || firstOrderDate(sets, settings, today)
  return haveDay ? [] : bound.map(({ line }) => line)
}

function isAbout(each: Refusal, line: PricedLine, lines: readonly PricedLine[]): boolean {
  if (each.field !== 'lines') return false
  if (each.code === 'below-minimum-quantity') {
    const { scope, setId } = each.data
    const categoryId = lines.find(({ set }) => set.id === setId)?.set.categoryId
    return scope === 'set' ? line.set.id === setId : line.set.categoryId === categoryId
  }
  return 'line' in each.data && each.data.line === line.index
}
