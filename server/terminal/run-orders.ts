/** What `npm run orders` does: the same commands as everything else, called by a person at a terminal. */
import { changeRefusals } from '#content/ordering/change-refusals.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { bounds } from '#domain/order-bounds.ts'
import { parseReference } from '#domain/order-reference.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { transferMethods } from '#domain/payment-instructions.ts'
import { isStoppable } from '#domain/staff/weather-form.ts'
import type { PlainStep } from '#domain/staff-decisions.ts'
import { weatherKinds } from '#domain/weather.ts'
import type { ChangeResult } from '#server/commands/orders/change-order.ts'
import * as staff from '#server/commands/orders/staff-commands.ts'
import { takeBackPayment } from '#server/commands/payments/take-back-payment.ts'
import { declareWeather, endWeather } from '#server/commands/shop/declare-weather.ts'
import { listOrders, noFilter } from '#server/db/orders/order-lists.ts'
import { orderProblems } from '#server/db/orders/order-problems.ts'
import { orderByReference, type StoredOrder } from '#server/db/orders/orders.ts'
import { letterProblems } from '#server/db/payments/letters.ts'
import { proofPicture, proofsOf } from '#server/db/payments/payment-proofs.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import type { Store } from '#server/db/store/store.ts'
import {
  amountOf,
  choiceOf,
  dateOf,
  type OrderCall,
  optionalAmount,
  readCall,
  UsageError,
} from './order-call.ts'
import { letterLine, listLine, orderText, problemLine } from './order-text.ts'
import { ordersTable } from './orders-table.ts'
import { usage } from './usage.ts'

export interface TerminalAnswer {
  readonly text: string
  readonly isError: boolean
  /** A picture to be written to the file that was named, as base64. */
  readonly picture?: string
}

type TerminalStore = Pick<Store, 'db' | 'queue' | 'content'>

/** Runs one call. Mistakes and refusals are answers; throws only in an outage or because of a bug. */
export async function runOrders(
  store: TerminalStore,
  argv: readonly string[],
  now: Date,
): Promise<TerminalAnswer> {
  try {
    return await run(store, readCall(argv), now)
  } catch (error) {
    if (error instanceof UsageError) return { text: `${error.message}\n\n${usage}`, isError: true }
    throw error
  }
}

function run(store: TerminalStore, call: OrderCall, now: Date): Promise<TerminalAnswer> {
  switch (call.verb) {
    case 'help':
      return Promise.resolve(answer(usage))
    case 'list':
      return list(store, call, now)
    case 'problems':
      return problems(store, now)
    case 'export':
      return exported(store, call, now)
    case 'weather':
      return weather(store, call, now)
    case 'show':
      return show(store, call)
    default:
      return change(store, call, now)
  }
}

/** More is what `export` is for. */
const mostListed = 200

async function list({ db }: TerminalStore, { option }: OrderCall, now: Date): Promise<TerminalAnswer> {
  const today = todayInHongKong(now)
  const dates = periodOf(option, { from: today, to: addDays(today, 400) })
  const status = option('status')
  const statuses = status === null ? null : [choiceOf(status, orderStatuses)]
  const filter = { ...noFilter, dates, statuses }
  const { orders } = await listOrders(db, filter, { after: '', most: mostListed, order: 'ascending' }, true)
  return answer(orders.map(listLine).join('\n') || 'no orders')
}

async function problems({ db }: TerminalStore, now: Date): Promise<TerminalAnswer> {
  const lines = [
    ...(await orderProblems(db, now)).map(problemLine),
    ...(await letterProblems(db, now)).map(letterLine),
  ]
  return answer(lines.join('\n') || 'no problems')
}

async function exported({ db }: TerminalStore, { option }: OrderCall, now: Date): Promise<TerminalAnswer> {
  const today = todayInHongKong(now)
  return answer(
    await ordersTable(db, periodOf(option, { from: addDays(today, -400), to: addDays(today, 400) })),
  )
}

function periodOf(option: OrderCall['option'], otherwise: ReturnType<typeof period>) {
  const [from, to] = [option('from'), option('to')]
  return period(from === null ? otherwise.from : dateOf(from), to === null ? otherwise.to : dateOf(to))
}

const period = (from: ReturnType<typeof dateOf>, to: ReturnType<typeof dateOf>) => ({ from, to })

async function weather(
  store: TerminalStore,
  { words, option }: OrderCall,
  now: Date,
): Promise<TerminalAnswer> {
  const [date, kind] = words
  const day = { date: dateOf(date), by: option('by') ?? 'terminal' }
  if (kind === 'off') {
    await endWeather(store, day, now)
    return answer(`${day.date} is a day as any other`)
  }
  if (!isStoppable(day.date, todayInHongKong(now)))
    throw new UsageError('the weather stops today or a coming day')
  const done = await declareWeather(store, { ...day, kind: choiceOf(kind, weatherKinds) }, now)
  if ('ok' in done) return { text: refusalOf(done.reason), isError: true }
  const { moved, left } = done
  const lines = [
    ...moved.map(({ reference, to }) => `${reference} is held for ${to}`),
    ...left.map(({ reference, why }) =>
      isWhyLeft(why) ? `${reference} ${whyLeft[why]}` : `${reference} is not postponed: ${refusalOf(why)}`,
    ),
  ]
  return { text: lines.join('\n') || 'no order was postponed', isError: left.length > 0 }
}

