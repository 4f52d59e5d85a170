import { eq } from 'drizzle-orm'
import { editOrderPath, orderSlipPath, runPath, staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { langs } from '#domain/text.ts'
import { fillDemoDay } from '#server/commands/demo/demo-day.ts'
import { orders } from '#server/db/schema/orders.ts'
import { runs } from '#server/db/schema/runs.ts'
import { staff } from '#server/db/schema/staff.ts'
import { PageView } from '#tests/support/browser/page-view.ts'
import { diceOf } from '#tests/support/orders/random-order.ts'
import { testWithShop } from '#tests/support/site/order-site.ts'
import { type ServedSite, serveTestSite } from '#tests/support/site/served-site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

const today = todayInHongKong(new Date())

/** A shop at midday with orders in all states, runs and drivers. */
const test = testWithShop(async () => {
  const now = new Date(`${today}T12:30:00+08:00`)
  const shop = await serveTestSite({ now, sessionOf: sessionByCookie })
  const dice = diceOf(7)
  const demoDay = await fillDemoDay(shop.store, 60, now, () => dice.below(1_000_000) / 1_000_000)
  if (!demoDay.ok) throw new Error(demoDay.reason)
  // The page of one's account reads a person, where sessions of tests have a cookie alone.
  await shop.store.db.insert(staff).values({
    id: 'amy',
    name: 'Amy',
    email: 'amy@example.com',
    role: 'office',
    createdAt: now,
    updatedAt: now,
  })
  return shop
})

const tomorrow = addDays(today, 1)
const board = staffPath('orders')
const nowhere = '/staff/nothing-here/'

type Screen = readonly [role: Role, path: (shop: ServedSite) => string | Promise<string>, status?: number]

async function orderThatIs(status: typeof orders.$inferSelect.status, { store }: ServedSite) {
  const [match] = await store.db.select().from(orders).where(eq(orders.status, status)).limit(1)
  if (!match) throw new Error(`no order is ${status}`)
  return match.reference
}

async function anyRun({ store }: ServedSite) {
  const [run] = await store.db.select().from(runs).limit(1)
  if (!run) throw new Error('no run')
  return run.id
}

const screens: readonly Screen[] = [
  ['office', () => board],
  ['office', () => `${board}?view=table`],
  ['office', () => `${board}?days=all`],
  ['office', () => `${board}?q=${encodeURIComponent('無此人')}`],
  ['office', () => `${board}?task=proofs`],
  ['office', async (shop) => staffOrderPath(await orderThatIs('submitted', shop))],
  ['office', async (shop) => staffOrderPath(await orderThatIs('preparing', shop))],
  ['office', async (shop) => staffOrderPath(await orderThatIs('out-for-delivery', shop))],
  ['office', async (shop) => staffOrderPath(await orderThatIs('completed', shop))],
  ['office', async (shop) => staffOrderPath(await orderThatIs('cancelled', shop))],
  ['office', async (shop) => editOrderPath(await orderThatIs('confirmed', shop))],
  ['office', async (shop) => orderSlipPath(await orderThatIs('confirmed', shop))],
  ['office', () => staffPath('newOrder')],
  ['office', () => `${staffPath('runPlan')}?date=${tomorrow}`],
  ['office', () => staffPath('drivers')],
  ['office', () => staffPath('account')],
  ['office', () => nowhere, 404],
  ['kitchen', () => board],
  ['kitchen', () => staffPath('kitchen')],
  ['kitchen', () => `${staffPath('kitchen')}?by=order`],
  ['kitchen', () => `${staffPath('kitchen')}?by=run`],
  ['kitchen', () => `${staffPath('dishes')}?section=cold`],
  ['packer', () => `${staffPath('labels')}?date=${today}`],
  ['office', () => staffPath('runs')],
  ['office', async (shop) => runPath(await anyRun(shop))],
]

// A test visits many pages.
test.describe.configure({ timeout: 600_000 })

for (const lang of langs)
  test(`the screens of the office, the kitchen and the packers in ${lang} fit every window and are accessible`, async ({
    page,
    shop,
    noise,
  }) => {
    noise.allow(new RegExp(`status of 404 .*${nowhere}\\)$`))
    const view = new PageView(page)
    for (const [index, [role, path, status]] of screens.entries()) {
      await page.context().addCookies([{ name: 'staff', value: `amy.${role}.${lang}`, url: shop.origin }])
      // Axe reads each screen in one language.
      await view.open(await path(shop), {
        isRead: langs[index % langs.length] === lang,
        status: status ?? 200,
      })
    }
    view.expectNoFaults()
  })

test('the pages before signing in fit every window and are accessible', async ({ page, shop, noise }) => {
  noise.allow(/410/)
  const view = new PageView(page)
  await view.open(shop.origin + staffPath('signIn'))
  await view.open(shop.origin + staffPath('welcome').replace(':token', 'a'.repeat(43)), { status: 410 })
  view.expectNoFaults()
})
