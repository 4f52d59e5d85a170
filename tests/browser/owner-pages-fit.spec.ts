import { dishEditPath, staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { cancelTitle } from '#content/staff/orders/order.ts'
import { openRefund } from '#content/staff/orders/refund-notes.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { webhookEvents } from '#domain/placed/webhook-events.ts'
import { langs } from '#domain/text.ts'
import { addWebhook } from '#server/commands/notices/change-webhooks.ts'
import { askRefund } from '#server/commands/orders/grant-refund.ts'
import { takePayment } from '#server/commands/orders/staff-commands.ts'
import { saveDrafts } from '#server/db/shop/drafts.ts'
import { confirmedOrder, ownerPages } from '#tests/support/browser/owner-pages.ts'
import { PageView } from '#tests/support/browser/page-view.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import type { ServedSite } from '#tests/support/site/served-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

/** A paid order with a refund request. */
async function requestRefund({ store }: ServedSite) {
  const now = new Date()
  const order = await placedOrder(store, orderInput(await store.content(), now, { date: due }), now)
  const call = { orderId: order.id, expectedVersion: null, by: 'Bo', note: 'dish-missing: no cake' }
  await takePayment(store, call, { method: 'fps', amount: order.total }, now)
  await askRefund(store, call, order.total, now)
  return staffOrderPath(order.reference)
}

const referenceIn = (path: string) => path.split('/').at(-2) ?? ''

const test = testWithOwnShop({ sessionOf: sessionByCookie })
const due = addDays(todayInHongKong(new Date()), 7)

// A test visits many pages.
test.describe.configure({ timeout: 600_000 })

for (const lang of langs)
  test(`the owner's pages in ${lang} fit every window, are accessible and keep words whole`, async ({
    page,
    shop,
  }) => {
    const address = 'https://hooks.a-system-with-a-long-name.example/orders/3f0c8a62-8d5a-4f0e-9b7e'
    const webhook = { address, events: webhookEvents, secret: null }
    await addWebhook(shop.store, webhook, { id: 'amy', name: 'Amy' }, new Date())
    await confirmedOrder(shop, due)
    await page.context().addCookies([{ name: 'staff', value: `amy.owner.${lang}`, url: shop.origin }])
    const view = new PageView(page)
    // Axe reads each page in one language.
    for (const [index, path] of Object.values(ownerPages(due)).entries())
      await view.open(path, { isRead: langs[index % langs.length] === lang })
    view.expectNoFaults()
    if (lang === 'zh') view.expectWholeWords(50)
  })

for (const lang of langs)
  test(`the refund request to owner and office in ${lang} fits every window and is accessible`, async ({
    page,
    shop,
  }) => {
    const path = await requestRefund(shop)
    const view = new PageView(page)
    for (const role of ['owner', 'office'] as const) {
      // Axe reads each role's page in one language.
      const isRead = (role === 'owner') === (lang === 'zh')
      await page.context().addCookies([{ name: 'staff', value: `amy.${role}.${lang}`, url: shop.origin }])
      await view.open(path, { isRead })
      await expect(page.getByText(/no cake/).first()).toBeVisible()
      await page.getByRole('link', { name: openRefund[lang] }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await view.look(`the refund of the ${role}`, isRead)
      await page.goto(`${path}?ask=cancel`)
      await expect(page.getByRole('dialog', { name: cancelTitle(referenceIn(path))[lang] })).toBeVisible()
      await view.look(`the cancellation by the ${role}`, isRead)
    }
    view.expectNoFaults()
  })

test('the drafts of a dish and a gift fit every window and are accessible', async ({ page, shop }) => {
  const { dishes, gifts } = (await shop.store.content()).catalogue
  const [dish] = dishes.values()
  const [gift] = gifts
  if (!dish || !gift) throw new Error('the demo has too little')
  const values = { 'name.en': 'Drafted', 'name.zh': '草稿' }
  for (const place of [
    { kind: 'dish', id: dish.id },
    { kind: 'gift', id: String(gift.id) },
  ] as const)
    await saveDrafts(shop.store.db, [{ ...place, values, at: new Date(), by: 'Amy' }])
  const view = new PageView(page)
  for (const lang of langs) {
    await page.context().addCookies([{ name: 'staff', value: `amy.owner.${lang}`, url: shop.origin }])
    await view.open(dishEditPath(dish.id), { isRead: lang === 'zh' })
    await view.open(staffPath('categoriesAndGifts'), { isRead: lang === 'en' })
  }
  view.expectNoFaults()
})
