/** Owner changes while a customer is ordering. */
import type { Page } from '@playwright/test'
import { setPath } from '#app/paths.ts'
import { setEditPath, staffPath } from '#app/staff/addresses.ts'
import { confirmPrice, order, placeOrder } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { calendarPage, intakeNames } from '#content/staff/day/calendar.ts'
import { editPage } from '#content/staff/orders/edit-order.ts'
import { live } from '#content/staff/shell/live.ts'
import { dishesPage } from '#content/staff/shop/menus/dishes.ts'
import { unsavedChanges } from '#content/staff/shop/menus/draft-words.ts'
import { menusPage, publishVersion, setFieldName } from '#content/staff/shop/menus/menus.ts'
import {
  promotionKinds,
  settingName,
  settingsPage,
  usesSoFar,
} from '#content/staff/shop/settings/settings.ts'

import { todayInHongKong } from '#domain/calendar.ts'
import { refusal } from '#domain/refusals.ts'
import { langs } from '#domain/text.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { askGraphql } from '#tests/support/site/graphql-call.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import { expect, smoke } from '#tests/support/site/site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

/** `page` is the customer's browser, `owner` the owner's. The tests share a shop, so each changes other parts. */
const test = testWithOwnShop({ sessionOf: sessionByCookie }).extend<{ owner: Page }>({
  owner: async ({ browser, shop }, use) => {
    const context = await browser.newContext({ baseURL: shop.origin })
    await context.addCookies([{ name: 'staff', value: 'amy.owner.en', url: shop.origin }])
    // The first page of a cold server may time out on a busy machine.
    const firstPage = async () => (await context.request.get(staffPath('menus'))).status()
    await expect.poll(firstPage, { timeout: 90_000 }).toBe(200)
    await use(await context.newPage())
    await context.close()
  },
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test(
  'a raised price is public at once, and is charged only after the customer agreed',
  smoke,
  async ({ page, owner, shop }) => {
    const dialog = new OrderDialogDriver(page)
    await dialog.open('deluxe-10')
    await dialog.toPay()
    await expect(button(page, placeOrder('$1,630.00').zh)).toBeVisible()

    await owner.goto(setEditPath(3))
    await owner.getByLabel(setFieldName('price', null).en, { exact: true }).fill('1580')
    await expect(owner.getByText(unsavedChanges(1).en, { exact: true })).toBeVisible()
    await button(owner, publishVersion(2).en).click()
    await expect(owner.getByText(menusPage.published.en)).toBeVisible()
    for (const lang of langs) {
      const readPage = async () => (await shop.request(setPath('deluxe-10', lang))).text()
      await expect.poll(readPage).toContain('$1,580')
      expect(await readPage()).not.toContain('$1,480')
    }
    const result = await askGraphql(shop, '{ getMeal(find: { id: "3" }) { price } }')
    expect(result.data).toEqual({ getMeal: [{ price: 1580 }] })

    await dialog.place()
    await expect(dialog.dialog.getByText(order.priceMoved.zh)).toBeVisible()
    await expect(dialog.dialog.locator('s')).toHaveText('$1,630.00')
    await button(page, confirmPrice('$1,730.00').zh).click()
    await dialog.isPlaced()
    await expect(page.locator('main')).toContainText('$1,730.00')
  },
)

test('a customer whose dish has sold out is shown until when', async ({ page, owner }) => {
  const dialog = new OrderDialogDriver(page)
  await dialog.open('cantonese-home-10')
  await dialog.toPay('pickup')

  const until = dialog.day()
  await owner.goto(`${staffPath('dishes')}?q=Soy+Sauce+Chicken`)
  const row = owner.getByRole('row', { name: 'Soy Sauce Chicken with Rose Wine' })
  await row.getByText(dishesPage.until.en).click()
  await row.getByLabel(dishesPage.lastDay.en).fill(until)
  await button(owner, dishesPage.markSoldOut.en).click()
  await expect(row.getByText(dishesPage.soldOut.en, { exact: true })).toBeVisible()

  await dialog.place()
  const removedItem = {
    setId: 0,
    set: { zh: '', en: '' },
    dishId: '',
    dish: { zh: '玫瑰豉油雞', en: '' },
    soldOut: { from: todayInHongKong(new Date()), until },
  }
  await expect(
    dialog.dialog.getByText(refusalText({ code: 'dish-sold-out', data: removedItem }, 'zh')),
  ).toBeVisible()
})

test('a customer whose day has closed is offered a free one near it', async ({ page, owner }) => {
  const dialog = new OrderDialogDriver(page, 'en')
  const date = dialog.day(9)
  await dialog.open('deluxe-20')
  await dialog.toPay('delivery', date)

  await owner.goto(`${staffPath('calendar')}?day=${date}`)
  await owner.getByRole('radio', { name: intakeNames.closed.en }).check()
  await button(owner, calendarPage.save.en).click()
  await expect(owner.getByText(calendarPage.saved.en)).toBeVisible()

  await dialog.place()
  await dialog.isAt('delivery')
  const reason = refusal('date-closed', 'date', { date, nearest: { date: dialog.day(10), slot: '12:30' } })
  await expect(dialog.dialog.locator('[data-field=date]')).toContainText(refusalText(reason, 'en'))
})

test('the order form marks a full slot and a full day, each with the nearest free time', async ({
  page,
  owner,
  shop,
}) => {
  const dialog = new OrderDialogDriver(page, 'en')
  const [date, dayAfter] = [dialog.day(11), dialog.day(12)]
  async function changeDay(change: () => Promise<void>) {
    await owner.goto(`${staffPath('calendar')}?day=${date}`)
    await change()
    await button(owner, calendarPage.save.en).click()
    await expect(owner.getByText(calendarPage.saved.en)).toBeVisible()
  }
  const day = dialog.dialog.locator(`[data-date="${date}"]`)
  await changeDay(() => owner.getByLabel(calendarPage.capacity.en).fill('1'))
  const now = new Date()
  const items = orderInput(await shop.store.content(), now, { date, slot: '12:30' })
  await placedOrder(shop.store, items, now)

  await dialog.open('deluxe-20')
  await dialog.toForm('pickup')
  await dialog.turnTo(date)
  await day.click()
  const slots = dialog.dialog.locator('[data-field=slot]')
  const full = slots.getByRole('radio', { name: new RegExp(`^12:30–13:00.*${order.full.en}$`) })
  await full.click({ force: true })
  const ofSlot = refusal('slot-full', 'slot', { date, slot: '12:30', nearest: { date, slot: '13:00' } })
  await expect(slots).toContainText(refusalText(ofSlot, 'en'))
  await expect(full).not.toBeChecked()

  await changeDay(async () => {
    await owner.getByText(calendarPage.slots.en, { exact: true }).click()
    for (const box of await owner.locator('input[name=closed]:not([value="12:30"])').all()) await box.check()
  })
  // The dialog reopens at the same step.
  await page.reload()
  await dialog.isAt('pickup')
  await dialog.turnTo(date)
  await expect(day).toContainText(order.full.en)
  // A disabled day explains itself on a click.
  await day.click({ force: true })
  const ofDay = refusal('date-full', 'date', { date, nearest: { date: dayAfter, slot: '10:00' } })
  await expect(dialog.dialog.locator('[data-field=date]')).toContainText(refusalText(ofDay, 'en'))
})

test('a code can be used as often as the owner allowed, and the next customer is refused with the reason', async ({
  page,
  owner,
  browser,
}) => {
  await owner.goto(staffPath('settings'))
  // Hydration may move the clicked element.
  await expect(owner.getByText(live.connected.en, { exact: true })).toBeVisible()
  const form = owner.locator('#promotions')
  await form
    .locator('summary')
    .filter({ hasText: new RegExp(`^${settingsPage.add.en}$`) })
    .click()
  const newRow = form.locator('details[open]').last()
  const field = (name: string) => newRow.getByLabel(settingName(name).en, { exact: true })
  await field('code').fill('ONLYONE')
  await field('kind').selectOption(promotionKinds.amount.en)
  await field('off').fill('50')
  await field('uses').fill('1')
  for (const [name, text] of Object.entries({
    'name.zh': '減 $50',
    'name.en': '$50 off',
    'about.zh': '一位客人',
    'about.en': 'For one customer',
  }))
    await field(name).fill(text)
  await expect(form.getByText(editPage.unsaved.en, { exact: true })).toBeVisible()
  await form.getByRole('button', { name: settingsPage.save.en, exact: true }).click()
  await button(owner, settingsPage.agree.en).click()
  await expect(owner.getByText(settingsPage.saved.en)).toBeVisible()

  const usedUp = refusalText(
    refusal('promotion-used-up', 'promotionCode', { promotionCode: 'ONLYONE', max: 1 }),
    'zh',
  )
  const redeem = async (dialog: OrderDialogDriver) => {
    await dialog.open('thai-20')
    const box = dialog.page.locator('[data-field=promotionCode]')
    await box.getByRole('textbox').fill('onlyone')
    await box.getByRole('button', { name: order.redeem.zh }).click()
    return box
  }
  const [first, second] = [new OrderDialogDriver(page), new OrderDialogDriver(await browser.newPage())]
  for (const dialog of [first, second]) {
    await expect(await redeem(dialog)).toContainText('$50.00')
    await dialog.toPay('pickup')
  }
  await first.place()
  await first.isPlaced()
  await second.place()
  await second.isAt('orderContent')
  await expect(second.dialog.getByText(usedUp)).toBeVisible()
  await expect(await redeem(first)).toContainText(usedUp)

  await owner.reload()
  await expect(owner.getByText(usesSoFar(1, '$50').en)).toBeVisible()
})
