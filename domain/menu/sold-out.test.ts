import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate } from '#domain/calendar.ts'
import { dateRefusal } from '#domain/delivery/delivery-dates.ts'
import { datedSet } from '#domain/ordering/dated-set.ts'
import { quote } from '#domain/ordering/quote.ts'
import { demoSet, demoSettings, draftWith } from '#tests/support/store/catalogue.ts'
import type { SetMenu } from './catalogue.ts'
import { defaultSelection } from './menu-selection.ts'
import { daysWithout, isGone, lineProblems, setRefusal } from './orderable.ts'
import { maySellOutUntil, type SoldOut } from './sold-out.ts'

const today = calendarDate('2026-11-20')
const settings = demoSettings()
const set = demoSet(3)
const [choice = ''] = set.groups[0]?.defaults ?? []
const span = (from: number, until: number): SoldOut => ({
  from: addDays(today, from),
  until: addDays(today, until),
})
const throughout = span(0, settings.horizonDays)

function without(soldOut: SoldOut, ids: readonly string[] = [choice]): SetMenu {
  const groups = set.groups.map((group) => ({
    ...group,
    dishes: group.dishes.map((choice) =>
      ids.includes(choice.dish.id) ? { ...choice, dish: { ...choice.dish, soldOut } } : choice,
    ),
  }))
  return { ...set, groups }
}

function quoteOf(of: SetMenu, inDays: number | null, selection = defaultSelection(set)) {
  const date = inDays === null ? null : addDays(today, inDays)
  const line = { setId: set.id, quantity: 1, selection }
  return quote(draftWith({ lines: [line], date }), { sets: new Map([[set.id, of]]), settings }, today)
}
const codes = (of: SetMenu, inDays: number) => quoteOf(of, inDays).refusals.map(({ code }) => code)
const problems = (of: SetMenu) => [...lineProblems(quoteOf(of, null), settings, today).values()]

describe('a sold-out dish', () => {
  test('is refused by name on the days without it, and on no other day', () => {
    const of = without(span(5, 7))
    expect([4, 5, 7, 8].map((day) => codes(of, day).includes('dish-sold-out'))).toEqual([
      false,
      true,
      true,
      false,
    ])
    const [refusal] = quoteOf(of, 6).refusals.filter(({ code }) => code === 'dish-sold-out')
    expect(refusal).toMatchObject({ field: 'date', data: { dishId: choice, soldOut: span(5, 7) } })
  })

  test('does not hinder an order that does not contain it', () => {
    const { [set.groups[0]?.id ?? '']: _, ...others } = defaultSelection(set)
    const matches = quoteOf(without(throughout), 6, others).refusals.map(({ code }) => code)
    expect(matches).not.toContain('dish-sold-out')
  })

  test('is a problem of the line before a date is chosen only if no day is left', () => {
    expect(problems(without(span(5, 7)))).toEqual([])
    expect(problems(without(throughout))).toMatchObject([{ code: 'dish-sold-out', field: 'lines' }])
  })

  test('can be chosen while a day is left on which the set is available', () => {
    const dish = (soldOut: SoldOut) => ({ id: choice, name: set.name, soldOut })
    const isUnavailable = (soldOut: SoldOut) => isGone(dish(soldOut), set, settings, today)
    expect([span(0, 0), span(5, 7), throughout].map(isUnavailable)).toEqual([false, false, true])
    const hasNoDay = (soldOut: SoldOut) => daysWithout(dish(soldOut), settings, today) !== null
    expect([span(-3, -1), span(0, 0), span(5, 7), throughout].map(hasNoDay)).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('is marked as sold out from today until a year ahead', () => {
    const may = (days: number) => maySellOutUntil(addDays(today, days), today)
    expect([-1, 0, 366, 367].map(may)).toEqual([false, true, true, false])
  })

  test('makes the set unavailable if the other dishes can’t fill its group', () => {
    expect(setRefusal(without(throughout), settings, today)).toBeNull()
    const all = set.groups[0]?.dishes.map(({ dish }) => dish.id) ?? []
    expect(setRefusal(without(throughout, all), settings, today)?.code).toBe('dish-sold-out')
    expect(setRefusal(without(span(5, 7), all), settings, today)).toBeNull()
  })

  test('leaves a day for the line exactly if the rule of dates finds one', () => {
    const day = fc.integer({ min: -5, max: settings.horizonDays + 5 })
    fc.assert(
      fc.property(day, day, (one, other) => {
        const of = without(span(Math.min(one, other), Math.max(one, other)))
        const [line] = quoteOf(of, null).lines
        if (!line) throw new Error('no line')
        const days = Array.from({ length: settings.horizonDays + 1 }, (_, at) => addDays(today, at))
        const isLeft = days.some((date) => !dateRefusal(date, [datedSet(line)], settings, today))
        expect(problems(of).length === 0).toBe(isLeft)
      }),
      { numRuns: 40 },
    )
  })
})
