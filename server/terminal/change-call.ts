import { amountQuestionText } from '#content/staff/orders/amount-questions.ts'
import { weatherKinds } from '#domain/delivery/weather.ts'
import { toDollars } from '#domain/money.ts'
import { bounds } from '#domain/ordering/order-bounds.ts'
import { transferMethods } from '#domain/payment/payment-method.ts'
import type { PlainStep } from '#domain/placed/staff-decisions.ts'
import { amountQuestion, type TypedAmount } from '#domain/staff/orders/amount-question.ts'
import { refundNote, refundReasons } from '#domain/staff/orders/refund-reason.ts'
import type { ChangeResult } from '#server/commands/orders/change-order.ts'
import { grantRefund, refuseRefund } from '#server/commands/orders/grant-refund.ts'
import type { StaffCall } from '#server/commands/orders/staff-call.ts'
import * as staff from '#server/commands/orders/staff-commands.ts'
import { takeBackPayment } from '#server/commands/payments/take-back-payment.ts'
import { reopenOrder } from '#server/commands/work/reopen-stop.ts'
import { situationOf } from '#server/db/orders/order-situations.ts'
import type { StoredOrder } from '#server/db/orders/orders.ts'
import { findOrder } from './find-order.ts'
import { amountOf, choiceOf, dateOf, type OrderCall, optionalAmount, UsageError } from './order-call.ts'
import { answer, refusalOf, type TerminalAnswer, type TerminalStore } from './terminal-answer.ts'

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

export async function change(store: TerminalStore, call: OrderCall, now: Date): Promise<TerminalAnswer> {
  const make = changeOf(call)
  const mustSayWhy =
    ['reject', 'reopen', 'refuse-proof', 'refuse-grant', 'unbook'].includes(call.verb) ||
    call.option('reason') === 'other'
  if (mustSayWhy && !call.option('why')) throw new UsageError('say --why')
  const exceeds = (call.option('exceed') ?? '').split(',').filter(Boolean)
  if (exceeds.length > 0 && !call.option('why')) throw new UsageError('say --why')
  const order = await findOrder(store, call.words[0])
  const question = await questionOf(store, call, order, now)
  if (question) {
    const { zh, en } = amountQuestionText(question)
    return { text: `${zh}\n${en}\n--sure ${toDollars(question.amount)}`, isError: true }
  }
  const version = call.option('version')
  const changed = await make(
    store,
    order,
    {
      orderId: order.id,
      expectedVersion: version === null ? order.version : Number(version),
      by: call.option('by') ?? 'terminal',
      mayAnswerAsks: true,
      note: call.option('why') ?? '',
      exceeds: exceeds.map((bound) => choiceOf(bound, bounds)),
    },
    now,
  )
  if (!changed.ok) return { text: refusalOf(changed.reason), isError: true }
  const after = await findOrder(store, call.words[0])
  return answer(`${after.reference}  version ${after.version}  ${after.status}, ${after.paymentStatus}`)
}

async function questionOf(store: TerminalStore, call: OrderCall, order: StoredOrder, now: Date) {
  const move = amountIn(call)
  const sure = call.option('sure')
  if (!move) return null
  const { settings } = await store.content()
  return amountQuestion(
    move,
    await situationOf(store.db, order, now),
    settings,
    sure === null ? null : amountOf(sure),
  )
}

function amountIn({ verb, words, option }: OrderCall): TypedAmount | null {
  if (verb === 'paid') return { kind: 'pay', amount: amountOf(words[1]) }
  if (verb === 'refund') return { kind: 'refund', amount: amountOf(words[1]) }
  if (verb === 'grant') return { kind: 'grant-refund', amount: amountOf(words[1]) }
  const fee = verb === 'confirm' ? option('fee') : null
  return fee === null ? null : { kind: 'confirm', fee: amountOf(fee) }
}

type Change = (store: TerminalStore, order: StoredOrder, call: StaffCall, now: Date) => Promise<ChangeResult>

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
    case 'reopen':
      return (store, _, call, now) => reopenOrder(store, call, now)
    case 'redate': {
      const to = { date: dateOf(words[1]), slot: words[2] ?? '', fee: optionalAmount(option('fee')) }
      return (store, _, call, now) => staff.dateOrder(store, call, to, now)
    }
    case 'paid': {
      const amount = amountOf(words[1])
      versionSeen(option)
      const method = option('method')
      const chosen = method === null ? null : choiceOf(method, transferMethods)
      return (store, order, call, now) =>
        staff.takePayment(store, call, { method: chosen ?? transferOf(order), amount }, now)
    }
    case 'grant': {
      const amount = amountOf(words[1])
      // The same call run twice grants once.
      const grant = { amount, key: `terminal-${versionSeen(option)}-${amount}` }
      const reason = choiceOf(option('reason'), refundReasons)
      return (store, _, call, now) =>
        grantRefund(store, { ...call, note: refundNote(reason, call.note) }, grant, now)
    }
    case 'refuse-grant':
      return (store, _, call, now) => refuseRefund(store, call, now)
    case 'unbook': {
      const amount = amountOf(words[1])
      versionSeen(option)
      return (store, _, call, now) => takeBackPayment(store, call, { amount }, now)
    }
    case 'refuse-proof':
      return (store, _, call, now) => staff.refuseProof(store, call, now)
    case 'refund': {
      versionSeen(option)
      const returned = { amount: amountOf(words[1]), reference: option('reference') ?? '' }
      return (store, _, call, now) => staff.refundByHand(store, call, returned, now)
    }
    default:
      throw new UsageError(`there is no "${verb}"`)
  }
}

/**
 * The version of the order that somebody looked at. What moves money must say it: run twice, as after an answer that was
 * lost, it moves the money once.
 */
function versionSeen(option: OrderCall['option']): string {
  const version = option('version')
  if (version === null) throw new UsageError('say --version, as "show" tells it')
  return version
}

/** The transfer the customer chose, FPS if that was no transfer. */
function transferOf({ paymentMethod }: StoredOrder) {
  return transferMethods.find((method) => method === paymentMethod) ?? 'fps'
}
