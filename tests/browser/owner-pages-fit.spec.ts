import { dishEditPath, staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { cancelTitle } from '#content/staff/orders/order.ts'
import { openRefund } from '#content/staff/orders/refund-notes.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { langs } from '#domain/text.ts'
import { askRefund } from '#server/commands/orders/grant-refund.ts'
import { takePayment } from '#server/commands/orders/staff-commands.ts'
import { saveDrafts } from '#server/db/shop/drafts.ts'
import { confirmedOrder, ownerPages } from '#tests/support/browser/owner-pages.ts'
import { expectForEverybody } from '#tests/support/browser/page-view.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import type { ServedSite } from '#tests/support/site/served-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

/** A paid order with a refund request. */
async function askedOrder({ store }: ServedSite) {
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

for (const lang of langs)
  for (const [name, path] of Object.entries(ownerPages(due)))
    test(`the page ${name} in ${lang} fits every window and is accessible`, async ({ page, shop }) => {
      await confirmedOrder(shop, due)
      await page.context().addCookies([{ name: 'staff', value: `amy.owner.${lang}`, url: shop.origin }])
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectForEverybody(page)
    })

for (const lang of langs)
  for (const role of ['owner', 'office'] as const)
    test(`the refund request to the ${role} in ${lang} fits every window and is accessible`, async ({
      page,
      shop,
    }) => {
      const path = await askedOrder(shop)
      await page.context().addCookies([{ name: 'staff', value: `amy.${role}.${lang}`, url: shop.origin }])
      await page.goto(path)
      await expect(page.getByText(/no cake/).first()).toBeVisible()
      await expectForEverybody(page)
      await page.getByRole('link', { name: openRefund[lang] }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expectForEverybody(page)
      await page.goto(`${path}?ask=cancel`)
      await expect(page.getByRole('dialog', { name: cancelTitle(referenceIn(path))[lang] })).toBeVisible()
      await expectForEverybody(page)
    })

for (const lang of langs)
  test(`the drafts of a dish and a gift in ${lang} fit every window and are accessible`, async ({
    page,
    shop,
  }) => {
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
    await page.context().addCookies([{ name: 'staff', value: `amy.owner.${lang}`, url: shop.origin }])
    for (const path of [dishEditPath(dish.id), staffPath('categoriesAndGifts')]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectForEverybody(page)
    }
  })
