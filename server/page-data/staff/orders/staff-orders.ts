/** The lists contain only what the role may see. */
import { addDays, type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import { bulkKinds } from '#domain/placed/bulk-doubt.ts'
import { parseReference } from '#domain/placed/order-reference.ts'
import type { ListSums } from '#domain/staff/orders/list-sums.ts'
import { type NextStep, nextStep } from '#domain/staff/orders/next-step.ts'
import { datesOf, type OrdersView, plainView, viewQuery } from '#domain/staff/orders/orders-view.ts'
import { may, maySeeDay, type Role, seesPrices } from '#domain/staff/permissions.ts'
import { isListedProblem, type ListedProblemKind } from '#domain/staff/problems.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { type HeldBack, heldBack } from '#server/commands/bulk/held-back.ts'
import { type LetterProblem, letterProblems } from '#server/db/notices/letter-problems.ts'
import { daySummaries, type MoneyTasks, moneyTasks } from '#server/db/orders/order-counts.ts'
import type { ListedOrder } from '#server/db/orders/order-lists.ts'
import { type OrderContact, orderContacts, orderProblems } from '#server/db/orders/order-problems.ts'
import { openStrayMoney, type StrayMoney } from '#server/db/payments/stray-money.ts'
import type { Store } from '#server/db/store/store.ts'
import { type DatabaseClock, databaseClock } from '#server/db/work/bulk-context.ts'
import { type Ruler, rulerOf } from '#server/page-data/staff/day/day-ruler.ts'
import { type NoMatch, nearest, pageOf } from './orders-page.ts'

/** A card shows the person's next step. */
export interface CardOrder extends ListedOrder {
  readonly step: NextStep | null
}

export interface OrdersList {
  readonly now: Date
  readonly today: CalendarDate
  readonly sums: ListSums
  readonly counts: { readonly today: number; readonly tomorrow: number; readonly week: number }
  /** Null for lists of several days. */
  readonly ruler: Ruler | null
  /** The value is null for roles without prices. */
  readonly money: MoneyTasks | null
  /** Null for roles without prices and in filtered lists. */
  readonly problems: OrderProblems | null
  readonly mayExport: boolean
  readonly orders: readonly CardOrder[]
  readonly next: string | null
  /** The value is null unless a search found nothing. */
  readonly noMatch: NoMatch | null
  readonly zones: readonly { readonly id: string; readonly name: Text }[]
}

export interface OrderProblems {
  readonly count: number
  readonly problems: readonly {
    readonly kind: ListedProblemKind
    readonly reference: string
    readonly amount: Cents
    readonly contact: OrderContact | null
  }[]
  /** These payments match no order. */
  readonly stray: readonly StrayMoney[]
  /** These letters were not delivered; addresses are omitted. */
  readonly letters: readonly FailedLetter[]
  /** Bulk actions that an owner has to approve. */
  readonly heldLetters: readonly HeldBack[]
}

export type FailedLetter = Pick<
  LetterProblem,
  'orderId' | 'version' | 'reference' | 'recipient' | 'id' | 'tells' | 'failure' | 'refusedCode'
> & { readonly mayResend: boolean; readonly contact: OrderContact | null }

/** Further problems are only counted. */
const maxProblems = 20

type ListStore = Pick<Store, 'db' | 'content'>

export async function staffOrdersList(
  store: ListStore,
  { role }: StaffMember,
  view: OrdersView,
  now: Date,
  clock: DatabaseClock = databaseClock(store.db),
): Promise<OrdersList> {
  const { db } = store
  const today = todayInHongKong(now)
  const prices = seesPrices(role)
  const near = { from: today, to: addDays(today, 6) }
  const dates = datesOf(view.days, today)
  const isOneDay = dates !== null && dates.from === dates.to && !view.search && !view.task
  // Concurrent queries save a dozen round trips.
  const [content, days, page, ruler, money, problems] = await Promise.all([
    store.content(),
    daySummaries(db, near, prices),
    pageOf(db, role, view, today),
    isOneDay && maySeeDay(role, dates.from, today) ? rulerOf(store, dates.from, now) : null,
    prices ? moneyTasks(db, today) : null,
    prices && !isNarrowed(view) ? problemsOf(store, role, now, clock) : null,
  ])
  const noMatch = view.search && page.orders.length === 0 ? await nearest(db, role, today, view.search) : null
  const week = days.filter(({ date }) => maySeeDay(role, date, today))
  const ordersOn = (date: CalendarDate) => week.find((day) => day.date === date)?.orders ?? 0
  return {
    now,
    today,
    sums: page.sums,
    counts: {
      today: ordersOn(today),
      tomorrow: ordersOn(addDays(today, 1)),
      week: week.reduce((sum, { orders }) => sum + orders, 0),
    },
    ruler,
    money,
    problems,
    mayExport: may(role, 'export-orders'),
    orders: page.orders.map((order) => withStep(order, role)),
    next: page.next,
    noMatch,
    zones: content.rules.settings.zones.map(({ id, name }) => ({ id, name })),
  }
}

/** Whether a filter hides orders of the days. */
const isNarrowed = (view: OrdersView) =>
  viewQuery({ ...view, days: plainView.days, shape: plainView.shape }) !== ''

async function problemsOf(
  store: ListStore,
  role: Role,
  now: Date,
  clock: DatabaseClock,
): Promise<OrderProblems> {
  const { db } = store
  const kinds = may(role, 'handle-customer-data') ? bulkKinds : []
  const [all, stray, letters, bulks] = await Promise.all([
    orderProblems(db, now, false),
    openStrayMoney(db),
    letterProblems(db, now),
    Promise.all(kinds.map((kind) => heldBack(store, kind, now, clock))),
  ])
  const heldBulks = bulks.filter((each) => each !== null)
  const problems = all.filter(isListedProblem)
  const problemList = problems.slice(0, maxProblems)
  const unsent = letters.slice(0, maxProblems)
  const mayResend = may(role, 'change-order')
  const references = [...problemList, ...unsent].flatMap(({ reference }) => parseReference(reference) ?? [])
  const contacts = new Map((await orderContacts(db, references)).map((each) => [each.reference, each]))
  const contactOf = (reference: string) => contacts.get(reference) ?? null
  return {
    count: problems.length + stray.length + letters.length + heldBulks.length,
    heldLetters: heldBulks,
    stray: stray.slice(0, maxProblems),
    problems: problemList.map(({ kind, reference, amount }) => ({
      kind,
      reference,
      amount,
      contact: contactOf(reference),
    })),
    letters: unsent.map(({ attempts: _attempts, since: _since, ...letter }) => ({
      ...letter,
      mayResend,
      contact: contactOf(letter.reference),
    })),
  }
}

function withStep(order: ListedOrder, role: Role): CardOrder {
  return { ...order, step: nextStep(order, role) }
}
