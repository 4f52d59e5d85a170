import { describe, expect, test } from 'vitest'
import { needsTexts } from '#content/ordering/needs.ts'
import { stageTexts } from '#content/ordering/order-stages.ts'
import { whyNoFee } from '#content/ordering/order-status.ts'
import { ownSigns } from '#content/signs.ts'
import { calendarDate } from '#domain/calendar.ts'
import { cents, nothing } from '#domain/money.ts'
import { noNotes } from '#domain/ordering/order-fields.ts'
import { noNeeds } from '#domain/ordering/order-needs.ts'
import { type Phone, parsePhone } from '#domain/phone.ts'
import { orderStages } from '#domain/placed/order-stage.ts'
import { orderStatuses, paymentStatuses } from '#domain/placed/order-status.ts'
import { orderVerbs } from '#domain/placed/order-verbs.ts'
import { usualService } from '#domain/shop/usual-service.ts'
import { type Lang, langs } from '#domain/text.ts'
import type { OrderView } from '#server/page-data/public/order-view.ts'
import { statusView } from './view.ts'

const now = new Date('2026-12-01T12:00:00+08:00')
const rules = { slots: [{ from: '12:30', to: '13:00' }], service: usualService }

type Event = OrderView['events'][number]

function event(at: string, verb: Event['verb'], more: Partial<Event> = {}): Event {
  const rest = { paymentStatus: 'unpaid', amount: null, weather: null, moved: null, reason: '' } as const
  return { at: `2026-12-01T${at}:00+08:00`, verb, ...rest, ...more }
}

const orderView: OrderView = {
  revision: '1',
  reference: 'ABCD-2345',
  placedAt: '2026-12-01T09:30:00+08:00',
  lang: 'zh',
  status: 'submitted',
  paymentStatus: 'unpaid',
  paymentMethod: 'fps',
  fulfilment: 'delivery',
  date: calendarDate('2026-12-08'),
  slot: '12:30',
  zone: { zh: '新界', en: 'New Territories' },
  remotePlace: { zh: '大嶼山', en: 'Lantau' },
  district: { zh: '離島區', en: 'Islands' },
  address: '1 Tung Chung Road',
  pickupPlace: null,
  contact: { name: '陳小姐', email: 'chan@example.com', phone: '+85291234567' },
  ...noNotes,
  needs: noNeeds,
  allergies: [],
  includesDelivery: false,
  dishCount: 0,
  lines: [],
  cutlery: null,
  tongs: 4,
  adjustments: [],
  deliveryFee: cents(15_000),
  changeFee: nothing,
  allowance: nothing,
  cancellationFee: nothing,
  total: cents(163_000),
  termsVersion: '2026-11',
  events: [event('09:30', 'place')],
  payment: {
    isPractice: false,
    captured: nothing,
    receivedAmount: nothing,
    excess: nothing,
    due: cents(163_000),
    notPayable: null,
    payBy: null,
    methods: ['fps'],
    latestAttempt: 'none',
    open: null,
    attempts: [],
    instructions: null,
    takesProofs: false,
    proofs: { waiting: 0, sentAt: null, remaining: 3 },
    code: null,
  },
  driver: null,
}

const paidOrder: OrderView = {
  ...orderView,
  status: 'confirmed',
  paymentStatus: 'paid',
  events: [
    event('09:30', 'place'),
    event('09:40', 'receive-payment', { paymentStatus: 'paid' }),
    event('09:50', 'confirm', { paymentStatus: 'paid' }),
  ],
  payment: {
    ...orderView.payment,
    captured: cents(163_000),
    receivedAmount: cents(163_000),
    due: null,
    notPayable: 'nothing-due',
    attempts: [
      {
        method: 'card',
        state: 'captured',
        captured: cents(163_000),
        refunded: nothing,
        settledAt: '2026-12-01T09:40:00+08:00',
        reference: 'cs_0031',
      },
    ],
  },
}

function phoneOf(text: string): Phone {
  const phone = parsePhone(text)
  if (!phone.ok) throw new Error(text)
  return phone.value
}

const stepsOf = (order: OrderView) =>
  statusView(order, 'en', now, rules).timeline.map(({ name, state }) => `${name} ${state}`)

