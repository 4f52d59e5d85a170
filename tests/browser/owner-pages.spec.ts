import { staffPath } from '#app/staff/addresses.ts'
import { dayText } from '#content/dates.ts'
import { calendarPage, intakeNames } from '#content/staff/day/calendar.ts'
import { daysEffectTexts, daysPanel } from '#content/staff/day/calendar-days.ts'
import { customersPage } from '#content/staff/orders/customers.ts'
import { letterIsQueued, resendLetter } from '#content/staff/orders/failed-letter.ts'
import { problemsTitle } from '#content/staff/orders/problems.ts'
import { live } from '#content/staff/shell/live.ts'
import {
  categoriesAndGiftsPage,
  categoryOrGiftFieldName,
} from '#content/staff/shop/menus/categories-and-gifts.ts'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { importPage } from '#content/staff/shop/menus/menu-import.ts'
import { menusPage, priceFrom } from '#content/staff/shop/menus/menus.ts'
import { exampleText } from '#content/staff/shop/settings/promotion-example.ts'
import { settingName } from '#content/staff/shop/settings/settings.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { isDayOpen } from '#domain/delivery/capacity.ts'
import { cents, nothing } from '#domain/money.ts'
import type { PromotionExample } from '#domain/staff/shop/settings/promotion-example.ts'
import { menuOfShop } from '#server/commands/shop/menu-file/menu-of-shop.ts'
import type { WrittenMenu } from '#server/commands/shop/menu-file/menu-schema.ts'
import { claimLetter, markRefused } from '#server/db/notices/letters.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { phone } from '#tests/support/browser/browser.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import { alsoOnPhones, expect } from '#tests/support/site/site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

const test = testWithOwnShop({ sessionOf: sessionByCookie })

test('a menu file is previewed and published, and its mistakes are shown', async ({ page, shop, noise }) => {
  // A file with mistakes responds with 422.
  noise.allow(/status of 422/)
  await page.context().addCookies([{ name: 'staff', value: 'amy.owner.zh', url: shop.origin }])
  const menu = menuOfShop((await shop.store.content()).catalogue, null)
  const [first, second, ...others] = menu.setMenus
  if (!first || !second) throw new Error('the demo lacks two sets')
  const send = async (setMenus: WrittenMenu['setMenus']) => {
    const buffer = Buffer.from(JSON.stringify({ ...menu, setMenus }))
    const file = { name: 'menu.json', mimeType: 'application/json', buffer }
    await page.getByLabel(importPage.file.zh).setInputFiles(file)
    await page.getByRole('button', { name: importPage.look.zh }).click()
  }
  await page.goto(staffPath('menuFile'))
  await send([{ ...first, slug: second.slug }, second, ...others])
  await expect(page.getByRole('heading', { name: importPage.faultsTitle.zh })).toBeVisible()
  await expectAccessible(page)
  await send([{ ...first, minQuantity: 7 }, ...others])
  await expect(page.getByRole('heading', { name: importPage.changed.zh })).toBeVisible()
  await expect(page.getByText('7', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: importPage.publish.zh }).click()
  await expect(page.getByText(importPage.done.zh)).toBeVisible()
  const { sets } = (await shop.store.content()).catalogue
  expect(sets.find(({ id }) => id === first.id)?.minQuantity).toBe(7)
  // Restores the menu for the other tests.
  await page.goto(staffPath('menuFile'))
  await send(menu.setMenus)
  await page.getByRole('button', { name: importPage.publish.zh }).click()
  await expect(page.getByText(importPage.done.zh)).toBeVisible()
})

