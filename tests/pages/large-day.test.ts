/** Page sizes on a day of 200 orders with 250 dishes. */
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type StaffPageId, staffPath } from '#app/staff/addresses.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { nothing } from '#domain/money.ts'
import { confirmOrder } from '#server/commands/orders/staff-commands.ts'
import { letters } from '#server/db/schema/letters.ts'
import { orderLines, orders } from '#server/db/schema/orders.ts'
import { staff, staffSessions } from '#server/db/schema/staff.ts'
import type { Database } from '#server/db/store/database.ts'
import { kitchenOrders } from '#server/db/work/kitchen.ts'
import { runsOf } from '#server/db/work/runs.ts'
import { openPageBuild } from '#server/pages/page-build.ts'
import { fillWithOrders } from '#tests/support/orders/many-orders.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { joinStaff } from '#tests/support/staff/staff-forms.ts'
import { type RouteContext, staffAddresses, staffRouteTable } from '#tests/support/staff/staff-routes.ts'
import { testNow } from '#tests/support/store/store.ts'

const ordersOfDay = 200
const dishesOfOrder = 8
const peopleOfYears = 40
const ofGroup = { groupId: 'dishes', number: 1, unitPrice: nothing, amount: nothing }

/** The limit counts uncompressed bytes of a document. */
const usual = 400_000

/** Pages with the complete day for printing or planning: 2 to 5 kB an order. */
const wholeDay: Readonly<Record<string, number>> = {
  [staffPath('kitchen')]: 650_000,
  [`${staffPath('kitchen')}?by=order`]: 1_000_000,
  [`${staffPath('orders')}?view=table`]: 500_000,
  [staffPath('runPlan')]: 600_000,
}

/** These addresses respond with files instead of pages. */
const files: readonly StaffPageId[] = ['menuDownload', 'ordersCsv', 'figuresCsv']

const pages = (Object.keys(staffRouteTable) as StaffPageId[]).filter(
  (page) => !files.includes(page) && staffRouteTable[page].reads?.('owner') === 200,
)

const date = todayInHongKong(testNow)

let site: TestSite
let context: RouteContext
let cookie: string
beforeAll(async () => {
  site = await openTestSite({ pages: await openPageBuild('build') })
  const { db } = site.store
  // Half of the orders are due today and on its runs.
  await fillWithOrders(site.store, ordersOfDay, addDays(date, -30))
  const ofDay = await db.update(orders).set({ dueDate: date }).where(sql`reference like 'F0%'`).returning()
  expect(ofDay).toHaveLength(ordersOfDay)
  const { dishes } = (await site.store.content()).catalogue
  const dayDishes = [...dishes.values()]
  expect(dayDishes.length).toBeGreaterThan(250)
  for (const [index, { id }] of ofDay.entries()) {
    const choices = Array.from({ length: dishesOfOrder }, (_, place) => {
      const dish = dayDishes[(index * dishesOfOrder + place) % dayDishes.length]
      if (!dish) throw new Error('a menu without dishes')
      return { ...ofGroup, dishId: dish.id, name: dish.name, group: dish.name }
    })
    await db.update(orderLines).set({ dishes: choices }).where(eq(orderLines.orderId, id))
  }
  cookie = await joinStaff(site, 'Amy', 'owner')
  await addPeople(db)
  await addRefusedLetters(db, ofDay)
  const placedAt = new Date(testNow.getTime() - 5 * 86_400_000)
  const input = orderInput(await site.store.content(), placedAt, { date })
  const { id: orderId, reference } = await placedOrder(site.store, input, placedAt)
  const call = { orderId, expectedVersion: null, by: 'amy', note: '' }
  expect((await confirmOrder(site.store, call, null, placedAt)).ok).toBe(true)
  const [run] = await runsOf(db, date)
  if (!run) throw new Error('a day without runs')
  context = { orderId, reference, date, runId: run.id }
})
afterAll(() => site.close())

/** Each has a session; Amy has as many more. */
async function addPeople(db: Database) {
  const at = { createdAt: testNow, updatedAt: testNow }
  const names = Array.from({ length: peopleOfYears }, (_, place) => `person-${place}`)
  await db.insert(staff).values(names.map((id) => ({ ...at, id, name: id, role: 'office' as const })))
  const [amy] = await db.select().from(staff).where(eq(staff.name, 'Amy'))
  if (!amy) throw new Error('Amy did not join')
  const ends = new Date(testNow.getTime() + 86_400_000)
  const session = { ...at, method: 'password' as const, stays: false, userAgent: 'Phone', expiresAt: ends }
  const sessions = names.flatMap((name) => [
    { ...session, id: name, token: name, userId: name },
    { ...session, id: `amy-${name}`, token: `amy-${name}`, userId: amy.id },
  ])
  await db.insert(staffSessions).values(sessions)
}

async function addRefusedLetters(db: Database, all: readonly { readonly id: number }[]) {
  const refusal = { state: 'refused', recipient: 'customer', attempts: 1, refusedCode: 550 } as const
  const times = { firstTriedAt: testNow, claimedUntil: testNow }
  await db.insert(letters).values(all.map(({ id }) => ({ ...refusal, ...times, id: `l${id}`, orderId: id })))
}

const bytesOf = async (address: string) => {
  const response = await site.app.request(address, { headers: { cookie } })
  expect([address, response.status]).toEqual([address, 200])
  return (await response.arrayBuffer()).byteLength
}

test('the large day contains its orders, dishes and runs', async () => {
  const { db, content } = site.store
  const ofDay = await kitchenOrders(db, date)
  expect(ofDay.length).toBeGreaterThan(ordersOfDay * 0.9)
  const dishes = new Set(
    ofDay.flatMap(({ lines }) => lines.flatMap((line) => line.dishes)).map(({ dishId }) => dishId),
  )
  expect(dishes.size).toBe((await content()).catalogue.dishes.size)
  expect((await runsOf(db, date)).length).toBe(20)
})

test.each(pages)('the page %s and its data stay below their limits', async (page) => {
  for (const address of staffAddresses(page, context)) {
    const limit = wholeDay[address] ?? usual
    const bytes = await bytesOf(address)
    expect(bytes, address).toBeLessThanOrEqual(limit)
    // A limit above the usual one must be needed.
    if (limit > usual) expect(bytes, address).toBeGreaterThan(usual)
    if (!staffRouteTable[page].isPreview)
      expect(await bytesOf(address.replace(/(?=\?|$)/, '_.data')), `data of ${address}`).toBeLessThanOrEqual(
        usual,
      )
  }
})
