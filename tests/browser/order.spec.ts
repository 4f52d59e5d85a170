/** These tests cover sections 2, 4 and 5 of the specification. */
import { fewer, more } from '#content/controls.ts'
import { codeEffectText, codeEffectWords, usedAnyway } from '#content/ordering/code-effect.ts'
import { changeNamed, order, quantityLabel, times } from '#content/ordering/order.ts'
import { status } from '#content/ordering/order-status.ts'
import { paidUpfront } from '#content/ordering/payment/payment.ts'
import { changeTerms, contactUse } from '#content/ordering/policies.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { cents } from '#domain/money.ts'
import { usualService } from '#domain/shop/usual-service.ts'
import type { Text } from '#domain/text.ts'
import { expectAccessible, inDialog } from '#tests/support/browser/accessibility.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { tabTo } from '#tests/support/browser/tab-to.ts'
import { atRest } from '#tests/support/browser/wait-until-still.ts'
import { alsoOnPhones, chineseOnPhones, expect, smokeAlsoOnPhones, test } from '#tests/support/site/site.ts'

test.describe('a whole order', () => {
  // Methods and languages are independent, so each occurs once.
  for (const [way, lang] of [
    ['delivery', 'zh'],
    ['pickup', 'en'],
  ] as const)
    test(`for ${way}, in ${lang}, is stored and can be looked up`, smokeAlsoOnPhones, async ({ page }) => {
      const dialog = new OrderDialogDriver(page, lang)
      await dialog.open()
      await dialog.toPay(way)
      const total = way === 'delivery' ? '$1,630.00' : '$1,480.00'
      await expect(dialog.dialog.locator('footer button').last()).toContainText(total)
      await dialog.place()
      const reference = await dialog.isPlaced()
      const main = page.locator('main')
      await expect(main).toContainText(reference)
      await expect(main).toContainText(times(lang === 'zh' ? '豪華十人套餐' : 'Deluxe 10-Person Set', 1))
      await expect(main).toContainText(total)
      await expect(main).toContainText('9123 4567')
      await expect(main).toContainText(way === 'delivery' ? '新蒲崗大有街 1 號 8 樓' : status.collect[lang])
      // Only the flag of the seen popup remains.
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['popupSeen'])
    })

  test('can be placed with the keyboard alone', async ({ page }) => {
    const dialog = new OrderDialogDriver(page)
    const { keyboard } = page
    const inDialog = (selector: string) => dialog.dialog.locator(selector).first()
    const pressNext = async () => {
      await tabTo(dialog.dialog.locator('footer button').last())
      await keyboard.press('Enter')
    }
    await dialog.openSet()
    await tabTo(dialog.orderNow)
    await keyboard.press('Enter')
    await dialog.isAt('orderContent')
    await pressNext()
    await dialog.isAt('methods')
    await tabTo(inDialog('input[name=fulfilment]'))
    await keyboard.press('ArrowDown')
    await keyboard.press('ArrowUp')
    await pressNext()
    await dialog.isAt('delivery')
    await tabTo(inDialog('button[data-date][tabindex="0"]'))
    for (const key of ['PageDown', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'ArrowLeft', 'Enter']) {
      await keyboard.press(key)
    }
    await expect(inDialog('button[data-date][aria-pressed=true]')).toBeFocused()
    await tabTo(inDialog('input[name=slot]'))
    await keyboard.press('Space')
    await tabTo(inDialog('input[name=address]'))
    await keyboard.type('1 Nathan Road')
    await tabTo(dialog.area, 'Shift+Tab')
    // Escape closes only the list.
    for (const key of ['ArrowDown', 'Escape', 'ArrowDown', 'ArrowDown', 'Enter']) await keyboard.press(key)
    await expect(dialog.area).toHaveValue('觀塘市中心')
    await tabTo(inDialog('[data-field=cutlery] input[type=checkbox]'))
    await keyboard.press('Space')
    await pressNext()
    await dialog.isAt('orderContact')
    await tabTo(inDialog('input[name=name]'))
    for (const text of ['Chan', 'chan@example.com', '91234567', '23456789']) {
      await keyboard.type(text)
      await keyboard.press('Tab')
    }
    await pressNext()
    await dialog.isAt('pay')
    await tabTo(inDialog('input[name=paymentMethod]'))
    await keyboard.press('Space')
    // Two steps lead from the card to FPS.
    for (const key of ['ArrowDown', 'ArrowDown']) await keyboard.press(key)
    await pressNext()
    await dialog.isPlaced()
    await expect(page.locator('main')).toContainText(status.noneWanted.zh)
  })
})

test('a typed code is redeemed when the customer continues, and a closed order stays closed on the next page', async ({
  page,
}) => {
  const dialog = new OrderDialogDriver(page)
  await dialog.open()
  const box = page.locator('[data-field=promotionCode]')
  await box.getByRole('textbox').fill('cv88')
  await dialog.next()
  await dialog.isAt('methods')
  await dialog.back()
  await expect(box).toContainText('CV88')
  await page.keyboard.press('Escape')
  await expect(dialog.dialog).toHaveCount(0)
  await page.goto('/privacy/')
  await atRest(page)
  await expect(dialog.dialog).toHaveCount(0)
})

