import { addDays, type CalendarDate, startOfDay } from '#domain/calendar.ts'
import { waysIn } from '#domain/placed/order-source.ts'
import { moneyTasks as tasks } from '#domain/staff/orders/orders-view.ts'
import { daySummaries, moneyTasks, slotCounts } from '#server/db/orders/order-counts.ts'
import { listOrders, noFilter, type OrderFilter } from '#server/db/orders/order-lists.ts'
import { orderProblems } from '#server/db/orders/order-problems.ts'
import { promotionTotals } from '#server/db/promotions/promotion-totals.ts'
import type { Database } from '#server/db/store/database.ts'
import { kitchenOrders } from '#server/db/work/kitchen.ts'
import { lateChangesOf } from '#server/db/work/late-changes.ts'
import { deliveriesOf, runsOf } from '#server/db/work/runs.ts'
import { eventsAfter, eventsSince, newestPlace } from '#server/db/work/staff-event-log.ts'
import { maxInTable } from '#server/page-data/staff/orders/orders-page.ts'
import { staffLive } from '#server/page-data/staff/staff-live.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'

const firstPage = { after: '', max: maxInTable, order: 'ascending' } as const
const lastFirst = { ...firstPage, order: 'descending' } as const

/** The back office's queries, for `fillWithOrders`. */
export function listQuestions(today: CalendarDate): Record<string, (db: Database) => Promise<unknown>> {
  const week = { from: today, to: addDays(today, 6) }
  const now = startOfDay(addDays(today, 1))
  const search = (words: readonly string[], part: Partial<OrderFilter>) => (db: Database) =>
    listOrders(db, { ...noFilter, words, ...part }, lastFirst, true)
  const workDays = { from: today, to: addDays(today, 1) }
  const lastPosition = async (db: Database) => (await newestPlace(db)) - 50
  return {
    'the orders of a day': (db) =>
      listOrders(db, { ...noFilter, dates: { from: today, to: today } }, firstPage, true),
    'the orders of a week': (db) => listOrders(db, { ...noFilter, dates: week }, firstPage, true),
    'the latest orders of all': (db) => listOrders(db, noFilter, lastFirst, true),
    ...Object.fromEntries(
      waysIn.flatMap((wayIn): [string, (db: Database) => Promise<unknown>][] => [
        [
          `the latest orders that came by ${wayIn}`,
          (db) => listOrders(db, { ...noFilter, wayIn }, lastFirst, true),
        ],
        [
          `the orders of a week that came by ${wayIn}`,
          (db) => listOrders(db, { ...noFilter, wayIn, dates: week }, firstPage, true),
        ],
      ]),
    ),
    'a page far behind': (db) =>
      listOrders(db, noFilter, { ...lastFirst, after: '2025-03-01_12:00_70000' }, true),
    'the summaries of a week': (db) => daySummaries(db, week, true),
    'the slots of a day': (db) => slotCounts(db, today),
    'what is to do with money': (db) => moneyTasks(db, today),
    'how often promotions were given': (db) => promotionTotals(db),
    'what went wrong': (db) => orderProblems(db, startOfDay(today), false),
    'the orders of the kitchen on a day': (db) => kitchenOrders(db, today),
    'the late changes of a day': (db) => lateChangesOf(db, today),
    'the deliveries of a day': (db) => deliveriesOf(db, today),
    'the runs of a day': (db) => runsOf(db, today),
    'the news around every page': (db) => staffLive({ db }, staffMember('amy'), false, now),
    'the news since a page looked': async (db) => eventsSince(db, await lastPosition(db), now, 100),
    'the news, also of places that were empty': async (db) => {
      const place = await lastPosition(db)
      return eventsAfter(db, place, [place - 7, place - 3], 500)
    },
    'a search by reference': (db) => listOrders(db, { ...noFilter, words: ['f0001abc'] }, lastFirst, true),
    'a search by telephone': (db) => listOrders(db, { ...noFilter, words: ['90012345'] }, lastFirst, true),
    'a search by name': (db) => listOrders(db, { ...noFilter, words: ['陳一'] }, lastFirst, true),
    'a search by address': (db) => listOrders(db, { ...noFilter, words: ['觀塘', '101'] }, lastFirst, true),
    'a search by the name of all customers': (db) =>
      listOrders(db, { ...noFilter, words: ['陳'] }, lastFirst, true),
    'a search by the street of all customers': (db) =>
      listOrders(db, { ...noFilter, words: ['駿業'] }, lastFirst, true),
    'a search by the first digit of an address': (db) =>
      listOrders(db, { ...noFilter, words: ['觀塘', '1'] }, lastFirst, true),
    'a search by what one order in a hundred has': (db) =>
      listOrders(db, { ...noFilter, words: ['99'] }, lastFirst, true),
    'a search by what no order has': (db) =>
      listOrders(db, { ...noFilter, words: ['觀塘', '北角'] }, lastFirst, true),
    'a search in the days of the kitchen': search(['觀塘'], { dates: workDays }),
    'a search in the days of the kitchen by what no order has': search(['觀塘', '北角'], { dates: workDays }),
    'a search in most orders': search(['觀塘'], { zoneId: 'kowloon' }),
    'a search in the orders of a slot': search(['觀塘'], { slot: '10:00' }),
    'a search in few orders': search(['觀塘'], { wayIn: 'phone' }),
    'a search in new orders': search(['觀塘'], { statuses: ['submitted'] }),
    'a search in no orders': search(['觀塘'], { statuses: ['cancelled'] }),
    'a search in most orders by what one in ten has': search(['5'], { zoneId: 'kowloon' }),
    'a search in few orders by what one in twenty has': search(['99'], { wayIn: 'phone' }),
    'a search in the orders of a slot by name': search(['陳一'], { slot: '10:00' }),
    'a search in no orders by address': search(['觀塘', '101'], { payment: 'refunded' }),
    ...Object.fromEntries(
      tasks.map((task) => [`a search in the list of ${task}`, search(['觀塘', '1'], { task })]),
    ),
    ...Object.fromEntries(
      tasks.map((task) => [
        `the list of ${task}`,
        (db: Database) => listOrders(db, { ...noFilter, task }, firstPage, true),
      ]),
    ),
  }
}
