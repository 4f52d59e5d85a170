/**
 * What can't be ordered as it stands, told before anything is typed: sold elsewhere, out of season, incomplete, below
 * the minimum. The set page asks about a set; the basket and the first step of the order ask about each line.
 */
import type { CalendarDate } from './calendar.ts'
import type { SetMenu } from './catalogue.ts'
import { type DateRules, firstOrderDate } from './delivery-dates.ts'
import type { PricedLine } from './price-line.ts'
import type { Quote } from './quote.ts'
import { type Refusal, refusal } from './refusals.ts'

type OfferedSet = Pick<SetMenu, 'id' | 'name' | 'published' | 'externalPath' | 'season'>

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
): Refusal<'set-unavailable' | 'set-sold-elsewhere' | 'set-not-in-season'> | null {
  const ofSet = { line, setId: set.id, set: set.name }
  if (!set.published) return refusal('set-unavailable', 'lines', ofSet)
  if (set.externalPath !== null) {
    return refusal('set-sold-elsewhere', 'lines', { ...ofSet, path: set.externalPath })
  }
  if (set.season && !firstOrderDate([set], settings, today)) {
    return refusal('set-not-in-season', 'lines', { ...ofSet, ...set.season })
  }
  return null
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

/** Lines of seasons that have no day in common: one order is delivered on one day. */
function seasonsApart(lines: readonly PricedLine[], settings: DateRules, today: CalendarDate) {
  const seasonal = lines.filter(({ set }) => set.season)
  const haveDay =
    seasonal.length < 2 ||
    firstOrderDate(
      seasonal.map(({ set }) => set),
      settings,
      today,
    )
  return haveDay ? [] : seasonal
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
