import { allergenNames } from '#content/allergens.ts'
import { more } from '#content/controls.ts'
import { needsTexts } from '#content/ordering/needs.ts'
import { extraTotal, order, sameAddress, times } from '#content/ordering/order.ts'
import { paymentTexts } from '#content/ordering/payment/payment.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { alsoOnPhones, expect, smoke, smokeAlsoOnPhones, test } from '#tests/support/site/site.ts'

const says = (
  code:
    | 'date-missing'
    | 'slot-missing'
    | 'zone-missing'
    | 'address-missing'
    | 'name-missing'
    | 'email-missing'
    | 'email-invalid'
    | 'phone-missing'
    | 'phone-invalid',
) => refusalText({ code, data: {} }, 'zh')

test.describe('the order form', () => {
  test(
    'shows what is missing beside each field and focuses the first',
    smokeAlsoOnPhones,
    async ({ page }) => {
      const dialog = new OrderDialogDriver(page)
      await dialog.open()
      await dialog.toForm('delivery')
      await dialog.next()
      for (const code of ['date-missing', 'slot-missing', 'zone-missing', 'address-missing'] as const) {
        await expect(dialog.dialog.getByText(says(code), { exact: true })).toBeVisible()
      }
      await expect(dialog.dialog.getByText(order.incomplete.zh, { exact: true })).toBeVisible()
      await expect(page.locator('button[data-date][tabindex="0"]')).toBeFocused()
      for (const role of ['grid', 'radiogroup'] as const) {
        await expect(dialog.dialog.getByRole(role)).toHaveAttribute('aria-invalid', 'true')
      }
      await dialog.fillForm('delivery')
      await dialog.next()
      await dialog.next()
      for (const code of ['name-missing', 'email-missing', 'phone-missing'] as const) {
        await expect(dialog.dialog.getByText(says(code)).first()).toBeVisible()
      }
      await expect(page.locator('input[name=name]')).toBeFocused()
      await dialog.fillContact()
      await page.locator('input[name=email]').fill('chan@')
      await page.locator('input[name=phone]').fill('123')
      await dialog.next()
      await expect(dialog.dialog.getByText(says('email-invalid'))).toBeVisible()
      await expect(dialog.dialog.getByText(says('phone-invalid'))).toBeVisible()
      await expect(page.locator('input[name=email]')).toBeFocused()
    },
  )

  test('charges additional items, and deleting them restores the included ones', async ({ page }) => {
    const dialog = new OrderDialogDriver(page)
    await dialog.open()
    await dialog.toForm('pickup')
    const cutlery = page.locator('[data-field=cutlery]')
    const buy = cutlery.getByRole('button', { name: order.extraCutlery.zh })
    const small = page.getByRole('dialog', { name: order.extraCutlery.zh })
    const oneMore = small.getByRole('button', { name: more(order.extraCutlery.zh).zh })
    await buy.click()
    await oneMore.click()
    await oneMore.click()
    await expect(small.getByText(extraTotal(14, 'cutlery').zh)).toBeVisible()
    await expect(small.getByText('$6')).toBeVisible()
    await small.getByRole('button', { name: order.confirmExtra.zh }).click()
    await expect(small).toHaveCount(0)
    await expect(buy).toBeFocused()
    await expect(dialog.dialog.getByText(times(order.extraCutlery.zh, 2))).toBeVisible()
    await expect(dialog.dialog.getByText('$6.00')).toBeVisible()
    await cutlery.getByRole('button', { name: order.deleteExtra.zh }).click()
    await expect(dialog.dialog.getByText(times(order.extraCutlery.zh, 2))).toHaveCount(0)
    // Back leaves both dialogs unchanged.
    await buy.click()
    await oneMore.click()
    await page.goBack()
    await expect(small).toHaveCount(0)
    await dialog.isAt('pickup')
    await expect(dialog.dialog.getByText(times(order.extraCutlery.zh, 1))).toHaveCount(0)
    await cutlery.getByRole('checkbox').check()
    await expect(buy).toBeDisabled()
  })
})

test('every step leads back, also from payment, and no input is lost', async ({ page }) => {
  const dialog = new OrderDialogDriver(page)
  await dialog.open()
  await dialog.toPay('delivery')
  await dialog.back()
  await dialog.isAt('orderContact')
  await dialog.back()
  await dialog.isAt('delivery')
  await expect(page.locator('input[name=address]')).toHaveValue('新蒲崗大有街 1 號 8 樓')
  await expect(page.locator('input[name=slot]:checked')).toHaveValue('12:30')
  await dialog.back()
  await dialog.isAt('methods')
  await dialog.back()
  await dialog.isAt('orderContent')
  await dialog.toForm('delivery')
  await expect(page.locator('button[data-date][aria-pressed=true]')).toHaveCount(1)
  // The former place is one tap away.
  await expect(dialog.area).toHaveValue('')
  await dialog.dialog.getByRole('button', { name: sameAddress('新蒲崗大有街 1 號 8 樓').zh }).click()
  await expect(page.locator('input[name=address]')).toHaveValue('新蒲崗大有街 1 號 8 樓')
  await expect(dialog.area).toHaveValue('黃大仙區')
  await dialog.next()
  await expect(page.locator('input[name=alternatePhone]')).toHaveValue('2345 6789')
  await dialog.next()
  await dialog.isAt('pay')
  await expect(dialog.dialog.getByRole('radio', { name: paymentTexts.fps.name.zh })).toBeChecked()
})

