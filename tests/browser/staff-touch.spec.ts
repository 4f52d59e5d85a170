import { staffPath } from '#app/staff/addresses.ts'
import { selectOrder, stepNames } from '#content/staff/orders/orders.ts'
import { live } from '#content/staff/shell/live.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { phone } from '#tests/support/browser/browser.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

const test = testWithOwnShop({ sessionOf: sessionByCookie })

for (const [device, viewport] of Object.entries({
  tablet: { width: 820, height: 1180 },
  phone: phone.viewport,
}))
  test.describe(`the list of orders on a ${device}`, () => {
    test.use({ ...phone, viewport })

    test('shows the first order with its next step without a scroll, and selects one by a tap beside its box', async ({
      page,
      context,
      shop,
    }) => {
      const now = new Date()
      const date = addDays(todayInHongKong(now), 8)
      const input = orderInput(await shop.store.content(), now, { date })
      const { reference } = await placedOrder(shop.store, input, now)
      await context.addCookies([{ name: 'staff', value: 'amy.office', url: shop.origin }])
      await page.goto(staffPath('orders'))
      const nextStep = page.getByRole('button', { name: stepNames.confirm.zh }).first()
      await expect(nextStep).toBeInViewport({ ratio: 1 })

      await page.goto(`${staffPath('orders')}?days=${date}&view=table`)
      const box = page.getByLabel(selectOrder(reference).zh)
      await expect(page.getByText(live.connected.zh)).toBeAttached()
      const target = box.locator('..')
      const { width, height } = (await target.boundingBox()) ?? { width: 0, height: 0 }
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      await target.tap({ position: { x: 4, y: 4 } })
      await expect(box).toBeChecked()
    })
  })
