/** Pictures of README.md and docs/guide/: what a person of a role sees in a window. */
import type { Page } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { pagePath, setPath } from '#app/paths.ts'
import { editOrderPath, runPath, staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { planPage } from '#content/staff/day/runs.ts'
import { editPage } from '#content/staff/orders/edit-order.ts'
import { orderPage } from '#content/staff/orders/order.ts'
import { dishesPage } from '#content/staff/shop/menus/dishes.ts'
import { setFieldName } from '#content/staff/shop/menus/menus.ts'
import { settingsPage } from '#content/staff/shop/settings/settings.ts'
import type { OrderStatus, PaymentStatus } from '#domain/placed/order-status.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { orders } from '#server/db/schema/orders.ts'
import { runs } from '#server/db/schema/runs.ts'
import type { DemoShop } from './demo-shop.ts'

export interface Picture {
  /** In docs/pictures/, without its ending. */
  readonly name: string
  /** Customers have none. */
  readonly role?: Role
  readonly size: keyof typeof sizes
  readonly path: (shop: DemoShop) => string | Promise<string>
  /** Brings the page into the state that is shown. */
  readonly act?: (page: Page) => Promise<unknown>
}

export const sizes = {
  desk: { viewport: { width: 1280, height: 880 }, deviceScaleFactor: 1 },
  tablet: { viewport: { width: 1024, height: 768 }, deviceScaleFactor: 1 },
  wide: { viewport: { width: 1560, height: 1000 }, deviceScaleFactor: 1 },
  sheet: { viewport: { width: 960, height: 1130 }, deviceScaleFactor: 1 },
  phone: { viewport: { width: 390, height: 760 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
} as const

const button = (page: Page, { zh }: { readonly zh: string }) =>
  page.getByRole('button', { name: zh, exact: true }).first()

/** Below the bar that stays at the top of a phone's window. */
const barHeight = 70

const bringUp = (page: Page, text: { readonly zh: string }) =>
  page
    .getByText(text.zh, { exact: true })
    .first()
    .evaluate(
      (element, bar) => window.scrollTo(0, element.getBoundingClientRect().top + scrollY - bar),
      barHeight,
    )

async function orderThatIs(status: OrderStatus, payment: PaymentStatus, { store }: DemoShop) {
  const matches = and(eq(orders.status, status), eq(orders.paymentStatus, payment))
  const [match] = await store.db.select().from(orders).where(matches).orderBy(orders.id).limit(1)
  if (!match) throw new Error(`no order is ${status} and ${payment}`)
  return match.reference
}

async function runOnTheRoad({ store }: DemoShop) {
  const [run] = await store.db.select().from(runs).orderBy(runs.id).limit(1)
  if (!run) throw new Error('no run')
  return run.id
}

export const pictures: readonly Picture[] = [
  { name: 'home', size: 'desk', path: () => pagePath('home', 'zh') },
  { name: 'set-on-phone', size: 'phone', path: () => setPath('easy-party-10', 'zh') },
  { name: 'board', role: 'office', size: 'desk', path: () => staffPath('orders') },
  {
    name: 'payment',
    role: 'office',
    size: 'phone',
    path: async (shop) => staffOrderPath(await orderThatIs('submitted', 'proof-submitted', shop)),
    act: (page) => bringUp(page, orderPage.enlarge),
  },
  {
    name: 'change-order',
    role: 'office',
    size: 'phone',
    path: async (shop) => editOrderPath(await orderThatIs('confirmed', 'paid', shop)),
    act: async (page) => {
      await button(page, editPage.more).click()
      await bringUp(page, editPage.priceTitle)
    },
  },
  {
    name: 'cancel',
    role: 'owner',
    size: 'phone',
    path: async (shop) => staffOrderPath(await orderThatIs('confirmed', 'paid', shop)),
    act: async (page) => {
      await page.getByText(orderPage.cancel.zh, { exact: true }).first().click()
      await bringUp(page, orderPage.cancel)
    },
  },
  { name: 'kitchen', role: 'kitchen', size: 'wide', path: () => staffPath('kitchen') },
  { name: 'labels', role: 'packer', size: 'sheet', path: () => `${staffPath('labels')}?slot=12:00` },
  {
    name: 'plan-runs',
    role: 'office',
    size: 'tablet',
    path: () => staffPath('runPlan'),
    act: (page) => page.getByRole('heading', { name: planPage.name.zh }).waitFor(),
  },
  {
    name: 'run',
    role: 'driver',
    size: 'phone',
    path: async (shop) => runPath(await runOnTheRoad(shop)),
  },
  {
    name: 'set',
    role: 'owner',
    size: 'phone',
    path: () => staffPath('setEdit').replace(':set', '2'),
    act: (page) => bringUp(page, setFieldName('price', null)),
  },
  {
    name: 'sold-out',
    role: 'kitchen',
    size: 'phone',
    path: () => staffPath('dishes'),
    act: async (page) => {
      await page.getByRole('switch').nth(1).click()
      await page.getByText(dishesPage.offerAgain.zh, { exact: true }).waitFor()
    },
  },
  { name: 'menu-file', role: 'owner', size: 'phone', path: () => staffPath('menuFile') },
  { name: 'weather', role: 'office', size: 'desk', path: () => staffPath('weather') },
  {
    name: 'accounts',
    role: 'owner',
    size: 'phone',
    path: () => `${staffPath('settings')}#payment`,
    act: async (page) => {
      await page.getByText(settingsPage.accounts.zh, { exact: true }).click()
      await bringUp(page, settingsPage.accounts)
    },
  },
  { name: 'figures', role: 'owner', size: 'tablet', path: () => staffPath('figures') },
  { name: 'start', role: 'owner', size: 'phone', path: () => staffPath('start') },
]
