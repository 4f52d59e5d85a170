import type { Page } from '@playwright/test'
import { controls } from '#content/controls.ts'
import { addedToast } from '#content/ordering/added-toast.ts'
import { cart } from '#content/ordering/cart.ts'
import { stepTitles } from '#content/ordering/order.ts'
import { cooperation } from '#content/pages/cooperation-form.ts'
import { enquiry } from '#content/pages/enquiry-form.ts'
import { chooseTitle, giftDialog, setDialog } from '#content/pages/menu.ts'
import { setChooser } from '#content/pages/set.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { alsoOnPhones, expect, test } from '#tests/support/site/site.ts'

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const openDialogs = (page: Page) => page.locator('dialog[open]')
const basketLink = (page: Page) => page.locator('header [data-opens=cart]').filter({ visible: true }).first()
const entries = (page: Page) => page.evaluate(() => history.length)

test(
  'Back in the order dialog returns to the previous step, and closes the dialog at its first step',
  alsoOnPhones,
  async ({ page }) => {
    const order = new OrderDialogDriver(page)
    await order.open()
    const before = await entries(page)
    await order.toForm('delivery')
    await order.fillForm('delivery')
    await order.next()
    await order.isAt('orderContact')
    expect(await entries(page)).toBe(before + 3)
    await page.goBack()
    await order.isAt('delivery')
    await expect(page.locator('input[name=address]')).toHaveValue('新蒲崗大有街 1 號 8 樓')
    await order.next()
    await order.isAt('orderContact')
    // The dialog's own button goes back too, instead of adding an entry.
    await order.back()
    await order.isAt('delivery')
    expect(await entries(page)).toBe(before + 3)
    await page.goBack()
    await order.isAt('methods')
    await page.goBack()
    await order.isAt('orderContent')
    await page.goBack()
    await expect(openDialogs(page)).toHaveCount(0)
    await expect(order.orderNow).toBeFocused()
    // Forward opens nothing and leaves no extra history entry.
    await page.goForward()
    await expect.poll(() => page.evaluate(() => history.state?.dialogs)).toBeFalsy()
    await expect(openDialogs(page)).toHaveCount(0)
  },
)

test('closing the order dialog at a late step leaves one history entry, and the next order reuses it', async ({
  page,
}) => {
  await page.goto('/privacy/')
  const order = new OrderDialogDriver(page)
  await order.open()
  await order.toForm('pickup')
  await page.keyboard.press('Escape')
  await expect(openDialogs(page)).toHaveCount(0)
  await order.orderNow.click()
  await order.isAt('pickup')
  await page.goBack()
  await expect(openDialogs(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/privacy\/$/)
})

test('a visitor who returns to a page with an open order finds it open at its step', async ({ page }) => {
  const order = new OrderDialogDriver(page)
  await order.open()
  await order.next()
  await order.isAt('methods')
  await page.goto('/privacy/')
  await page.goBack()
  await order.isAt('methods')
  await page.keyboard.press('Escape')
  await expect(openDialogs(page)).toHaveCount(0)
})

test('Back from a placed order leads to the page, not into the order again', async ({ page }) => {
  const order = new OrderDialogDriver(page)
  await order.open()
  await order.toPay('pickup')
  await order.place()
  await order.isPlaced()
  await page.goBack()
  await expect(page).toHaveURL(/\/menu\/detail\//)
  await expect(order.orderNow).toBeVisible()
  await expect(openDialogs(page)).toHaveCount(0)
})

test('a reload opens the order dialog on top again, and Back leads to the page', async ({ page }) => {
  await page.goto('/menu/detail/?name=easy-party-10')
  await page.getByRole('button', { name: setChooser.addToCart.zh }).click()
  await expect(page.getByText(addedToast.added.zh)).toBeVisible()
  await basketLink(page).click()
  await dialog(page, cart.title.zh).getByRole('button', { name: cart.goOrder.zh }).click()
  await expect(dialog(page, stepTitles.orderContent.zh)).toBeVisible()
  await page.reload()
  await expect(dialog(page, stepTitles.orderContent.zh)).toBeVisible()
  await page.goBack()
  await expect(openDialogs(page)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(openDialogs(page)).toHaveCount(0)
})

test(
  'an order from the basket leads back to the basket, and the basket to the page',
  alsoOnPhones,
  async ({ page }) => {
    await page.goto('/menu/detail/?name=easy-party-10')
    await page.getByRole('button', { name: setChooser.addToCart.zh }).first().click()
    await expect(page.getByText(addedToast.added.zh)).toBeVisible()
    await basketLink(page).click()
    const goOrder = dialog(page, cart.title.zh).getByRole('button', { name: cart.goOrder.zh })
    await goOrder.click()
    await expect(dialog(page, stepTitles.orderContent.zh)).toBeVisible()
    await page.goBack()
    await expect(goOrder).toBeFocused()
    await page.goBack()
    await expect(openDialogs(page)).toHaveCount(0)
    await expect(basketLink(page)).toBeFocused()
  },
)

test('the dialogs of a set, its selection, a gift and its picture have one history entry each', async ({
  page,
}) => {
  await page.goto('/menu/#party-sets')
  const card = page.locator('main a[data-opens=set][href$="easy-party-10"]').first()
  await card.click()
  await page.getByRole('button', { name: setDialog.choose.zh }).click()
  await expect(dialog(page, chooseTitle('輕鬆派對十人套餐').zh)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: setDialog.choose.zh })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('button', { name: setDialog.choose.zh })).toBeVisible()
  await page.goBack()
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/menu\/#party-sets$/)
  await expect(card).toBeFocused()

  await page.locator('#gifts a[data-opens=gift]').filter({ visible: true }).first().click()
  await page.getByRole('button', { name: giftDialog.enlarge.zh }).click()
  await expect(openDialogs(page)).toHaveCount(2)
  await page.goBack()
  await expect(openDialogs(page)).toHaveCount(1)
  await openDialogs(page).getByRole('button', { name: controls.close.zh }).click()
  await expect(openDialogs(page)).toHaveCount(0)
  // The history returns to the page's entry shortly after the dialog has closed.
  await expect(page).toHaveURL(/\/menu\/(#party-sets)?$/)
})

test('closing a dialog opened by a shared link stays on the page, and a set’s link opens at its own address', async ({
  page,
}) => {
  await page.goto('/privacy/')
  await page.goto('/menu/#enquiry')
  await expect(dialog(page, enquiry.title.zh)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/menu\/$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/privacy\/$/)

  await page.goto('/menu/?set=easy-party-10')
  await expect(page.getByRole('button', { name: setDialog.choose.zh })).toBeVisible()
  await expect(page).toHaveURL(/\/menu\/\?set=easy-party-10$/)
  await page.goBack()
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(page).toHaveURL(/\/menu\/$/)
  await page.evaluate(() => {
    location.hash = '#enquiry'
  })
  await expect(dialog(page, enquiry.title.zh)).toBeVisible()
})

test('the enquiry forms close with Back and keep the input', async ({ page }) => {
  await page.goto('/corporate-catering/')
  const opener = page.locator('main [data-opens=cooperation]').nth(1)
  await opener.click()
  const form = dialog(page, cooperation.title.zh)
  await form.getByRole('textbox').first().fill('陳大文')
  await page.goBack()
  await expect(openDialogs(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(form.getByRole('textbox').first()).toHaveValue('陳大文')
})
