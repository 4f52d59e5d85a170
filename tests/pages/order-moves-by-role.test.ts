/** Every role tries every move of an order. */
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { staffOrderPath } from '#app/staff/addresses.ts'
import { changeRefusals } from '#content/ordering/change-refusals.ts'
import { roleMayNot } from '#content/staff/orders/orders.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { cents, formatMoney } from '#domain/money.ts'
import { newIdempotencyKey } from '#domain/ordering/idempotency-key.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import { type StepVerb, statusAfter } from '#domain/staff/orders/next-step.ts'
import type { StaffMove } from '#domain/staff/orders/order-move.ts'
import {
  may,
  mayAnswerRefund,
  maySetStatus,
  type Role,
  roles,
  seesPrices,
} from '#domain/staff/permissions.ts'
import { askRefund } from '#server/commands/orders/grant-refund.ts'
import {
  cancelOrder,
  confirmOrder,
  moveOrder,
  postponeOrder,
  takePayment,
} from '#server/commands/orders/staff-commands.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { joinStaff, postForm } from '#tests/support/staff/staff-forms.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
const cookies = new Map<Role, string>()
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
  for (const role of roles) cookies.set(role, await joinStaff(site, `M${role}`, role))
})
afterAll(() => site.close())

const daysAhead = 5
const placedAt = new Date(testNow.getTime() - daysAhead * 86_400_000)

type Order = Awaited<ReturnType<typeof place>>

/** Due today, so that kitchen and packers see it. */
async function place(parts: Partial<OrderDraft> = {}) {
  const date = addDays(todayInHongKong(placedAt), daysAhead)
  const input = orderInput(await site.store.content(), placedAt, { date, ...parts })
  return placedOrder(site.store, input, placedAt)
}

const call = ({ id }: Order) => ({ orderId: id, expectedVersion: null, by: 'Amy', note: 'by phone' })

/** Orders in the required state, paid if there is a refund. */
const makeByName = {
  placed: () => place(),
  pickup: () => place({ fulfilment: 'pickup', pickupPlaceId: 'kwun-tong-office', zoneId: null }),
  far: () => place({ zoneId: 'new-territories', remotePlaceId: 'lantau' }),
  async upTo(steps: readonly Exclude<StepVerb, 'confirm'>[], order?: Order) {
    const items = order ?? (await place())
    await confirmOrder(site.store, call(items), null, testNow)
    for (const step of steps) await moveOrder(site.store, call(items), step, testNow, true)
    return items
  },
  async paid() {
    const order = await place()
    await takePayment(site.store, call(order), { method: 'fps', amount: order.total }, testNow)
    return order
  },
  async owed() {
    const order = await makeByName.paid()
    await cancelOrder(site.store, call(order), cents(order.total - 100), testNow)
    return order
  },
  async postponed() {
    const order = await makeByName.upTo([])
    await postponeOrder(site.store, call(order), null, testNow)
    return order
  },
  async asked() {
    const order = await makeByName.paid()
    const request = { amount: cents(1_000) }
    await askRefund(site.store, call(order), request.amount, testNow)
    return order
  },
}

type Fields = Readonly<Record<string, string>>

interface Move {
  readonly make: () => Promise<Order>
  readonly form: (order: Order) => Fields | Promise<Fields>
  readonly who: (role: Role) => boolean
  /** The order's state forbids the move. */
  readonly isElsewhereTried?: true
}

const toStatus = (verb: StepVerb) => (role: Role) => maySetStatus(role, statusAfter[verb])
const ifMay = (action: Parameters<typeof may>[1]) => (role: Role) => may(role, action)
const why = { note: 'by phone' }
const unpaid = { evenUnpaid: 'yes' }

