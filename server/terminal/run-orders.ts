import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { csvOf } from '#domain/csv.ts'
import { orderStatuses } from '#domain/placed/order-status.ts'
import { exportColumns } from '#domain/staff/orders/order-export.ts'
import { letterProblems } from '#server/db/notices/letter-problems.ts'
import { exportedOrders } from '#server/db/orders/order-export.ts'
import { listOrders, noFilter } from '#server/db/orders/order-lists.ts'
import { orderProblems } from '#server/db/orders/order-problems.ts'
import { proofPicture, proofsOf } from '#server/db/payments/payment-proofs.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import { openStrayMoney } from '#server/db/payments/stray-money.ts'
import { change } from './change-call.ts'
import { findOrder } from './find-order.ts'
import { choiceOf, dateOf, type OrderCall, readCall, UsageError } from './order-call.ts'
import { letterLine, listLine, orderText, problemLine, strayLine } from './order-text.ts'
import { answer, type TerminalAnswer, type TerminalStore } from './terminal-answer.ts'
import { usage } from './usage.ts'
import { weather } from './weather-call.ts'

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
const maxListed = 200

async function list({ db }: TerminalStore, { option }: OrderCall, now: Date): Promise<TerminalAnswer> {
  const today = todayInHongKong(now)
  const dates = periodOf(option, { from: today, to: addDays(today, 400) })
  const status = option('status')
  const statuses = status === null ? null : [choiceOf(status, orderStatuses)]
  const filter = { ...noFilter, dates, statuses }
  const { orders } = await listOrders(db, filter, { after: '', max: maxListed, order: 'ascending' }, true)
  return answer(orders.map(listLine).join('\n') || 'no orders')
}

async function problems({ db }: TerminalStore, now: Date): Promise<TerminalAnswer> {
  const lines = [
    ...(await orderProblems(db, now)).map(problemLine),
    ...(await openStrayMoney(db)).map(strayLine),
    ...(await letterProblems(db, now)).map(letterLine),
  ]
  return answer(lines.join('\n') || 'no problems')
}

async function exported({ db }: TerminalStore, { option }: OrderCall, now: Date): Promise<TerminalAnswer> {
  const today = todayInHongKong(now)
  const dates = periodOf(option, { from: addDays(today, -400), to: addDays(today, 400) })
  const orders = await exportedOrders(db, { dates }, 'en')
  const rows = orders.map((order) => ({ ...order, placed: order.placed.toISOString() }))
  return answer(csvOf([exportColumns, ...rows.map((row) => exportColumns.map((name) => row[name]))]))
}

function periodOf(option: OrderCall['option'], otherwise: ReturnType<typeof period>) {
  const [from, to] = [option('from'), option('to')]
  return period(from === null ? otherwise.from : dateOf(from), to === null ? otherwise.to : dateOf(to))
}

const period = (from: ReturnType<typeof dateOf>, to: ReturnType<typeof dateOf>) => ({ from, to })

async function show(store: TerminalStore, { words, option }: OrderCall): Promise<TerminalAnswer> {
  const order = await findOrder(store, words[0])
  const proofs = await proofsOf(store.db, order.id)
  const text = orderText(order, await paymentsOf(store.db, order.id), proofs)
  if (option('proof') === null) return answer(text)
  const number = words[1] === undefined ? proofs.length : Number(words[1])
  const proof = proofs[number - 1]
  const picture = proof && (await proofPicture(store.db, proof.id))
  if (!picture) throw new UsageError('there is no such picture')
  return { ...answer(text), picture: picture.toString('base64') }
}
