import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type OrderStatus, orderStatuses } from '#domain/placed/order-status.ts'
import { orderRevisions } from '#server/db/orders/order-revisions.ts'
import { orders } from '#server/db/schema/orders.ts'
import { staff } from '#server/db/schema/staff.ts'
import { createShopDetailsReader } from '#server/page-data/shop-details.ts'
import { createSiteApi } from '#server/page-data/site-api.ts'
import { giveDriver } from '#tests/support/orders/driven-order.ts'
import { type FreshOrder, freshOrder } from '#tests/support/orders/fresh-order.ts'
import { practisedPayments } from '#tests/support/orders/payment-ways.ts'
import { testConfig } from '#tests/support/site/http-site.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'

describe.each(testEngines)('the driver of an order, on the customer’s page on %s', (engine) => {
  const store = setUpStore(engine)
  let order: FreshOrder
  beforeEach(async () => {
    order = await freshOrder(store)
  })

  const become = (status: OrderStatus) =>
    store.db.update(orders).set({ status }).where(eq(orders.id, order.id))

  async function driverForCustomer() {
    const now = () => testNow
    const shop = createShopDetailsReader(store, testConfig.details)
    const api = createSiteApi(store, { config: testConfig, shop }, practisedPayments(store, now), now)
    const orderView = await api.order(order.reference, order.token)
    if (!orderView) throw new Error('no order')
    return orderView.driver
  }

  const revision = async () => (await orderRevisions(store.db, [order.id])).get(order.id)

  test('is shown on the road, and neither before nor after', async () => {
    const kit = { name: 'Kit', phone: '+85291234567' }
    await giveDriver(store, order, kit)
    for (const status of orderStatuses) {
      await become(status)
      expect(await driverForCustomer(), status).toEqual(status === 'out-for-delivery' ? kit : null)
    }
  })

  test('is not shown without a run, or if the driver was blocked', async () => {
    await become('out-for-delivery')
    expect(await driverForCustomer()).toBeNull()
    const id = await giveDriver(store, order, { name: 'Kit', phone: null })
    expect(await driverForCustomer()).toEqual({ name: 'Kit', phone: null })
    await store.db.update(staff).set({ blockedAt: testNow }).where(eq(staff.id, id))
    expect(await driverForCustomer()).toBeNull()
  })

  test('appears on a page that is already open', async () => {
    await become('out-for-delivery')
    const before = await revision()
    const id = await giveDriver(store, order, { name: 'Kit', phone: null })
    const value = await revision()
    await store.db.update(staff).set({ phone: null, name: 'Che' }).where(eq(staff.id, id))
    expect(new Set([before, value, await revision()]).size).toBe(3)
    expect(await revision()).not.toMatch(/Che/)
  })
})
