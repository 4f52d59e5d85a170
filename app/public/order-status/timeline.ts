import { dayAndTime, dayText, momentText } from '#content/dates.ts'
import {
  broughtBy,
  byMoment,
  progress,
  type StepName,
  usuallyWithin,
  weatherMoved,
  weatherNames,
} from '#content/ordering/order-progress.ts'
import { todayAt } from '#content/ordering/order-status.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { between, inRow } from '#content/phrases.ts'
import { timeInHongKong, todayInHongKong } from '#domain/calendar.ts'
import type { WeatherKind } from '#domain/delivery/weather.ts'
import { type Cents, formatExact, sumOf } from '#domain/money.ts'
import type { OrderStage } from '#domain/placed/order-stage.ts'
import { isCalledOff, type PaymentStatus } from '#domain/placed/order-status.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import { spacedPhone } from '#domain/spaced-phone.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { OrderView } from '#server/page-data/public/order-view.ts'

export interface TimelineContext {
  readonly lang: Lang
  readonly now: Date
  readonly service: Pick<ServiceRules, 'arrivalMinutes'>
}

/** No more than one step is `now`. */
export function timelineOf(
  order: OrderView,
  stage: OrderStage,
  { lang, now, service }: TimelineContext,
): readonly TimelineStep[] {
  const past = pastOf(order, lang, now)
  const waitingStep = waitingFor(order, stage, lang)
  const isUnderWay = stage === 'preparing' || stage === 'ready' || stage === 'on-the-way'
  const pastSteps = past.map((step, index) =>
    isUnderWay && index === past.length - 1 ? { ...step, state: 'now' as const } : step,
  )
  return [...pastSteps, ...(waitingStep ? [waitingStep] : []), ...stepsToCome(order, stage, lang, service)]
}

interface Past extends TimelineStep {
  readonly at: string
}

/** The oldest event comes first, and declined payments are included. */
function pastOf(order: OrderView, lang: Lang, now: Date): readonly TimelineStep[] {
  const isPickup = order.fulfilment === 'pickup'
  const past = order.events.flatMap((event): Omit<Past, 'when'>[] => {
    const name = stepOf(event)
    if (name === null || (name === 'ready' && !isPickup)) return []
    const state = setbacks.includes(name) ? 'failed' : 'done'
    return [{ name, at: event.at, note: noteOf(event, name, order, lang), state }]
  })
  const declinedAttempts = order.payment.attempts.flatMap(
    ({ method, state, settledAt }): Omit<Past, 'when'>[] => {
      if (state !== 'failed' || settledAt === null) return []
      const note = `${paymentTexts[method].name[lang]}${between.parts[lang]}${progress.nothingCharged[lang]}`
      return [{ name: 'payment-declined', at: settledAt, note, state: 'failed' }]
    },
  )
  // Sorting is stable: simultaneous events stay in order.
  return [...past, ...declinedAttempts]
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .map(({ at, ...step }) => ({ ...step, when: whenText(new Date(at), lang, now) }))
}

type AuditEvent = OrderView['events'][number]

const setbacks: readonly StepName[] = ['rejected', 'released', 'postponed', 'weather', 'proof-refused']

/** Returns null if customers need not see it. */
function stepOf({ verb, paymentStatus, weather }: AuditEvent): StepName | null {
  switch (verb) {
    case 'take-payment':
    case 'receive-payment':
    case 'refund':
      return paymentSteps[paymentStatus] ?? null
    case 'postpone':
      return weather ? 'weather' : 'postponed'
    default:
      return steps[verb] ?? null
  }
}

const steps: Partial<Record<OrderVerb, StepName>> = {
  place: 'ordered',
  confirm: 'confirmed',
  prepare: 'preparing',
  'make-ready': 'ready',
  'send-out': 'out-for-delivery',
  'hand-over': 'delivered',
  collect: 'collected',
  reject: 'rejected',
  cancel: 'cancelled',
  release: 'released',
  'change-slot': 'moved',
  'change-date': 'moved',
  'submit-proof': 'proof-sent',
  'refuse-proof': 'proof-refused',
}

const paymentSteps: Partial<Record<PaymentStatus, StepName>> = {
  'part-paid': 'part-paid',
  paid: 'paid',
  'part-refunded': 'part-refunded',
  refunded: 'refunded',
}

function noteOf(event: AuditEvent, name: StepName, order: OrderView, lang: Lang): string | null {
  switch (name) {
    case 'paid':
    case 'part-paid':
      return receivedText(order, event.amount, lang)
    case 'part-refunded':
    case 'refunded':
      return event.amount === null ? null : formatExact(event.amount)
    case 'moved':
      return event.moved && dayAndTime(event.moved.to.date, event.moved.to.slot)[lang]
    case 'weather':
      return event.weather && weatherNote(event.weather, event.moved, lang)
    case 'proof-refused':
      return event.reason || null
    case 'out-for-delivery':
      return order.driver && driverText(order.driver)[lang]
    default:
      return null
  }
}

