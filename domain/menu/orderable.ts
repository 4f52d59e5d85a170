/**
 * What can't be ordered as it stands, told before anything is typed: sold elsewhere, out of season, incomplete, below
 * the minimum. The set page asks about a set; the basket and the first step of the order ask about each line.
 */
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

/**
 * Why this set can't be ordered online now, whatever is chosen from it, or null.
 * @param line its index in an order
 * @param today in Hong Kong
 */
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

/** A group that can't be filled, because its dishes are sold out as far as orders are taken. */
function tooFewDishes(set: OfferedSet, settings: DateRules, today: CalendarDate) {
  for (const { min, repeatable, dishes } of set.groups) {
    const gone = dishes.filter(({ dish }) => isGone(dish, set, settings, today))
    const left = dishes.length - gone.length
    const [first] = gone
    if (!first?.dish.soldOut || left >= (repeatable ? Math.min(1, min) : min)) continue
    const { id: dishId, name: dish, soldOut } = first.dish
    return refusal('dish-sold-out', 'lines', { setId: set.id, set: set.name, dishId, dish, soldOut })
  }
  return null
}

/** The days without a dish, where orders are taken for one of them; null: it can be had on every day. */
export function daysWithout({ soldOut }: DatedDish, settings: DateRules, today: CalendarDate) {
  const [first, last] = [earliestOrderDate(today, settings), latestOrderDate(today, settings)]
  return isSoldOutBetween(soldOut, first, last) ? soldOut : null
}

/** Whether a dish of a set can't be had on any day for which the set can be ordered. */
export function isGone(
  { id, name, soldOut }: DatedDish,
  set: Pick<SetMenu, 'id' | 'name' | 'season' | 'leadDays'>,
  settings: DateRules,
  today: CalendarDate,
): boolean {
  if (!soldOut || !daysWithout({ id, name, soldOut }, settings, today)) return false
  const dated = { id: set.id, name: set.name, season: set.season, leadDays: set.leadDays }
  return !firstOrderDate([{ ...dated, soldOut: [{ dishId: id, dish: name, soldOut }] }], settings, today)
}

/**
 * The first reason why each line can't be ordered as it stands, by the line's index in the draft; lines without a reason
 * are absent. What is asked later, such as the date and the place, is no reason yet.
 */
export function lineProblems(
  { lines, refusals }: Pick<Quote, 'lines' | 'refusals'>,
  settings: DateRules,
  today: CalendarDate,
): ReadonlyMap<number, Refusal> {
  const problems = new Map<number, Refusal>()
  for (const each of refusals) {
    // A line whose set is unknown has no price, and so only its refusal tells of it.
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

/** Chosen dishes that leave no day for the line; the one that does so by itself is told first. */
function dishesRefusal(line: PricedLine, settings: DateRules, today: CalendarDate) {
  const dated = datedSet(line)
  const [first] = dated.soldOut
  if (!first || firstOrderDate([dated], settings, today)) return null
  const leavesNone = (dish: typeof first) => !firstOrderDate([{ ...dated, soldOut: [dish] }], settings, today)
  const told = dated.soldOut.find(leavesNone) ?? first
  return refusal('dish-sold-out', 'lines', { setId: dated.id, set: dated.name, ...told })
}

/** Lines whose seasons, and days without a dish, leave no day in common: one order is delivered on one day. */
function seasonsApart(lines: readonly PricedLine[], settings: DateRules, today: CalendarDate) {
  const dated = lines.map((line) => ({ line, set: datedSet(line) }))
  const bound = dated.filter(({ set }) => set.season || set.soldOut.length > 0)
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