test(
  'two quick taps advance only one step, and the next step opens at its top',
  alsoOnPhones,
  async ({ page }) => {
    const dialog = new OrderDialogDriver(page)
    await dialog.open()
    const body = dialog.dialog.locator('header + * + *').first()
    await body.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    const next = dialog.dialog.getByRole('button', { name: order.next.zh })
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion })
      // Every step begins with a moment without presses.
      await next.click({ trial: true })
      await next.dblclick()
      await dialog.isAt('methods')
      await expect(dialog.dialog.getByRole('radio').first()).toBeInViewport({ ratio: 1 })
      await dialog.back()
      await dialog.isAt('orderContent')
    }
  },
)

test('the last step repeats when, where and for whom, each with a link back to it', async ({ page }) => {
  const dialog = new OrderDialogDriver(page)
  await dialog.open()
  await dialog.toPay()
  for (const message of ['12:30–13:00', '黃大仙區 新蒲崗大有街 1 號 8 樓', '陳小姐 9123 4567']) {
    await expect(dialog.dialog.getByText(message)).toBeVisible()
  }
  await dialog.dialog.getByRole('button', { name: changeNamed(order.address).zh }).click()
  await dialog.isAt('delivery')
  await expect(page.locator('input[name=address]')).toHaveValue('新蒲崗大有街 1 號 8 樓')
  await dialog.next()
  await dialog.next()
  await dialog.dialog.getByRole('button', { name: changeNamed(order.phone).zh }).click()
  await dialog.isAt('orderContact')
})

test('the first step shows problems of the basket, and warns of a code that raises the total', async ({
  page,
}) => {
  const dialog = new OrderDialogDriver(page)
  const { dialog: box } = dialog
  await dialog.open('western-individual')
  const set = { zh: '西式個人主菜套餐', en: 'Western Individual Meal Set' }
  const quantity = (step: typeof more) =>
    box.getByRole('button', { name: step(quantityLabel(set).zh).zh, exact: true })
  const next = box.getByRole('button', { name: order.next.zh, exact: true })
  while (await next.isEnabled()) await quantity(fewer).click()
  const tooFew = { setId: 7, set, scope: 'set', min: 8, units: 7 } as const
  await expect(box.getByRole('alert')).toContainText(
    refusalText({ code: 'below-minimum-quantity', data: tooFew }, 'zh'),
  )
  while (!(await box.getByText('$2,220.00').first().isVisible())) await quantity(more).click()
  await expect(box.getByText('×15').first()).toBeVisible()
  await expect(next).toBeEnabled()

  const coupon = page.locator('[data-field=promotionCode]')
  const costs = (min: number, max: number, raisesTotal: 'yes' | 'maybe') => {
    const lostDelivery = { min: cents(min), max: cents(max) }
    const effect = { saving: cents(10_000), lostDelivery, raisesTotal }
    return codeEffectText('CASH100', effect, cents(220_000))?.zh ?? 'no effect'
  }
  const redeem = async () => {
    await coupon.getByRole('textbox').fill('cash100')
    await coupon.getByRole('button', { name: order.redeem.zh }).click()
    await expect(coupon).toContainText(costs(6_000, 22_000, 'maybe'))
  }
  await redeem()
  await coupon.getByRole('button', { name: codeEffectWords.keepFreeDelivery.zh }).click()
  await expect(coupon.getByRole('textbox')).toHaveValue('')
  await expect(box.getByText('−$100.00')).toHaveCount(0)
  await redeem()
  await coupon.getByRole('button', { name: usedAnyway('CASH100').zh }).click()
  await expect(box.getByText('−$100.00')).toBeVisible()
  await dialog.toForm('delivery')
  await dialog.fillForm('delivery')
  await expect(coupon).toContainText(costs(15_000, 15_000, 'yes'))
  await coupon.getByRole('button', { name: order.removeCoupon.zh }).click()
  await expect(box.getByText('$2,220.00').first()).toBeVisible()
})

test('every step of an order in Chinese is accessible', chineseOnPhones('zh'), async ({ page }) => {
  const dialog = new OrderDialogDriver(page)
  await dialog.open()
  await expectAccessible(page, inDialog)
  await dialog.next()
  await expectAccessible(page, inDialog)
  await dialog.next()
  await dialog.next()
  await expectAccessible(page, inDialog)
  await dialog.fillForm('delivery')
  await dialog.next()
  await dialog.next()
  await expectAccessible(page, inDialog)
  await dialog.fillContact()
  await dialog.next()
  await expectAccessible(page, inDialog)
})

test('the pickup steps in English are accessible, also with missing fields, and lead to the terms', async ({
  page,
}) => {
  const dialog = new OrderDialogDriver(page, 'en')
  const readable = async (name: string, points: readonly Text[]) => {
    const [policy] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.dialog.getByRole('link', { name }).click(),
    ])
    for (const { en } of points) await expect(policy.locator('main')).toContainText(en)
    await policy.close()
  }
  await dialog.open()
  await dialog.toForm('pickup')
  await dialog.next()
  await expect(dialog.dialog.getByText(order.incomplete.en)).toBeVisible()
  await expectAccessible(page, inDialog)
  await dialog.fillForm('pickup')
  await dialog.next()
  await dialog.isAt('orderContact')
  await readable(order.privacy.en, [contactUse])
  await expectAccessible(page, inDialog)
  await dialog.fillContact()
  await dialog.next()
  await readable(order.terms.en, [paidUpfront, ...changeTerms(usualService.change)])
  await dialog.place()
  await expect(dialog.dialog.getByText(order.choosePayment.en)).toBeVisible()
  await expectAccessible(page, inDialog)
})