/** A kind of move without a row does not compile. */
const moves: Readonly<Record<Exclude<StaffMove['kind'], 'step' | 'confirm'> | StepVerb, Move>> = {
  confirm: { make: makeByName.placed, form: () => ({}), who: toStatus('confirm') },
  // Roles without prices start only paid orders.
  prepare: {
    make: async () => makeByName.upTo([], await makeByName.paid()),
    form: () => ({}),
    who: toStatus('prepare'),
  },
  'make-ready': { make: () => makeByName.upTo(['prepare']), form: () => ({}), who: toStatus('make-ready') },
  'send-out': {
    make: () => makeByName.upTo(['prepare', 'make-ready']),
    form: () => unpaid,
    who: toStatus('send-out'),
  },
  'hand-over': {
    make: () => makeByName.upTo(['prepare', 'make-ready', 'send-out']),
    form: () => unpaid,
    who: toStatus('hand-over'),
  },
  collect: {
    make: async () => makeByName.upTo(['prepare', 'make-ready'], await makeByName.pickup()),
    form: () => unpaid,
    who: toStatus('collect'),
  },
  complete: {
    make: () => makeByName.upTo(['prepare', 'make-ready', 'send-out', 'hand-over']),
    form: () => unpaid,
    who: toStatus('complete'),
  },
  reject: { make: makeByName.placed, form: () => why, who: (role) => maySetStatus(role, 'rejected') },
  reopen: {
    make: () => makeByName.upTo(['prepare', 'make-ready', 'send-out', 'hand-over']),
    form: () => why,
    who: ifMay('plan-runs'),
  },
  postpone: { make: () => makeByName.upTo([]), form: () => why, who: ifMay('postpone') },
  'keep-date': { make: makeByName.postponed, form: () => ({}), who: ifMay('postpone') },
  cancel: {
    make: makeByName.placed,
    form: () => ({ ...why, who: 'customer', 'keep.customer': '0' }),
    who: ifMay('cancel'),
  },
  'quote-fee': { make: makeByName.far, form: () => ({ amount: '450' }), who: ifMay('change-order') },
  remind: { make: makeByName.placed, form: () => ({}), who: ifMay('mark-paid') },
  note: { make: makeByName.placed, form: () => ({ verb: 'add-note', ...why }), who: ifMay('change-order') },
  'resend-letter': {
    make: makeByName.placed,
    form: ({ reference }) => ({ letter: `order-${reference}-placed` }),
    who: ifMay('change-order'),
    isElsewhereTried: true,
  },
  'send-link': { make: makeByName.placed, form: () => ({}), who: ifMay('change-order') },
  pay: {
    make: makeByName.placed,
    form: () => ({ method: 'fps', amount: '100', sure: '100' }),
    who: ifMay('mark-paid'),
  },
  'refuse-proof': {
    make: makeByName.placed,
    form: () => why,
    who: ifMay('mark-paid'),
    isElsewhereTried: true,
  },
  'take-back-payment': {
    make: makeByName.paid,
    form: async ({ id }) => {
      const [payment] = await paymentsOf(site.store.db, id)
      return { ...why, payment: String(payment?.id) }
    },
    who: ifMay('mark-paid'),
  },
  'grant-refund': {
    make: makeByName.paid,
    form: () => ({
      amount: '10',
      reason: 'goodwill',
      key: newIdempotencyKey(randomBytes(16)),
    }),
    who: ifMay('refund'),
  },
  'ask-refund': {
    make: makeByName.paid,
    form: () => ({ amount: '10', reason: 'goodwill' }),
    who: ifMay('refund'),
    isElsewhereTried: true,
  },
  'refuse-refund': { make: makeByName.asked, form: () => why, who: mayAnswerRefund },
  refund: {
    make: makeByName.owed,
    form: () => ({ amount: '1', sure: '1', transfer: 'FT 0001' }),
    who: ifMay('refund'),
  },
}

const phones = /5123 ?4567|2345 ?6789/

describe.each(Object.entries(moves))('the action %s', (verb, { make, form, who, isElsewhereTried }) => {
  /** A refusal reveals neither customer nor payment and changes nothing. */
  test.each(roles.filter((role) => !who(role)))('is refused for the role %s', async (role) => {
    const order = await make()
    const before = await storedOrder(site.store, order)
    const response = await post(role, order)
    expect(response.status).toBe(409)
    // The response is the order's page, whose viewing is recorded.
    const after = await storedOrder(site.store, order)
    expect({ ...after, events: after.events.filter(({ verb: eventVerb }) => eventVerb !== 'open') }).toEqual(
      before,
    )
    // Drivers have another page for orders of their own runs.
    const reason = role === 'driver' ? changeRefusals['order-unknown'] : roleMayNot
    const text = await response.text()
    expect(text).toContain(reason.zh)
    if (seesPrices(role)) return
    expect(text).not.toMatch(phones)
    expect(text).not.toContain(formatMoney(order.total))
  })

  test.each(roles.filter(who).filter((role) => role !== 'driver'))(
    'is done for the role %s',
    async (role) => {
      const order = await make()
      const before = await storedOrder(site.store, order)
      const response = await post(role, order)
      const text = await response.text()
      expect(text).not.toContain(changeRefusals['actor-not-allowed'].zh)
      if (isElsewhereTried) return
      // Redirects to the order, so that a reload repeats nothing.
      expect(response.status).toBe(302)
      const { events } = await storedOrder(site.store, order)
      expect(events.length).toBeGreaterThan(before.events.length)
      expect(events.at(before.events.length)).toMatchObject({ actorName: `M${role}` })
    },
  )

  async function post(role: Role, order: Order) {
    const { version } = await storedOrder(site.store, order)
    const fields = { verb, order: String(order.id), version: String(version), ...(await form(order)) }
    return postForm(site, staffOrderPath(order.reference), fields, cookies.get(role) ?? '')
  }
})
