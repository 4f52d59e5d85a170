import { expect, test } from 'vitest'
import { demoSet, demoSets, demoSettings, draftWith } from '#tests/support/catalogue.ts'
import { calendarDate } from './calendar.ts'
import { defaultSelection } from './menu-selection.ts'
import { quote } from './quote.ts'

const facts = { sets: demoSets(), settings: demoSettings() }
const now = new Date('2026-11-20T12:00:00+08:00')

test('prices a set delivered to Kowloon with a code', () => {
  const line = { setId: 3, quantity: 1, selection: defaultSelection(demoSet(3)) }
  const q = quote(
    draftWith({
      lines: [line],
      fulfilment: 'delivery',
      date: calendarDate('2026-12-01'),
      slot: '10:00',
      zoneId: 'kowloon',
      address: '1 Nathan Road',
      promotionCode: ' cv88 ',
    }),
    facts,
    now,
  )
  expect(q.refusals).toEqual([])
  expect([q.food, q.discount, q.delivery.fee, q.total]).toEqual([148000, 17760, 15000, 145240])
})
