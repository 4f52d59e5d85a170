import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, calendarDate, todayInHongKong } from '#domain/calendar.ts'
import {
  dateRefusal,
  earliestOrderDate,
  firstOrderDate,
  latestOrderDate,
} from '#domain/delivery/delivery-dates.ts'
import { quote } from '#domain/ordering/quote.ts'
import { diceOf, randomDraft, randomNow } from '#tests/support/orders/random-order.ts'
import { demoSet, demoSets, demoSettings, draftWith } from '#tests/support/store/catalogue.ts'
import { defaultSelection } from './menu-selection.ts'
import { lineProblems, setRefusal } from './orderable.ts'

const today = calendarDate('2026-11-22')
const settings = demoSettings()
const rules = { sets: demoSets(), settings }
const [deluxe, christmas, halloween, poonChoi, individual, bento, otherBento] = [3, 48, 53, 14, 10, 25, 26]

const codeOf = (setId: number, day = today) => setRefusal(demoSet(setId), settings, day)?.code ?? null

function problemsOf(...lines: [setId: number, quantity: number][]) {
  const draft = draftWith({
    lines: lines.map(([setId, quantity]) => {
      const set = demoSets().get(setId)
      return { setId, quantity, selection: set ? defaultSelection(set) : {} }
    }),
  })
  const problems = lineProblems(quote(draft, rules, today), settings, today)
  return lines.map((_, index) => problems.get(index)?.code ?? null)
}

describe('a set', () => {
  test('can be ordered if one of its days can be', () => {
    expect([codeOf(deluxe), codeOf(christmas)]).toEqual([null, null])
    expect(codeOf(christmas, calendarDate('2026-12-28'))).toBeNull()
    expect(codeOf(christmas, calendarDate('2026-12-29'))).toBe('set-not-in-season')
  })

  test('is refused with the day it is offered from, the place it is sold at, or as unavailable', () => {
    expect(setRefusal(demoSet(halloween), settings, today)).toMatchObject({ data: { from: '10-01' } })
    expect(setRefusal(demoSet(poonChoi), settings, today)).toMatchObject({ data: { path: '/products/14' } })
    expect(setRefusal({ ...demoSet(deluxe), published: false }, settings, today)?.code).toBe(
      'set-unavailable',
    )
  })
})

describe('the lines of an order', () => {
  test('have no problem if they can be ordered', () => {
    expect(problemsOf([deluxe, 1], [christmas, 2])).toEqual([null, null])
  })

  test('each have their own problem', () => {
    expect(problemsOf([deluxe, 1], [individual, 4], [halloween, 1], [poonChoi, 1], [999, 1])).toEqual([
      null,
      'below-minimum-quantity',
      'set-not-in-season',
      'set-sold-elsewhere',
      'set-unknown',
    ])
  })

  test('share the problem of a minimum that they miss together', () => {
    expect(problemsOf([bento, 4], [deluxe, 1], [otherBento, 5])).toEqual([
      'below-minimum-quantity',
      null,
      'below-minimum-quantity',
    ])
  })

  test('have a problem if their seasons have no day in common', () => {
    const day = calendarDate('2026-08-20')
    const lines = [deluxe, christmas, halloween].map((setId) => ({
      setId,
      quantity: 1,
      selection: defaultSelection(demoSet(setId)),
    }))
    const problems = lineProblems(quote(draftWith({ lines }), rules, day), settings, day)
    expect([...problems].map(([index, { code }]) => [index, code])).toEqual([
      [1, 'seasons-apart'],
      [2, 'seasons-apart'],
    ])
  })

  test('have a problem if no details could make the order valid', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const dice = diceOf(seed)
        const now = randomNow(dice)
        const day = todayInHongKong(now)
        const draft = randomDraft(dice, [...demoSets().values()], settings, now)
        const orderQuote = quote(draft, rules, day)
        const problems = lineProblems(orderQuote, settings, day)
        const ofLines = orderQuote.refusals.filter(
          ({ field, code }) => field === 'lines' && code !== 'order-empty',
        )
        const haveDay = firstOrderDate(
          orderQuote.lines.map(({ set }) => set),
          settings,
          day,
        )
        expect(problems.size > 0).toBe(ofLines.length > 0 || haveDay === null)
      }),
    )
  })
})

test('the earliest day of an order is the first that no rule refuses', () => {
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      const dice = diceOf(seed)
      const day = todayInHongKong(randomNow(dice))
      const sets = [dice.pick([...demoSets().values()]), dice.pick([...demoSets().values()])]
      const first = firstOrderDate(sets, settings, day)
      const latest = latestOrderDate(day, settings)
      for (let date = earliestOrderDate(day, settings); date < (first ?? latest); date = addDays(date, 1)) {
        expect(dateRefusal(date, sets, settings, day)).not.toBeNull()
      }
      if (first) expect(dateRefusal(first, sets, settings, day)).toBeNull()
    }),
  )
})
