import { freeReached, untilFree } from '#content/delivery.ts'
import { codeGives, coupon, currentCodeText, swappedText } from '#content/ordering/coupon.ts'
import { order, placeOrder } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { setChooser } from '#content/pages/set.ts'
import { calendarDate } from '#domain/calendar.ts'
import { cents, nothing } from '#domain/money.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import { langs } from '#domain/text.ts'
import { expectAccessible, inDialog } from '#tests/support/browser/accessibility.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { alsoOnPhones, chineseOnPhones, expect, test } from '#tests/support/site/site.ts'

/** This code has no effect yet. */
const line = { promotionId: '', code: '', name: { zh: '', en: '' }, discount: nothing, gift: null }
const wedges = { zh: '香草薯角', en: 'Rosemary Potato Wedges' }

for (const lang of langs) {
  test(
    `a code says what it gives, and the better of two is kept (${lang})`,
    chineseOnPhones(lang),
    async ({ page }) => {
      const dialog = new OrderDialogDriver(page, lang)
      await dialog.open()
      const box = page.locator('[data-field=promotionCode]')
      const use = async (code: string) => {
        await box.getByRole('textbox').fill(code)
        await box.getByRole('button', { name: order.redeem[lang] }).click()
      }
      await use('cash100')
      await expect(box).toContainText(codeGives({ ...line, discount: cents(10_000) })[lang])
      await box.getByRole('button', { name: coupon.tryAnother[lang] }).click()
      // A better code replaces the former one.
      await use(' cv88 ')
      await expect(box).toContainText(swappedText('CV88', 'CASH100', cents(7_760))[lang])
      await expect(box).toContainText('$177.60')
      await expect(box.getByRole('textbox')).toHaveCount(0)
      await box.getByRole('button', { name: coupon.tryAnother[lang] }).click()
      await use('cash100')
      await expect(box).toContainText(
        currentCodeText({ newCode: 'CASH100', currentCode: 'CV88', dearer: cents(7_760) })[lang],
      )
      await expectAccessible(page, inDialog)
      await expect(dialog.dialog.getByText('−$177.60')).toBeVisible()
      await box.getByRole('button', { name: coupon.swapAnyway[lang] }).click()
      await expect(dialog.dialog.getByText('−$100.00')).toBeVisible()
      await box.getByRole('button', { name: order.removeCoupon[lang] }).click()
      await use('snack2023')
      await expect(box).toContainText(
        codeGives({ ...line, gift: { id: '', name: wedges, quantity: 1 } })[lang],
      )
      await expectAccessible(page, inDialog)
    },
  )
}

test('a code that is unknown, used up, expired, or cannot be checked says so', async ({ page, noise }) => {
  noise.allow(/404|ERR_FAILED|failed request.*ERR_FAILED|no answer/)
  const dialog = new OrderDialogDriver(page)
  await dialog.open()
  const box = page.locator('[data-field=promotionCode]')
  const field = box.getByRole('textbox')
  await field.fill('nothing')
  await box.getByRole('button', { name: order.redeem.zh }).click()
  const unknown = { code: 'promotion-unknown', data: { promotionCode: 'NOTHING' } } as const
  await expect(box).toContainText(refusalText(unknown, 'zh'))
  const offer = {
    id: 'first',
    kind: 'amount',
    amount: 10_000,
    minSubtotal: 0,
    season: null,
    name: { zh: '優惠', en: 'Offer' },
    description: { zh: '優惠', en: 'Offer' },
    usableFrom: null,
    usableUntil: null,
    maxUses: 50,
    maxUsesPerCustomer: 1,
    isUsedUp: false,
  }
  const answer = async (code: string, changes: object) => {
    const promotion = { ...offer, code, ...changes }
    await page.route(`**/api/promotions/${code}`, (route) => route.fulfill({ json: { promotion } }))
    await field.fill(code)
    await box.getByRole('button', { name: order.redeem.zh }).click()
  }
  await answer('FIRST50', { isUsedUp: true })
  const usedUp = refusal('promotion-used-up', 'promotionCode', { promotionCode: 'FIRST50', max: 50 })
  await expect(box).toContainText(refusalText(usedUp, 'zh'))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  const usableUntil = calendarDate('2026-03-31')
  await answer('SPRING', { usableUntil })
  await expect(box).toContainText(
    refusalText({ code: 'promotion-ended', data: { promotionCode: 'SPRING', usableUntil } }, 'zh'),
  )
  await expectAccessible(page, inDialog)

  await page.route('**/api/promotions/LATER', (route) => route.abort())
  await field.fill('LATER')
  await box.getByRole('button', { name: order.redeem.zh }).click()
  await expect(box).toContainText(order.couponFailed.zh)
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(field).toHaveValue('LATER')
})

test('a code that the server refuses is explained beside the button that removes it', async ({ page }) => {
  const dialog = new OrderDialogDriver(page, 'en')
  await dialog.open()
  const box = page.locator('[data-field=promotionCode]')
  await box.getByRole('textbox').fill('cv88')
  await box.getByRole('button', { name: order.redeem.en }).click()
  await dialog.toPay('pickup')
  const usedRefusal: Refusal = refusal('promotion-used-before', 'promotionCode', {
    promotionCode: 'CV88',
    max: 1,
  })
  const refusals = [{ ...usedRefusal, message: '' }]
  const errors = [{ message: 'refused', extensions: { code: 'REFUSED', refusals } }]
  await page.route('**/graphql', (route) => route.fulfill({ json: { data: null, errors } }), { times: 1 })
  await dialog.place()
  await dialog.isAt('orderContent')
  await expect(box).toContainText(refusalText(usedRefusal, 'en'))
  await box.getByRole('button', { name: order.removeCoupon.en }).click()
  await expect(box).not.toContainText(refusalText(usedRefusal, 'en'))
  for (let step = 0; step < 4; step += 1) await dialog.next()
  await dialog.isAt('pay')
  await expect(dialog.dialog.getByRole('button', { name: placeOrder('$1,480').en })).toBeVisible()
})

test(
  'the bill and the bar of a set show the amount missing for free delivery',
  alsoOnPhones,
  async ({ page, isMobile }) => {
    const dialog = new OrderDialogDriver(page)
    await dialog.openSet()
    const amountText = untilFree('$720').zh
    if (isMobile) await expect(page.locator('[data-order-bar]')).toContainText(amountText)
    await expect(dialog.orderNow).toBeEnabled()
    await dialog.open()
    await expect(dialog.dialog.getByText(amountText)).toBeVisible()
    await dialog.toForm('pickup')
    await expect(dialog.dialog.getByText(amountText)).toHaveCount(0)
    if (!isMobile) return
    await dialog.openSet('deluxe-20')
    await expect(page.locator('[data-order-bar]')).toContainText(freeReached.zh)
    await expect(page.locator('[data-order-bar]')).toContainText(setChooser.orderNow.zh)
  },
)
