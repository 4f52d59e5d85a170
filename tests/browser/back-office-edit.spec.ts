import { editOrderPath, staffOrderPath } from '#app/staff/addresses.ts'
import { orderFieldWords } from '#content/ordering/order-fields.ts'
import { conflictTitle, editPage } from '#content/staff/orders/edit-order.ts'
import { addDays } from '#domain/calendar.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { test } from '#tests/support/site/order-site.ts'
import { alsoOnPhones, expect } from '#tests/support/site/site.ts'
import { join, place } from '#tests/support/staff/staff-browser.ts'

test(
  'the edit form updates the price while typing, asks before leaving, and shows both sides of a clash',
  alsoOnPhones,
  async ({ page, shop, browser, noise }) => {
    // A conflict responds with 409.
    noise.allow(/409/)
    const order = await place(shop)
    await join(page, shop, 'office', 'Amy')
    await page.goto(editOrderPath(order.reference))
    await page.getByLabel(editPage.quantity.zh).fill('2')
    await expect(page.getByText('× 1 → × 2')).toBeVisible()
    await page.getByLabel(editPage.date.zh, { exact: true }).fill(addDays(order.due, 1))
    await page.getByRole('radio', { name: /^18:30/ }).check()
    await expectAccessible(page)

    // An incomplete date keeps the half-hours and their selection.
    const priceResponse = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByLabel(editPage.date.zh, { exact: true }).fill('')
    await priceResponse
    await expect(page.getByRole('radio', { name: /^18:30/ })).toBeChecked()
    await page.getByLabel(editPage.date.zh, { exact: true }).fill(addDays(order.due, 1))

    await page.getByRole('link', { name: editPage.backToOrder.zh }).click()
    await expect(page.getByRole('dialog', { name: editPage.leaveTitle.zh })).toBeVisible()
    await page.getByRole('button', { name: editPage.stay.zh }).click()

    const other = await browser.newContext({ baseURL: shop.origin })
    const colleague = await other.newPage()
    await join(colleague, shop, 'owner', 'Bo')
    await colleague.goto(editOrderPath(order.reference))
    await colleague.getByRole('radio', { name: /^17:30/ }).check()
    await colleague.getByLabel(orderFieldWords.specialInstructions.name.zh, { exact: true }).fill('加叉燒醬')
    await colleague.getByRole('combobox', { name: editPage.reason.zh }).fill('kitchen')
    await colleague.keyboard.press('Control+s')
    await expect(colleague).toHaveURL(new RegExp(`${staffOrderPath(order.reference)}$`))
    await other.close()

    await page.getByRole('combobox', { name: editPage.reason.zh }).fill('客人要求')
    await page.getByRole('button', { name: editPage.save.zh }).click()
    const dialog = page.getByRole('dialog', { name: conflictTitle('Bo').zh })
    await expect(dialog).toContainText('加叉燒醬')
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: 'Bo' }).check()
    await dialog.getByRole('button', { name: editPage.mergeAndSave.zh }).click()
    await expect(page).toHaveURL(new RegExp(`${staffOrderPath(order.reference)}$`))
    await expect(page.getByText('加叉燒醬').first()).toBeVisible()
    await expect(page.getByText('× 1 → × 2')).toBeVisible()
  },
)

test('a change that is saved before its price is shown clashes with nobody', async ({ page, shop }) => {
  const order = await place(shop)
  await join(page, shop, 'office', 'Cy')
  await page.goto(editOrderPath(order.reference))
  await page.getByRole('combobox', { name: editPage.reason.zh }).fill('客人要求')
  await expect(page.getByRole('button', { name: editPage.save.zh })).toBeEnabled()
  const press = Promise.withResolvers<void>()
  await page.route('**/edit.data*', async (route) => {
    if (route.request().postData()?.includes('price')) await press.promise
    await route.continue()
  })
  const priceRequest = page.waitForRequest((request) => request.method() === 'POST')
  await page.getByLabel(editPage.quantity.zh).fill('2')
  await priceRequest
  await page.getByRole('button', { name: editPage.save.zh }).click()
  press.resolve()
  await expect(page).toHaveURL(new RegExp(`${staffOrderPath(order.reference)}$`))
  await expect(page.getByText('× 1 → × 2')).toBeVisible()
})