test('a customer is found, and erased only after a confirmation', alsoOnPhones, async ({ page, shop }) => {
  const now = new Date()
  const input = orderInput(await shop.store.content(), now)
  // A separate customer, because the others have several orders.
  const contact = { ...input.contact, email: 'one-order@example.com' }
  const { reference } = await placedOrder(shop.store, { ...input, contact }, now)
  await page.context().addCookies([{ name: 'staff', value: 'amy.owner.zh', url: shop.origin }])
  await page.goto(staffPath('customers'))
  await page.getByLabel(customersPage.query.zh).fill(contact.email)
  await page.getByRole('button', { name: customersPage.look.zh }).click()
  await expect(page.getByRole('link', { name: reference })).toBeVisible()
  await expectAccessible(page)
  const mark = page.getByRole('checkbox', { name: reference })
  await mark.uncheck()
  await page.getByRole('button', { name: customersPage.csv.zh }).click()
  await expect(page.getByText(customersPage.chooseFirst.zh)).toBeVisible()
  await mark.check()
  await page.getByRole('button', { name: customersPage.erase.zh }).click()
  await expect(page.getByRole('heading', { name: customersPage.sureTitle.zh })).toBeVisible()
  await expectAccessible(page)
})

test('the input and the refusal of a gift’s form stay while another is searched, and its next price is planned', async ({
  page,
  shop,
  noise,
}) => {
  // An invalid price responds with 422.
  noise.allow(/status of 422/)
  await page.context().addCookies([{ name: 'staff', value: 'amy.owner.en', url: shop.origin }])
  await page.goto(staffPath('categoriesAndGifts'))
  await expect(page.getByText(live.connected.en, { exact: true })).toBeVisible()
  const gift = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: 'Wellness Hamper' }) })
  const summary = gift.locator('summary').first()
  await summary.click()
  const search = page.getByRole('searchbox', { name: categoriesAndGiftsPage.search.en })
  const searchInVain = async () => {
    await search.fill('no such gift')
    await search.press('Enter')
    await expect(page.getByText(categoriesAndGiftsPage.noneFound.en).first()).toBeVisible()
    await expect(summary).toBeHidden()
    await search.fill('')
    await search.press('Enter')
  }
  const name = gift.getByLabel(categoryOrGiftFieldName('name.en').en)
  const nameBefore = await name.inputValue()
  await name.fill('Typed before the search')
  await searchInVain()
  await expect(name).toHaveValue('Typed before the search')
  await expect(name).toBeVisible()
  await name.fill(nameBefore)

  const price = gift.getByLabel(categoryOrGiftFieldName('price').en, { exact: true })
  await price.fill('a lot')
  await gift.getByRole('button', { name: draftWords.publish.en, exact: true }).click()
  await expect(page.getByText(draftWords.problems.en)).toBeVisible()
  await searchInVain()
  await expect(price).toHaveValue('a lot')
  await expect(price).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)

  const day = addDays(todayInHongKong(new Date()), 30)
  await price.fill('968')
  await gift.getByLabel(categoryOrGiftFieldName('nextFrom').en).fill(day)
  await gift.getByLabel(categoryOrGiftFieldName('nextPrice').en).fill('1088')
  await gift.getByRole('button', { name: draftWords.publish.en, exact: true }).click()
  await expect(page.getByText(menusPage.published.en)).toBeVisible()
  await expect(gift.locator('summary').first()).toContainText(priceFrom(dayText(day), '$1,088').en)
})

test('the example of a promotion updates while typing', async ({ page, shop }) => {
  await page.context().addCookies([{ name: 'staff', value: 'amy.owner.en', url: shop.origin }])
  await page.goto(`${staffPath('settings')}#promotions`)
  const promotion = page.locator('#promotions details').filter({ hasText: 'CV88' }).first()
  await promotion.locator('summary').first().click()
  const example = promotion.getByRole('status')
  const [zone] = (await shop.store.content()).settings.zones
  const party = { food: cents(268_000), boxes: null, gift: null, fee: cents(6_000), isDearer: false }
  const says = (changes: Pick<PromotionExample, 'discount' | 'delivery' | 'total'>, food = party.food) =>
    exampleText({ ...party, food, ...changes }, zone?.name ?? null).en
  await expect(example).toHaveText(says({ discount: cents(32_160), delivery: 'kept', total: cents(235_840) }))
  const percent = promotion.getByLabel(settingName('off').en)
  await percent.fill('30')
  await expect(example).toHaveText(says({ discount: cents(80_400), delivery: 'lost', total: cents(193_600) }))
  await percent.fill('')
  await expect(example).toBeEmpty()
  await percent.fill('12')
  await promotion.getByLabel(settingName('kind').en).selectOption('freeDelivery')
  await expect(example).toHaveText(
    says({ discount: nothing, delivery: 'waived', total: cents(210_000) }, cents(210_000)),
  )
  await expectAccessible(page)
})

