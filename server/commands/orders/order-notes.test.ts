import { describe, expect, test } from 'vitest'
import { orderInput as callOf } from '#app/http/add-order.ts'
import { cents } from '#domain/money.ts'
import { byNote, noteNames, orderFields } from '#domain/ordering/order-fields.ts'
import { noNeeds } from '#domain/ordering/order-needs.ts'
import { emptyContact, emptyDetails } from '#domain/ordering/order-steps.ts'
import { exportCustomer } from '#server/commands/customers/export-customer.ts'
import { findStaffOrder } from '#server/db/orders/staff-order.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'

const notes = byNote((name) => `of ${name}`.slice(0, orderFields[name].limit))

test('the browser sends every note under its name in the call', () => {
  const dialog = { details: emptyDetails, contact: { ...emptyContact, ...notes }, needs: noNeeds }
  const expected = { subtotal: cents(0), total: cents(0) }
  const call = callOf({ lines: [], dialog, paymentMethod: null }, expected, 'en')
  for (const name of noteNames) expect(call[orderFields[name].call]).toBe(notes[name])
})

describe.each(testEngines)('the notes of an order on %s', (engine) => {
  const store = setUpStore(engine)

  async function place(parts = {}) {
    const input = orderInput(await store.content(), testNow, parts)
    return placedOrder(store, { ...input, contact: { ...input.contact, ...notes } }, testNow)
  }

  test('are stored, shown to staff, and in the copy of the customer', async () => {
    const { id, reference } = await place()
    expect(await storedOrder(store, { id })).toMatchObject(notes)
    const order = await findStaffOrder(store.db, reference, { prices: false, phones: true })
    expect(order?.notes).toEqual(notes)
    const copy = await exportCustomer(store, [id], staffMember('Amy'), testNow)
    for (const name of noteNames) expect(copy?.orders[0]?.[orderFields[name].copy]).toBe(notes[name])
  })

  test('are stored for a pickup except those for deliveries only', async () => {
    const pickupPlaceId = (await store.content()).settings.pickupPlaces[0]?.id ?? null
    const { id } = await place({ fulfilment: 'pickup', pickupPlaceId, zoneId: null })
    const ofPickup = byNote((name) => (orderFields[name].isOfDelivery ? '' : notes[name]))
    expect(await storedOrder(store, { id })).toMatchObject(ofPickup)
  })
})
