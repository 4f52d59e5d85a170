import { beforeAll, expect, test } from 'vitest'
import { copyTable } from '#app/staff/office/customers/copy-table.ts'
import { allergenNames } from '#content/allergens.ts'
import { copyNames, workNames } from '#content/staff/orders/customer-copy.ts'
import { eventNames } from '#content/staff/orders/order.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { cents } from '#domain/money.ts'
import { accessKinds } from '#domain/ordering/order-needs.ts'
import { paymentMethods } from '#domain/payment/payment-method.ts'
import { paymentStates } from '#domain/payment/payment-update.ts'
import { refundStates } from '#domain/payment/refund.ts'
import { orderStatuses, paymentStatuses } from '#domain/placed/order-status.ts'
import { actorKinds, orderVerbs } from '#domain/placed/order-verbs.ts'
import { stopPictureKinds } from '#domain/staff/day/stop-update.ts'
import { workVerbs } from '#domain/staff/work-verbs.ts'
import { langs } from '#domain/text.ts'
import { type CustomerCopy, exportCustomer } from '#server/commands/customers/export-customer.ts'
import { letterStates } from '#server/db/schema/letters.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testNow } from '#tests/support/store/store.ts'

const store = setUpStore()
let copy: CustomerCopy
beforeAll(async () => {
  const order = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
  const owner = { id: 'a', name: 'Amy', role: 'owner' } as const
  const file = await exportCustomer(store, [order.id], owner, testNow)
  if (!file) throw new Error('the owner may not')
  copy = file
})

/** An order with every code that the program has. */
function withEveryCode({ orders: [order], madeAt }: CustomerCopy): CustomerCopy {
  if (!order) throw new Error('the copy is empty')
  const amount = cents(100)
  const event = {
    at: testNow,
    moved: null,
    amount: null,
    changes: [],
    note: '',
    status: order.status,
    paymentStatus: order.paymentStatus,
  }
  const everything = {
    ...order,
    access: [...accessKinds],
    allergens: [...allergens],
    payments: paymentStates.flatMap((state) =>
      paymentMethods.map((method) => ({
        method,
        state,
        amount,
        captured: amount,
        refunded: amount,
        transferReference: null,
        startedAt: testNow,
        settledAt: testNow,
      })),
    ),
    refunds: refundStates.map((state) => ({ amount, state, askedAt: testNow, settledAt: testNow })),
    atDoor: stopPictureKinds.map((kind) => ({ kind, takenAt: testNow, picture: '' })),
    letters: letterStates.map((state) => ({ id: 'letter', state, at: testNow })),
    trail: actorKinds.flatMap((actor) => orderVerbs.map((verb) => ({ ...event, verb, actor }))),
    work: workVerbs.map((verb) => ({ at: testNow, verb, subject: '', number: null, note: '' })),
  }
  const waysAndStates = (['delivery', 'pickup'] as const).flatMap((fulfilment) =>
    orderStatuses.flatMap((status) =>
      paymentStatuses.map((paymentStatus) => ({ ...order, fulfilment, status, paymentStatus })),
    ),
  )
  return { madeAt, orders: [everything, ...waysAndStates] }
}

const codes = new Set<string>([
  ...langs,
  'delivery',
  'pickup',
  ...accessKinds,
  ...allergens,
  ...paymentMethods,
  ...paymentStates,
  ...refundStates,
  ...stopPictureKinds,
  ...letterStates,
  ...orderVerbs,
  ...workVerbs,
  ...actorKinds,
  ...orderStatuses,
  ...paymentStatuses,
])

test.each(langs)(
  'the customer’s copy contains a set’s dishes and surcharges in dollars, and times of Hong Kong (%s)',
  (lang) => {
    const { orders: [order] = [] } = copy
    const [set] = order?.sets ?? []
    const [dish] = set?.dishes ?? []
    if (!order || !set || !dish) throw new Error('the copy has no dish')
    const dishes = [{ ...dish, number: 2, amount: cents(5_000) }, dish]
    const table = copyTable({ ...copy, orders: [{ ...order, sets: [{ ...set, dishes }] }] }, lang)
    expect(table).toContain(`${dish.name[lang]} × 2 +$50.00; ${dish.name[lang]} × 1\r\n`)
    expect(table).toContain(`${copyNames.placedAt[lang]},2026-11-21 12:00\r\n`)
  },
)

test.each(langs)('the customer’s copy has words for every code of the program (%s)', (lang) => {
  const table = copyTable(withEveryCode(copy), lang)
  const cells = table.split(/[,\r\n]+|; /)
  for (const names of [eventNames, workNames])
    for (const name of Object.values(names)) expect(cells).toContain(name[lang])
  // Some allergen codes are English words.
  const words = new Set(Object.values(allergenNames).map((name) => name[lang]))
  expect(cells.filter((cell) => codes.has(cell) && !words.has(cell))).toEqual([])
})