describe('the status page', () => {
  test('shows the remote place, the cutlery and the tongs', () => {
    expect(statusView(orderView, 'en', now, rules)).toMatchObject({
      remotePlace: 'Lantau',
      cutlery: null,
      tongs: 4,
    })
  })

  test('says when the food is delivered, and whether that is today', () => {
    expect(statusView(orderView, 'en', now, rules).due).toBe('Tue 8 Dec, 12:30–13:00')
    const day = new Date('2026-12-08T09:00:00+08:00')
    expect(statusView(orderView, 'zh', day, rules)).toMatchObject({ due: '今日 12:30–13:00', isToday: true })
  })

  test('says how long is left to pay, by the server’s clock', () => {
    expect(statusView(orderView, 'en', now, rules).deadline).toBeNull()
    const payBy = '2026-12-02T11:38:00+08:00'
    const order = { ...orderView, payment: { ...orderView.payment, payBy } }
    expect(statusView(order, 'en', now, rules).deadline).toEqual({
      payBy,
      remainingMs: (23 * 60 + 38) * 60_000,
      releases: true,
    })
  })

  test('says how many pictures of a transfer were received, and when the latest was', () => {
    const proofsText = (waiting: number, sentAt: string | null) => {
      const proofs = { waiting, sentAt, remaining: 3 - waiting }
      const order = { ...orderView, payment: { ...orderView.payment, proofs } }
      return langs.map((lang) => statusView(order, lang, now, rules).proofsReceived)
    }
    expect(proofsText(0, null)).toEqual([null, null])
    expect(proofsText(2, '2026-12-01T11:52:00+08:00')).toEqual([
      '今日 11:52 收到 2 張',
      '2 pictures received · Today, 11:52',
    ])
    expect(proofsText(1, '2026-11-30T23:59:00+08:00')).toEqual([
      '11 月 30 日（一）23:59 收到 1 張',
      '1 picture received · Mon 30 Nov, 23:59',
    ])
  })

  test('has texts and at most one current step for every order in every state', () => {
    for (const lang of langs)
      for (const status of orderStatuses)
        for (const paymentStatus of paymentStatuses)
          for (const notPayable of ['order-called-off', 'fee-to-be-quoted', 'nothing-due', null] as const) {
            const payment = {
              ...orderView.payment,
              notPayable,
              due: notPayable ? null : orderView.payment.due,
            }
            const order = { ...orderView, status, paymentStatus, payment }
            const { tag, heading, lead, timeline } = statusView(order, lang, now, rules)
            for (const words of [tag, heading, lead]) expect(words).not.toMatch(/^$|undefined|null/)
            expect(timeline.filter(({ state }) => state === 'now').length).toBeLessThanOrEqual(1)
          }
  })

  test('shows lettering that equals each Chinese heading', () => {
    for (const stage of orderStages) {
      const { heading, sign } = stageTexts[stage]
      expect(ownSigns[sign].join('')).toBe(heading.zh)
    }
  })

  test('lists the usual steps for an unpaid order', () => {
    expect(stepsOf(orderView)).toEqual([
      'ordered done',
      'waiting-for-payment now',
      'confirmed to-come',
      'preparing to-come',
      'out-for-delivery to-come',
      'delivered to-come',
    ])
  })

  test('says how and when an order was paid', () => {
    expect(stepsOf(paidOrder)).toEqual([
      'ordered done',
      'paid done',
      'confirmed done',
      'preparing to-come',
      'out-for-delivery to-come',
      'delivered to-come',
    ])
    const { timeline, isPaid } = statusView(paidOrder, 'en', now, rules)
    expect(timeline[1]).toMatchObject({ note: 'Credit card $1,630.00', when: 'Today, 09:40' })
    expect(isPaid).toBe(true)
  })

  test('lists a declined card among the events of the order', () => {
    const declinedAttempt = {
      ...({ method: 'card', state: 'failed', captured: nothing, refunded: nothing } as const),
      settledAt: '2026-12-01T09:33:00+08:00',
      reference: null,
    }
    const payment = { ...orderView.payment, attempts: [declinedAttempt], latestAttempt: 'declined' } as const
    expect(stepsOf({ ...orderView, payment }).slice(0, 3)).toEqual([
      'ordered done',
      'payment-declined failed',
      'waiting-for-payment now',
    ])
  })

  test('lists a confirmation once, and asks for the balance of a confirmed order', () => {
    const events = [...paidOrder.events, event('10:00', 'edit', { paymentStatus: 'part-paid' })]
    const payment = { ...orderView.payment, receivedAmount: cents(150_000), due: cents(13_000) } as const
    const owing = { ...paidOrder, status: 'confirmed', paymentStatus: 'part-paid', events, payment } as const
    const names = stepsOf(owing).map((step) => step.split(' ')[0])
    expect(names.filter((name) => name === 'confirmed')).toHaveLength(1)
    const { stage, lead } = statusView(owing, 'en', now, rules)
    expect(stage).toBe('part-paid')
    expect(lead).toContain('is confirmed, and $130.00 is still due')
  })

  test('marks the work of the kitchen or the driver as the current step', () => {
    const events = [...paidOrder.events, event('10:00', 'prepare', { paymentStatus: 'paid' })]
    expect(stepsOf({ ...paidOrder, status: 'preparing', events }).slice(2)).toEqual([
      'confirmed done',
      'preparing now',
      'out-for-delivery to-come',
      'delivered to-come',
    ])
  })

  test('names the driver beside the step of leaving the kitchen', () => {
    const events = [...paidOrder.events, event('11:48', 'send-out', { paymentStatus: 'paid' })]
    const onTheRoad = { ...paidOrder, status: 'out-for-delivery', events } as const
    const noteOf = (lang: Lang, driver: OrderView['driver']) =>
      statusView({ ...onTheRoad, driver }, lang, now, rules).timeline.find(({ state }) => state === 'now')
        ?.note
    const kit = { name: '阿菇', phone: phoneOf('9123 4567') }
    expect(langs.map((lang) => noteOf(lang, kit))).toEqual([
      '司機阿菇，電話 9123 4567',
      'Driver 阿菇, 9123 4567',
    ])
    expect(noteOf('zh', { name: 'Kit', phone: null })).toBe('司機 Kit')
    expect(noteOf('zh', null)).toBeNull()
    expect(statusView({ ...onTheRoad, driver: kit }, 'zh', now, rules).driverPhone).toBe('+85291234567')
    expect(statusView(onTheRoad, 'zh', now, rules).driverPhone).toBeNull()
  })

  test('names the day that is reserved for an order stopped by the weather', () => {
    const from = { date: orderView.date, slot: '12:30' }
    const move = { from, to: { date: calendarDate('2026-12-09'), slot: '12:30' } }
    const noteOf = (lang: Lang, more: Partial<Event>) => {
      const events = [event('10:00', 'postpone', { weather: 'black-rain', ...more })]
      return statusView({ ...orderView, events }, lang, now, rules).timeline[0]?.note
    }
    expect(noteOf('en', { moved: move })).toBe(
      'Black rainstorm warning; we are holding Wed 9 Dec, 12:30 for you',
    )
    expect(noteOf('zh', { moved: move })).toContain('先為你保留 12 月 9 日')
    expect(noteOf('en', {})).toBe('Black rainstorm warning')
  })

  test('lists no step after a cancellation but the refund', () => {
    const events = [...paidOrder.events, event('10:00', 'cancel', { paymentStatus: 'paid' })]
    const payment = { ...paidOrder.payment, excess: cents(163_000), notPayable: 'order-called-off' } as const
    const cancelledOrder = { ...paidOrder, status: 'cancelled', events, payment } as const
    expect(stepsOf(cancelledOrder).slice(3)).toEqual([
      'cancelled done',
      'waiting-for-refund now',
      'refunded to-come',
    ])
    expect(statusView(cancelledOrder, 'en', now, rules)).toMatchObject({
      isPaid: false,
      tag: 'Cancelled, refund in progress',
    })
  })

  test('accepts every verb of the audit log', () => {
    const events = orderVerbs.map((verb) => event('10:00', verb))
    expect(statusView({ ...orderView, events }, 'zh', now, rules).timeline.length).toBeGreaterThan(10)
  })
})