test('the calendar on a phone begins with today, and past days of the month open', async ({ page, shop }) => {
  await page.setViewportSize(phone.viewport)
  const now = new Date()
  // In the middle of a month, so that it has past days.
  shop.setNow(new Date(now.getFullYear(), now.getMonth() + 1, 15, 12))
  await page.context().addCookies([{ name: 'staff', value: 'bo.office.en', url: shop.origin }])
  await page.goto(staffPath('calendar'))
  const days = page.getByRole('link', { name: / orders? · \$/ })
  await expect(days.first()).toContainText(calendarPage.today.en)
  const before = await days.count()
  await page.getByLabel(calendarPage.showPast.en).check()
  await expect(days).toHaveCount(before + 14)
  shop.setNow(now)
})

test('several days are closed at once after a preview', alsoOnPhones, async ({ page, shop }) => {
  await page.context().addCookies([{ name: 'staff', value: 'bo.office.en', url: shop.origin }])
  const from = addDays(todayInHongKong(new Date()), 100)
  const to = addDays(from, 2)
  const changedDates = [from, addDays(from, 1), to]
  const effect = {
    from,
    to,
    intake: 'closed',
    changedDates,
    busy: [],
    orders: 0,
    isPossible: true,
    fingerprint: '',
  } as const
  const [closes] = daysEffectTexts(effect)
  await page.goto(`${staffPath('calendar')}?day=${from}`)
  const panel = page.getByRole('region', { name: daysPanel.title.en })
  await panel.getByText(daysPanel.note.en).click()
  await expect(panel.getByLabel(daysPanel.from.en)).toHaveValue(from)
  await panel.getByLabel(daysPanel.to.en).fill(to)
  await panel.getByLabel(intakeNames.closed.en).check()
  await panel.getByRole('button', { name: daysPanel.look.en }).click()
  await expect(panel.getByRole('status')).toContainText(closes?.en ?? 'no effect')
  await expectAccessible(page)
  await panel.getByRole('button', { name: daysPanel.save.en }).click()
  await expect(page.getByText(calendarPage.saved.en)).toBeVisible()
  const { settings } = (await shop.store.content()).rules
  for (const date of [from, to]) expect(isDayOpen(date, settings)).toBe(false)
})

test('a refused letter is sent again from the list of orders', async ({ page, shop }) => {
  const now = new Date()
  const order = await placedOrder(shop.store, orderInput(await shop.store.content(), now), now)
  const letter = {
    id: `order-${order.reference}-link-1`,
    orderId: order.id,
    recipient: 'customer',
  } as const
  await claimLetter(shop.store.db, letter, now)
  await markRefused(shop.store.db, letter.id, 550)
  await page.context().addCookies([{ name: 'staff', value: 'bo.office.en', url: shop.origin }])
  await page.goto(staffPath('orders'))
  await page
    .locator('summary')
    .filter({ hasText: problemsTitle(1).en })
    .click()
  const row = page.getByRole('listitem').filter({ hasText: order.reference }).filter({ hasText: '550' })
  await expectAccessible(page)
  await row.getByRole('button', { name: resendLetter.en }).click()
  await expect(page.getByText(letterIsQueued.en)).toBeVisible()
  await expect(row).toHaveCount(0)
})