test(
  'the delivery form explains why a day can’t be chosen, and finds a district with its fee',
  alsoOnPhones,
  async ({ page }) => {
    const dialog = new OrderDialogDriver(page)
    await dialog.open()
    await dialog.toForm('delivery')

    await test.step('a disabled day still explains itself on a click', async () => {
      await dialog.turnTo(dialog.day(2))
      const soon = page.locator(`button[data-date="${dialog.day(2)}"]`)
      await soon.click({ force: true })
      await expect(soon).toHaveAttribute('aria-pressed', 'false')
      const tooEarly = { code: 'date-too-early', data: { earliest: dialog.day(3) } } as const
      await expect(dialog.dialog.getByText(refusalText(tooEarly, 'zh'))).toBeVisible()
    })

    await test.step('Enter marks the first match, and only a second Enter chooses it', async () => {
      // Places of several zones with different fees.
      await dialog.area.fill('西')
      await dialog.area.press('Enter')
      await expect(dialog.area).toHaveValue('西')
      const markedOption = dialog.dialog.locator(
        `#${await dialog.area.getAttribute('aria-activedescendant')}`,
      )
      const option = (await markedOption.textContent()) ?? ''
      await dialog.area.press('Enter')
      await expect(dialog.area).not.toHaveValue('西')
      // Beside its name, the option may have a note.
      expect(option).toContain(await dialog.area.inputValue())
    })

    await test.step('a district is found by a neighbourhood', async () => {
      await dialog.area.fill('')
      await dialog.area.click()
      await expect(dialog.dialog.getByRole('group', { name: '九龍（將軍澳除外）[$150]' })).toBeVisible()
      await dialog.area.fill('nowhere')
      await expect(dialog.dialog.getByText(order.noSuchArea.zh)).toBeVisible()
      await dialog.area.fill('坑口')
      await dialog.dialog.getByRole('option', { name: '西貢區：將軍澳' }).click()
      await expect(dialog.area).toHaveValue('西貢區：將軍澳')
      await expect(dialog.dialog.locator('[data-field=zoneId]')).toContainText('新界[$220]')
      await expect(dialog.dialog.getByText('$1,700.00').first()).toBeVisible()
    })
  },
)

test(
  'a reload keeps the step, and an order opened in the other language continues at it',
  smoke,
  async ({ page }) => {
    const dialog = new OrderDialogDriver(page)
    await dialog.open()
    await dialog.toForm('delivery')
    await dialog.fillForm('delivery')
    await dialog.next()
    await dialog.fillContact()
    await page.reload()
    await dialog.isAt('orderContact')
    await expect(page.locator('input[name=email]')).toHaveValue('chan@example.com')
    await page.goto(page.url().replace('/menu/', '/en/menu/'))
    const english = new OrderDialogDriver(page, 'en')
    await english.orderNow.click()
    await english.isAt('orderContact')
    await expect(page.locator('input[name=name]')).toHaveValue('陳小姐')
    await english.next()
    await english.choosePayment()
    await english.place()
    await english.isPlaced()
  },
)

test('an allergy names the dishes with it, again before paying, and one tap copies the telephone number', async ({
  page,
}) => {
  const driver = new OrderDialogDriver(page)
  await driver.open()
  await driver.toForm('pickup')
  await driver.fillForm('pickup')
  const warning = driver.dialog.getByText(needsTexts.warning.zh)
  await driver.dialog.getByText(needsTexts.question.zh).click()
  await expect(warning).toBeHidden()
  await driver.dialog.getByLabel(allergenNames.fish.zh, { exact: true }).check({ force: true })
  await expect(warning).toBeVisible()
  await driver.next()
  await driver.isAt('orderContact')
  const same = driver.dialog.getByRole('button', { name: order.sameAsAbove.zh })
  await expect(same).toBeDisabled()
  await page.locator('input[name=phone]').fill('9123 4567')
  await same.click()
  await expect(page.locator('input[name=alternatePhone]')).toHaveValue('9123 4567')
  await driver.fillContact()
  await driver.next()
  await driver.isAt('pay')
  await expect(warning).toBeVisible()
  await driver.dialog.getByRole('button', { name: order.changeDishes.zh }).click()
  await expect(driver.dialog).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