const whyLeft = {
  'on-the-road': 'is on the road: decide about it',
  'not-confirmed': 'is not confirmed: decide about it',
  'no-day-free': 'has no free day in time: postpone it and agree on a date',
} as const

const isWhyLeft = (why: unknown): why is keyof typeof whyLeft =>
  typeof why === 'string' && Object.hasOwn(whyLeft, why)

async function show(store: TerminalStore, { words, option }: OrderCall): Promise<TerminalAnswer> {
  const order = await find(store, words[0])
  const proofs = await proofsOf(store.db, order.id)
  const text = orderText(order, await paymentsOf(store.db, order.id), proofs)
  if (option('proof') === null) return answer(text)
  const number = words[1] === undefined ? proofs.length : Number(words[1])
  const proof = proofs[number - 1]
  const picture = proof && (await proofPicture(store.db, proof.id))
  if (!picture) throw new UsageError('there is no such picture')
  return { ...answer(text), picture: picture.toString('base64') }
}

/** The verbs that need nothing but the order. */
const steps: Readonly<Record<string, PlainStep>> = {
  prepare: 'prepare',
  ready: 'make-ready',
  send: 'send-out',
  deliver: 'hand-over',
  collect: 'collect',
  complete: 'complete',
  reject: 'reject',
}

async function change(store: TerminalStore, call: OrderCall, now: Date): Promise<TerminalAnswer> {
  const make = changeOf(call)
  if (['reject', 'refuse-proof', 'unbook'].includes(call.verb) && !call.option('why'))
    throw new UsageError('say --why')
  const exceeds = (call.option('exceed') ?? '').split(',').filter(Boolean)
  if (exceeds.length > 0 && !call.option('why')) throw new UsageError('say --why')
  const order = await find(store, call.words[0])
  const version = call.option('version')
  const changed = await make(
    store,
    order,
    {
      orderId: order.id,
      expectedVersion: version === null ? order.version : Number(version),
      by: call.option('by') ?? 'terminal',
      note: call.option('why') ?? '',
      exceeds: exceeds.map((bound) => choiceOf(bound, bounds)),
    },
    now,
  )
  if (!changed.ok) return { text: refusalOf(changed.reason), isError: true }
  const after = await find(store, call.words[0])
  return answer(`${after.reference}  version ${after.version}  ${after.status}, ${after.paymentStatus}`)
}

type Change = (
  store: TerminalStore,
  order: StoredOrder,
  call: staff.StaffCall,
  now: Date,
) => Promise<ChangeResult>

function changeOf({ verb, words, option }: OrderCall): Change {
  const step = steps[verb]
  if (step) return (store, _, call, now) => staff.moveOrder(store, call, step, now)
  switch (verb) {
    case 'confirm': {
      const fee = option('fee')
      const amount = fee === null ? null : amountOf(fee)
      return (store, _, call, now) => staff.confirmOrder(store, call, amount, now)
    }
    case 'cancel': {
      const keep = optionalAmount(option('keep'))
      return (store, _, call, now) => staff.cancelOrder(store, call, keep, now)
    }
    case 'postpone': {
      const cause = option('weather')
      const kind = cause === null ? null : choiceOf(cause, weatherKinds)
      return (store, _, call, now) => staff.postponeOrder(store, call, kind, now)
    }
    case 'redate': {
      const to = { date: dateOf(words[1]), slot: words[2] ?? '', fee: optionalAmount(option('fee')) }
      return (store, _, call, now) => staff.dateOrder(store, call, to, now)
    }
    case 'paid': {
      const amount = amountOf(words[1])
      const method = option('method')
      const chosen = method === null ? null : choiceOf(method, transferMethods)
      return (store, order, call, now) =>
        staff.takePayment(store, call, { method: chosen ?? transferOf(order), amount }, now)
    }
    case 'unbook': {
      const amount = amountOf(words[1])
      return (store, _, call, now) => takeBackPayment(store, call, amount, now)
    }
    case 'refuse-proof':
      return (store, _, call, now) => staff.refuseProof(store, call, now)
    case 'refund': {
      const returned = { amount: amountOf(words[1]), reference: option('reference') ?? '' }
      return (store, _, call, now) => staff.refundByHand(store, call, returned, now)
    }
    default:
      throw new UsageError(`there is no "${verb}"`)
  }
}

/** The transfer the customer chose, FPS if that was no transfer. */
function transferOf({ paymentMethod }: StoredOrder) {
  return transferMethods.find((method) => method === paymentMethod) ?? 'fps'
}

async function find({ db }: TerminalStore, written: string | undefined): Promise<StoredOrder> {
  const reference = parseReference(written ?? '')
  const order = reference && (await orderByReference(db, reference))
  if (!order) throw new UsageError(`there is no order ${written ?? ''}`)
  return order
}

type Reason = Extract<ChangeResult, { ok: false }>['reason']

function refusalOf(reason: Reason): string {
  if (typeof reason !== 'string') return `${refusalText(reason, 'zh')}\n${refusalText(reason, 'en')}`
  const { zh, en } = changeRefusals[reason]
  return `${zh}\n${en}`
}

const answer = (text: string): TerminalAnswer => ({ text, isError: false })
