import { order } from '#content/ordering/order.ts'
import { textsTooFaint } from '#tests/support/browser/contrast.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { expect, test } from '#tests/support/site/site.ts'

const inDialog = 'dialog[open]'

test('controls of every step of the order dialog show their states', async ({ page }) => {
  const dialog = new OrderDialogDriver(page)
  const { dialog: box } = dialog
  const faint: string[] = []
  const measure = async () => faint.push(...(await textsTooFaint(page, inDialog)))
  await dialog.open()
  await measure()
  await dialog.next()
  await dialog.isAt('methods')
  await measure()
  await dialog.next()
  await dialog.isAt('delivery')
  await dialog.next()
  await expect(box.getByText(order.incomplete.zh)).toBeVisible()
  await measure()
  await dialog.fillForm('delivery')
  await dialog.area.click()
  await measure()
  await dialog.area.press('Escape')
  await dialog.next()
  await dialog.isAt('orderContact')
  await dialog.next()
  await measure()
  await dialog.fillContact()
  await dialog.next()
  await dialog.isAt('pay')
  await dialog.choosePayment()
  await measure()
  expect(faint).toEqual([])
})

test('controls for choosing dishes and the menu’s tabs show their states', async ({ page }) => {
  await page.goto('/menu/detail/?name=deluxe-10')
  expect(await textsTooFaint(page, 'main, header')).toEqual([])
  await page.goto('/menu/')
  expect(await textsTooFaint(page, 'main')).toEqual([])
})

test('the check of control states finds a selected day that turns pale under the pointer', async ({
  page,
}) => {
  const dialog = new OrderDialogDriver(page)
  await dialog.open()
  await dialog.toForm('pickup')
  await dialog.chooseDay()
  const day = dialog.dialog.locator('button[data-date][aria-pressed=true]')
  await day.evaluate((button) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('button[data-date]:hover { background: #fff3dc !important }')
    document.adoptedStyleSheets.push(sheet)
    return button.className
  })
  // The pointer still rests on the chosen day.
  await page.mouse.move(0, 0)
  const faint = await textsTooFaint(page, inDialog)
  expect(faint.some((text) => text.startsWith('hovered: 1.'))).toBe(true)
  expect(faint.filter((text) => !/^(hovered|pressed):/.test(text))).toEqual([])
})
