import { expect, test } from 'vitest'
import { afterProof, changes } from '#content/ordering/changes.ts'
import { calendarDate, startOfDay } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import { changeOptions } from '#domain/placed/order-change.ts'
import { testSituation } from '#tests/support/orders/order-situation.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { changesView } from './changes-view.ts'

const today = calendarDate('2026-11-25')
const context = { settings: demoSettings(), sets: [], promotionIds: [], now: startOfDay(today), today }
const notesOf = (order: ReturnType<typeof testSituation>) =>
  changesView(changeOptions(order, context), 'en')?.map(({ ask, note }) => [ask, note])

test('the cancel button names everything that the shop keeps, the button for another date only its fee', () => {
  const fee = 'Until Wed 9 Dec, 30% fee ($739.02)'
  expect(notesOf(testSituation())).toEqual([
    ['date', fee],
    ['cancel', fee],
  ])
  const changedOnce = testSituation({ changeFee: cents(73_902), total: cents(320_242) })
  expect(notesOf(changedOnce)).toEqual([
    ['date', fee],
    ['cancel', `${fee}; $1,478.04 including the fees for earlier changes`],
  ])
})

test('while a proof of payment is checked, one line explains why the order cannot be changed', () => {
  const situation = testSituation({ waitingProofs: 1, payments: [], paymentStatus: 'proof-submitted' })
  expect(changesView(changeOptions(situation, context), 'en')).toEqual([
    { name: changes.both.en, note: afterProof.en, ask: null },
  ])
})