test('free delivery is explained by its true reason', () => {
  const free = { fulfilment: 'delivery', includesDelivery: false } as const
  const reasons = [free, { ...free, includesDelivery: true }, { ...free, fulfilment: 'pickup' as const }]
  expect(new Set(reasons.map((order) => whyNoFee(order).en)).size).toBe(3)
  expect(whyNoFee({ ...free, includesDelivery: true }).en).toContain('included in your set')
})

test('the summary names for each allergy the chosen dishes that contain it', () => {
  const dishes = [{ dishId: 'satay', name: { zh: '沙嗲串燒', en: 'Satay' } }]
  const needs = { ...noNeeds, allergens: ['peanut', 'egg'] as const }
  const allergies = [
    { allergen: 'peanut' as const, dishes },
    { allergen: 'egg' as const, dishes: [] },
  ]
  const { needs: rows } = statusView(
    { ...orderView, needs, allergies },
    'en',
    new Date(orderView.placedAt),
    rules,
  )
  expect(rows).toEqual([
    [needsTexts.allergies.en, 'peanut, egg'],
    [needsTexts.dishesWithThem.en, 'peanut: Satay; egg: none declared'],
  ])
})

test.each(langs)('the chosen district is named, and nothing if none was chosen (%s)', (lang) => {
  const districtIn = (order: OrderView) => statusView(order, lang, now, rules).district
  expect(districtIn(orderView)).toBe({ zh: '離島區', en: 'Islands' }[lang])
  expect(districtIn({ ...orderView, district: null })).toBeNull()
})
