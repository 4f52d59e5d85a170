import { staffPath } from '#app/staff/addresses.ts'
import { boundChoices, entryNote } from '#content/staff/orders/bounds.ts'
import { customerLink } from '#content/staff/orders/customer-link.ts'
import { editPage } from '#content/staff/orders/edit-order.ts'
import { newOrderPage } from '#content/staff/orders/new-order.ts'
import { live } from '#content/staff/shell/live.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { test } from '#tests/support/site/order-site.ts'
import { alsoOnPhones, expect } from '#tests/support/site/site.ts'
import { join } from '#tests/support/staff/staff-browser.ts'

test(
  'N opens the new order form, which updates the price, keeps its input after a refusal, and places the order',
  alsoOnPhones,
  async ({ page, shop, noise }) => {
    // A refusal responds with 409.
    noise.allow(/409/)
    await join(page, shop, 'office', 'Amy')
    // Keyboard shortcuts work from here on.
    await expect(page.getByText(live.connected.zh)).toBeVisible()
    await page.keyboard.press('n')
    await expect(page).toHaveURL(new RegExp(`${staffPath('newOrder')}$`))
    await page.getByLabel(editPage.add.zh).selectOption('2')
    await page.getByRole('button', { name: editPage.addDone.zh, exact: true }).click()
    await page.getByLabel(editPage.quantity.zh).fill('2')
    await expect(page.getByRole('cell', { name: '$1,428.00' }).first()).toBeVisible()
    const tomorrow = addDays(todayInHongKong(new Date()), 1)
    await page.getByLabel(editPage.date.zh, { exact: true }).fill(tomorrow)
    await page.getByRole('radio', { name: /^12:30/ }).check()
    await page.getByRole('textbox', { name: newOrderPage.phone.zh, exact: true }).fill('5123 4567')
    await page.keyboard.press('Control+s')
    await expect(page.getByText(newOrderPage.notPlaced.zh)).toBeVisible()
    await expect(page.getByRole('textbox', { name: newOrderPage.phone.zh, exact: true })).toHaveValue(
      '5123 4567',
    )
    await expectAccessible(page)

    const { catalogue } = await shop.store.content()
    const set = catalogue.sets.find(({ id }) => id === 2)
    for (const [group, numbers] of Object.entries(set ? defaultSelection(set) : {}))
      for (const dish of Object.keys(numbers)) {
        const field = page.locator(`[name="line.n1.dish.${group}.${dish}"]`)
        if ((await field.getAttribute('type')) === 'checkbox') await field.check()
      }
    await page.getByLabel(editPage.zone.zh, { exact: true }).selectOption('kowloon')
    await page.getByLabel(editPage.address.zh).fill('觀塘道 1 號 2 樓')
    await page.getByLabel(newOrderPage.name.zh, { exact: true }).fill('陳小姐')
    await page.getByLabel(boundChoices['lead-time'].zh).check()
    await page.getByRole('textbox', { name: newOrderPage.reason.zh }).fill('老客人')
    await page.getByRole('button', { name: newOrderPage.place.zh }).click()
    await expect(page.getByText(entryNote('老客人', ['lead-time'], false, 'zh'))).toBeVisible()
    // The page's policy forbids a form that redirects to the chat.
    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }))
    const chatTab = page.context().waitForEvent('page')
    await page.getByRole('button', { name: customerLink.send.zh }).click()
    await (await chatTab).waitForURL(/^https:\/\/wa\.me\/85251234567\?text=.*key%3D/)
  },
)

test('the heading of a course is nearer to its dishes than to those above', async ({ page, shop }) => {
  await join(page, shop, 'office', 'Amy')
  await page.goto(staffPath('newOrder'))
  await expect(page.getByText(live.connected.zh)).toBeVisible()
  await page.getByLabel(editPage.add.zh).selectOption('2')
  await page.getByRole('button', { name: editPage.addDone.zh, exact: true }).click()
  const courses = page.locator('details[open] > fieldset')
  await expect(courses.nth(1)).toBeVisible()
  const [above, heading, dishes] = await courses.nth(1).evaluate((course) => {
    const before = course.previousElementSibling?.getBoundingClientRect().bottom ?? 0
    const legend = course.querySelector('legend')?.getBoundingClientRect()
    const first = course.querySelector('label')?.getBoundingClientRect().top ?? 0
    return [before, legend ? legend.top : 0, first - (legend ? legend.bottom : 0)]
  })
  expect((heading ?? 0) - (above ?? 0)).toBeGreaterThan((dishes ?? 0) + 4)
})

test(
  'the bars of the new order form cover no field that the keyboard reaches',
  alsoOnPhones,
  async ({ page, shop }) => {
    await join(page, shop, 'office', 'Amy')
    await page.goto(staffPath('newOrder'))
    await expect(page.getByText(live.connected.zh)).toBeVisible()
    await page.getByRole('combobox', { name: editPage.add.zh }).focus()
    const place = page.getByRole('button', { name: newOrderPage.place.zh })
    const coveredFields: string[] = []
    for (let presses = 0; presses < 80; presses += 1) {
      const name = await page.evaluate(coveredName)
      if (name !== null) coveredFields.push(name)
      await page.keyboard.press('Tab')
      if (await place.evaluate(isFocused)) break
    }
    await expect(place).toBeFocused()
    expect(coveredFields).toEqual([])
  },
)

const isFocused = (element: Element) => element === document.activeElement

/** Runs in the page: the focused field's name if it is covered. */
function coveredName(): string | null {
  const field = document.activeElement
  if (!(field instanceof HTMLElement)) return null
  const { left: remaining, top, width, height } = field.getBoundingClientRect()
  const hit = document.elementFromPoint(remaining + width / 2, top + height / 2)
  const isFree = hit !== null && (field.contains(hit) || hit.contains(field))
  return isFree ? null : (field.getAttribute('name') ?? field.tagName)
}