function driverText({ name, phone }: NonNullable<OrderView['driver']>): Text {
  return broughtBy(name, phone && spacedPhone(phone))
}

function weatherNote(kind: WeatherKind, move: AuditEvent['moved'], lang: Lang): string {
  if (!move) return weatherNames[kind][lang]
  return weatherMoved(kind, dayAndTime(move.to.date, move.to.slot))[lang]
}

function receivedText({ payment }: OrderView, amount: Cents | null, lang: Lang): string | null {
  const capturedAttempts = payment.attempts.filter((attempt) => attempt.captured > 0)
  if (capturedAttempts.length === 0) return amount === null ? null : formatExact(amount)
  const methods = [...new Set(capturedAttempts.map(({ method }) => method))]
  const sum = amount ?? sumOf(capturedAttempts.map((attempt) => attempt.captured))
  return `${inRow(methods.map((method) => paymentTexts[method].name))[lang]} ${formatExact(sum)}`
}

function waitingFor(order: OrderView, stage: OrderStage, lang: Lang): TimelineStep | null {
  const name = waits[stage] ?? (order.payment.excess > 0 ? 'waiting-for-refund' : null)
  if (name === null) return null
  const { paymentMethod } = order
  const when =
    name === 'waiting-for-payment' && order.payment.payBy ? payUntil(order.payment.payBy, lang) : null
  const note =
    name === 'waiting-for-payment' && paymentMethod
      ? paymentTexts[paymentMethod].name[lang]
      : name === 'waiting-for-refund'
        ? formatExact(order.payment.excess)
        : null
  return { name, state: 'now', note, when }
}

const waits: Partial<Record<OrderStage, StepName>> = {
  'fee-to-be-quoted': 'waiting-for-quote',
  'to-pay': 'waiting-for-payment',
  'part-paid': 'waiting-for-payment',
  'payment-pending': 'waiting-for-payment',
  'payment-failed': 'waiting-for-payment',
  'proof-sent': 'checking-proof',
  paid: 'waiting-for-confirmation',
  'proof-refused': 'waiting-for-payment',
  postponed: 'waiting-for-date',
  'postponed-by-weather': 'waiting-for-date',
}

/** 23 Nov 16:30 */
function payUntil(payBy: string, lang: Lang): string {
  return byMoment(momentText(new Date(payBy))[lang])[lang]
}

/** Today 16:30, or the day and the time. */
function whenText(instant: Date, lang: Lang, now: Date): string {
  const isToday = todayInHongKong(instant) === todayInHongKong(now)
  return (isToday ? todayAt(timeInHongKong(instant)) : momentText(instant))[lang]
}

interface TimelineStep {
  readonly name: StepName
  readonly state: 'done' | 'failed' | 'now' | 'to-come'
  readonly note: string | null
  /** The time is null if unknown. */
  readonly when: string | null
}

/** A cancelled order has only its refund. */
function stepsToCome(
  order: OrderView,
  stage: OrderStage,
  lang: Lang,
  { arrivalMinutes }: Pick<ServiceRules, 'arrivalMinutes'>,
): readonly TimelineStep[] {
  const toCome = (name: StepName, when: string | null = null, note: string | null = null) =>
    ({ name, state: 'to-come', note, when }) as const
  if (isCalledOff(order.status)) return order.payment.excess > 0 ? [toCome('refunded')] : []
  const isPickup = order.fulfilment === 'pickup'
  const isWaitingForDate = order.status === 'postponed'
  const day = dayText(order.date)[lang]
  const way = [
    toCome('confirmed'),
    toCome('preparing', isWaitingForDate ? null : day),
    isPickup ? toCome('ready') : toCome('out-for-delivery'),
    toCome(
      isPickup ? 'collected' : 'delivered',
      isWaitingForDate ? null : dayAndTime(order.date, order.slot)[lang],
      isPickup ? null : usuallyWithin(arrivalMinutes)[lang],
    ),
  ]
  return way.slice(way.length - stepsAhead(order, stage))
}

function stepsAhead({ status }: OrderView, stage: OrderStage): number {
  switch (stage) {
    case 'paid':
    case 'confirmed':
    case 'held-by-weather':
      return 3
    case 'preparing':
      return 2
    case 'ready':
    case 'on-the-way':
      return 1
    case 'delivered':
    case 'collected':
      return 0
    default:
      // A confirmed order may wait for payment again after a change.
      return status === 'confirmed' ? 3 : 4
  }
}
