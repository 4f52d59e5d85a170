/** An amount far from the expected one needs a second press before it is booked. */
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readMove } from '#domain/staff/orders/order-move.ts'
import { orders } from '#server/db/schema/orders.ts'
import { modulesIn } from '#tests/support/imports.ts'
import { editing } from '#tests/support/orders/edited-order.ts'
import { type FreshOrder, freshOrder } from '#tests/support/orders/fresh-order.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testNow } from '#tests/support/store/store.ts'
import { actOnOrder } from './act-on-order.ts'

const store = setUpStore()

const toLantau = { zoneId: 'new-territories', remotePlaceId: 'lantau' }

async function move(order: FreshOrder, input: Readonly<Record<string, string>>) {
  const fields = { order: String(order.id), version: String((await order.stored()).version), ...input }
  const reading = readMove((name) => new Map(Object.entries(fields)).get(name) ?? null)
  if (!reading.ok) throw new Error(reading.reason)
  return actOnOrder(store, staffMember('Amy'), reading.value, testNow)
}

async function grantTen(share: Readonly<Record<string, string>>) {
  const order = await freshOrder(store)
  await order.pay()
  await store.db.update(orders).set({ refundAsked: order.total }).where(eq(orders.id, order.id))
  return move(order, { verb: 'grant-refund', reason: 'goodwill', key: 'a-key-of-the-walk-0000', ...share })
}

const fee = async (verb: 'quote-fee' | 'confirm') =>
  move(await freshOrder(store, toLantau), { verb, amount: '45000' })

async function payAndRefund() {
  const order = await freshOrder(store)
  await order.pay()
  await order.pay()
  return move(order, { verb: 'refund', amount: '10', transfer: 'FT 1' })
}

async function editFee() {
  const edit = editing(store)
  const { id, base } = await edit.place(toLantau)
  return edit.save(id, { base, change: { fee: '45000' } })
}

/** The keys are the modules that read the amounts. */
const readMoveFields = {
  'app/staff/orders/detail/refund.tsx': { grant: () => grantTen({ share: 'part', amount: '10' }) },
  'domain/staff/orders/order-move.ts': {
    pay: async () => move(await freshOrder(store), { verb: 'pay', method: 'fps', amount: '99000' }),
    refund: payAndRefund,
    'quote-fee': () => fee('quote-fee'),
    confirm: () => fee('confirm'),
    'grant-refund': () => grantTen({ share: 'whole', whole: '10' }),
  },
  'domain/staff/orders/edit/edited-fee.ts': { fee: editFee },
  // This field is the amount that staff confirm.
  'domain/staff/orders/edit/edit-form.ts': { fee: editFee },
}

test('every module that reads an amount of staff is in the table', () => {
  // Prices and fees of settings are asked about by their own forms.
  const readers = modulesIn(['app', 'domain', 'server'])
    .filter(({ path, text }) => path.includes('/staff/orders/') && /\breadAmount\b/.test(text))
    .map(({ path }) => path)
  expect(readers.toSorted()).toEqual(Object.keys(readMoveFields).toSorted())
})

describe.each(Object.entries(readMoveFields))('an amount read by %s', (_, ways) => {
  test.each(Object.entries(ways))('is asked about before it is recorded: %s', async (_way, type) => {
    expect(await type()).toMatchObject({ ok: false, reason: { asks: expect.any(String) } })
  })
})
