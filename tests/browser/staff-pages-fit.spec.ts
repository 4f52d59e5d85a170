import { eq } from 'drizzle-orm'
import { editOrderPath, orderSlipPath, runPath, staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { langs } from '#domain/text.ts'
import { fillDemoDay } from '#server/commands/demo/demo-day.ts'
import { orders } from '#server/db/schema/orders.ts'
import { runs } from '#server/db/schema/runs.ts'
import { expectForEverybody } from '#tests/support/browser/page-view.ts'
import { diceOf } from '#tests/support/orders/random-order.ts'
import { testWithShop } from '#tests/support/site/order-site.ts'
import { type ServedSite, serveTestSite } from '#tests/support/site/served-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

const today = todayInHongKong(new Date())

/** A shop at midday with orders in all states, runs and drivers. */
const test = testWithShop(async () => {
  const now = new Date(`${today}T12:30:00+08:00`)
  const shop = await serveTestSite({ now, sessionOf: sessionByCookie })
  const dice = diceOf(7)
  const filled = await fillDemoDay(shop.store, 60, now, () => dice.below(1_000_000) / 1_000_000)
  if (!filled.ok) throw new Error(filled.reason)
  return shop
})

const tomorrow = addDays(today, 1)
const board = staffPath('orders')

type Screen = readonly [name: string, role: Role, path: (shop: ServedSite) => string | Promise<string>]

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
  ['board', 'office', () => board],
  ['table', 'office', () => `${board}?view=table`],
  ['board of all days', 'office', () => `${board}?days=all`],
  ['list without a match', 'office', () => `${board}?q=${encodeURIComponent('無此人')}`],
  ['tasks of money', 'office', () => `${board}?task=proofs`],
  ['order that is new', 'office', async (shop) => staffOrderPath(await orderThatIs('submitted', shop))],
  ['order that is cooked', 'office', async (shop) => staffOrderPath(await orderThatIs('preparing', shop))],
  [
    'order on the road',
    'office',
    async (shop) => staffOrderPath(await orderThatIs('out-for-delivery', shop)),
  ],
  ['order that is over', 'office', async (shop) => staffOrderPath(await orderThatIs('completed', shop))],
  [
    'order that was cancelled',
    'office',
    async (shop) => staffOrderPath(await orderThatIs('cancelled', shop)),
  ],
  ['order that is changed', 'office', async (shop) => editOrderPath(await orderThatIs('confirmed', shop))],
  ['slip', 'office', async (shop) => orderSlipPath(await orderThatIs('confirmed', shop))],
  ['new order', 'office', () => staffPath('newOrder')],
  ['plan of the runs', 'office', () => `${staffPath('runPlan')}?date=${tomorrow}`],
  ['drivers', 'office', () => staffPath('drivers')],
  ['account', 'office', () => staffPath('account')],
  ['page that does not exist', 'office', () => '/staff/nothing-here/'],
  ['orders of the kitchen', 'kitchen', () => board],
  ['day by dish', 'kitchen', () => staffPath('kitchen')],
  ['day by order', 'kitchen', () => `${staffPath('kitchen')}?by=order`],
  ['day by run', 'kitchen', () => `${staffPath('kitchen')}?by=run`],
  ['dishes that sold out', 'kitchen', () => `${staffPath('dishes')}?section=cold`],
  ['labels', 'packer', () => `${staffPath('labels')}?date=${today}`],
  ['run sheets', 'office', () => staffPath('runs')],
  ['sheet of a run', 'office', async (shop) => runPath(await anyRun(shop))],
]

for (const lang of langs)
  for (const [name, role, path] of screens)
    test(`the ${name} in ${lang} fits every window and is accessible`, async ({ page, shop, noise }) => {
      noise.allow(/404/)
      await page.context().addCookies([{ name: 'staff', value: `amy.${role}.${lang}`, url: shop.origin }])
      await page.goto(await path(shop))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectForEverybody(page)
    })

for (const [name, path] of [
  ['sign-in', staffPath('signIn')],
  ['invitation that is over', staffPath('welcome').replace(':token', 'a'.repeat(43))],
] as const)
  test(`the ${name} fits every window and is accessible`, async ({ page, shop, noise }) => {
    noise.allow(/410/)
    await page.goto(shop.origin + path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectForEverybody(page)
  })
