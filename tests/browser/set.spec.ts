/** These tests cover spec sections 2 to 4, decisions 6 and 24. */
import type { Page } from '@playwright/test'
import { choiceKey } from '#app/set/storage-key.ts'
import { fewer, more, tenMore, waysToOrder } from '#content/controls.ts'
import { dishesOnTable, groupsWithoutDishes, tableLabel } from '#content/laid-table.ts'
import {
  byCombination,
  limitState,
  limitTag,
  missingLine,
  setChooser,
  setPage,
  stillMissing,
} from '#content/pages/set.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { alsoOnPhones, chineseOnPhones, expect, test } from '#tests/support/site/site.ts'

const address = (name: string) => `/menu/detail/?name=${name}`

/** The id belongs to easy-party-10. */
const easyParty = 2

/** Limits of its snacks. */
const three = { min: 3, max: 3, repeatable: false }
const one = { min: 1, max: 1, repeatable: false }

const group = (page: Page, id: string) => page.locator(`#g-${id}`)
const plus = (page: Page, id: string, index: number) =>
  group(page, id)
    .locator('li')
    .nth(index)
    .getByRole('button', { name: more('').zh })
const minus = (page: Page, id: string, index: number) =>
  group(page, id)
    .locator('li')
    .nth(index)
    .getByRole('button', { name: fewer('').zh })
const number = (page: Page, id: string, index: number) =>
  group(page, id).locator('li').nth(index).locator('output')
const slip = (page: Page) => page.getByRole('complementary', { name: setChooser.slip.zh })
const total = (page: Page) => slip(page).locator('output').last()

test('a course keeps its limits by mouse and by keyboard, and the total follows', async ({ page }) => {
  await page.goto(address('easy-party-10'))

  await test.step('a full course takes another dish only after one is removed', async () => {
    const snack = group(page, 'snack')
    await expect(snack.getByText(limitState(three, 3).zh)).toBeVisible()
    await expect(plus(page, 'snack', 3)).toBeDisabled()
    await minus(page, 'snack', 0).click()
    await expect(number(page, 'snack', 0)).toContainText('0')
    await expect(snack.getByText(limitTag(three).zh)).toBeVisible()
    await expect(snack.getByText(limitState(three, 2).zh)).toBeVisible()
    await expect(
      slip(page).getByText(missingLine([{ name: '小食', missing: 1, repeatable: false }]).zh),
    ).toBeVisible()
    await plus(page, 'snack', 3).click()
    await expect(number(page, 'snack', 3)).toContainText('1')
    await expect(plus(page, 'snack', 0)).toBeDisabled()
    await expect(slip(page).getByText(missingLine([]).zh)).toHaveCount(0)
  })

  await test.step('a dish replaces the other in a course of one', async () => {
    const salad = group(page, 'salad')
    await expect(salad.getByText(limitTag(one).zh)).toBeVisible()
    await plus(page, 'salad', 1).click()
    await expect(number(page, 'salad', 1)).toContainText('1')
    await expect(number(page, 'salad', 0)).toContainText('0')
    await expect(slip(page).getByText(missingLine([]).zh)).toHaveCount(0)
  })

  await test.step('the keyboard alone changes a dish', async () => {
    await minus(page, 'main', 0).focus()
    await page.keyboard.press('Enter')
    await expect(group(page, 'main').getByText(limitState(one, 0).zh)).toBeVisible()
    await plus(page, 'main', 2).focus()
    await page.keyboard.press('Space')
    await expect(number(page, 'main', 2)).toContainText('1')
  })

  await test.step('a number never falls below 0, and supplements do not exceed their maximum', async () => {
    await expect(total(page)).toHaveText('$714.00')
    for (let i = 0; i < 4; i++) await plus(page, 'add-drinks', 0).click()
    await expect(plus(page, 'add-drinks', 0)).toBeDisabled()
    await expect(plus(page, 'add-drinks', 1)).toBeDisabled()
    await expect(total(page)).toHaveText('$906.00')
    for (let i = 0; i < 4; i++) await minus(page, 'add-drinks', 0).click()
    await expect(minus(page, 'add-drinks', 0)).toBeHidden()
    await expect(total(page)).toHaveText('$714.00')
    await expectAccessible(page)
  })

  await test.step('ordering with a dish missing scrolls to its course', async () => {
    await minus(page, 'dessert', 0).click()
    const orderNow = page.getByRole('button', { name: setChooser.orderNow.zh })
    await orderNow.filter({ visible: true }).first().click()
    await expect(group(page, 'dessert').getByRole('heading', { level: 2 })).toBeFocused()
    await expect(group(page, 'dessert').getByRole('heading', { level: 2 })).toBeInViewport()
  })
})

test('a set priced by item sums its items, clicked or typed, and says how many are missing', async ({
  page,
}) => {
  await page.goto(address('ace-1-person-1-choice'))
  const orderNow = slip(page).getByRole('button', { name: setChooser.orderNow.zh })
  const addTen = group(page, 'main').getByRole('button', { name: tenMore('').zh })
  await expect(total(page)).toHaveText('$0.00')
  await plus(page, 'main', 0).click()
  await expect(orderNow).toContainText(stillMissing(9).zh)
  await plus(page, 'main', 4).click()
  await expect(total(page)).toHaveText('$226.00')
  await expect(
    slip(page).getByText(missingLine([{ name: '個人主菜', missing: 8, repeatable: true }]).zh),
  ).toBeVisible()
  await minus(page, 'main', 4).click()
  // A keyboard for Chinese types digits of full width.
  const field = group(page, 'main').locator('input')
  await field.fill('２５')
  await field.press('Enter')
  await expect(total(page)).toHaveText('$2,700.00')
  await addTen.first().click()
  await expect(field).toHaveValue('35')
  await expect(total(page)).toHaveText('$3,780.00')
  await expect(orderNow).toHaveText(setChooser.orderNow.zh)
})

test('guests who choose differently are counted combination by combination', async ({ page }) => {
  await page.goto(address('western-individual'))
  const stepper = slip(page).locator('fieldset')
  await expect(slip(page).getByText(byCombination(8, 'person').zh)).toBeVisible()
  const quantity = stepper.getByRole('textbox')
  await expect(quantity).toHaveValue('8')
  const each = Number((await total(page).innerText()).replace(/[$,\s]/g, '')) / 8
  await stepper.getByRole('button', { name: more(setChooser.quantity.zh).zh }).click()
  await expect.poll(async () => Number((await total(page).innerText()).replace(/[$,\s]/g, ''))).toBe(each * 9)
  await quantity.fill('1')
  await quantity.press('Enter')
  await expect(stepper.getByRole('button', { name: fewer(setChooser.quantity.zh).zh })).toBeDisabled()
  await expect.poll(async () => Number((await total(page).innerText()).replace(/[$,\s]/g, ''))).toBe(each)
})

test('a selection survives a reload, is shown without a touch, and invalid stored data is ignored', async ({
  page,
}) => {
  const store = (text: string) =>
    page.evaluate(([key, value]) => sessionStorage.setItem(key, value), [choiceKey(easyParty), text] as const)
  await page.goto(address('easy-party-10'))
  await store('{"quantity":3,"selection":{"snack":{"swiss-wings":1}}}')
  await page.reload()
  await expect(group(page, 'snack').getByText(limitState(three, 1).zh)).toBeVisible()
  await store('}{')
  await page.reload()
  await minus(page, 'snack', 0).click()
  await plus(page, 'snack', 4).click()
  await page.reload()
  await expect(number(page, 'snack', 4)).toContainText('1')
  await expect(number(page, 'snack', 0)).toContainText('0')
  await store('{"selection":{"snack":{"x":9,"swiss-wings":1e9}}}')
  await page.reload()
  await expect(number(page, 'snack', 0)).toContainText('1')
  await store('}{')
  await page.reload()
  await expect(group(page, 'snack').getByText(limitState(three, 3).zh)).toBeVisible()
})

test('every click made before the script is loaded counts', async ({ page }) => {
  const clicks = Promise.withResolvers<void>()
  await page.route(/islands|set-page/, async (route) => {
    if (route.request().resourceType() === 'script') await clicks.promise
    await route.continue()
  })
  await page.goto(address('easy-party-10'), { waitUntil: 'load' })
  await minus(page, 'snack', 0).click()
  await minus(page, 'snack', 1).click()
  clicks.resolve()
  await expect(group(page, 'snack').getByText(limitState(three, 1).zh)).toBeVisible()
})

test('React is loaded by the first touch', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  const isReact = (url: string) => /\/react-[^/]+\.js$/.test(url)
  // In a browser without windows the pointer rests in the corner, which would count as a touch.
  await page.addInitScript(() => {
    const ignore = (event: PointerEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation()
    }
    addEventListener('pointerover', ignore, { capture: true })
  })
  await page.goto(address('easy-party-10'))
  // The page's script scrolls here.
  await page.evaluate(() => scrollTo({ top: 1000, behavior: 'instant' }))
  await expect(page.getByRole('link', { name: setPage.toTop.zh })).toBeVisible()
  expect(scripts.filter(isReact)).toEqual([])
  await page.mouse.move(300, 300)
  await expect.poll(() => scripts.filter(isReact).length).toBe(1)
})

test('the category bar marks the section in view, leads to others, and is followed by a way to the top', async ({
  page,
}) => {
  // Scrolled before its scripts load.
  await page.goto(`${address('deluxe-20')}#g-dessert`)
  const bar = page.getByRole('navigation', { name: setPage.sections.zh })
  await expect(bar.locator('[aria-current]')).toHaveText('甜品')
  const up = page.getByRole('link', { name: setPage.toTop.zh })
  await page.evaluate(() => scrollTo({ top: 219, behavior: 'instant' }))
  await expect(up).toBeHidden()
  await page.evaluate(() => scrollTo({ top: 230, behavior: 'instant' }))
  await expect(up).toBeVisible()
  await bar.getByRole('link', { name: '甜品' }).click()
  await expect
    .poll(() => group(page, 'dessert').evaluate((section) => Math.round(section.getBoundingClientRect().top)))
    .toBe(220)
  await expect(bar.getByRole('link', { name: '甜品' })).toHaveAttribute('aria-current', 'true')
})

test('a dish arrives in its place on each table, and no other dish moves', alsoOnPhones, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address('easy-party-10'))
  const tables = page.getByRole('img', { name: /^枱上：/ })
  const spots = () =>
    page
      .locator('[data-laid-table] a[href^="#g-"][tabindex="-1"]')
      .evaluateAll((plates) =>
        plates.map((plate) =>
          [plate.querySelector('img')?.src, plate.getAttribute('style')?.replace(/\s|;$/g, '')].join(' '),
        ),
      )
  const before = await spots()
  await minus(page, 'snack', 0).click()
  await expect(tables.first()).toHaveAccessibleName(new RegExp(`${tableLabel([], 1).zh.slice(-6)}$`))
  const without = await spots()
  expect(new Set(before).difference(new Set(without)).size).toBe(1)
  expect(new Set(without).difference(new Set(before)).size).toBe(0)
  await plus(page, 'snack', 3).click()
  await expect(tables.first()).toHaveAccessibleName(/香脆雞粒/)
  const spotOf = (spot: string) => spot.slice(spot.indexOf(' '))
  expect(new Set((await spots()).map(spotOf))).toEqual(new Set(before.map(spotOf)))
  await expectAccessible(page)
})

test(
  'the strip of the table stays in sight on phones, and leads to the course without a dish',
  chineseOnPhones('zh'),
  async ({ page }) => {
    await page.goto(address('easy-party-10'))
    await minus(page, 'snack', 0).click()
    await group(page, 'dessert').scrollIntoViewIfNeeded()
    const strip = page.locator('[data-laid-table]').last()
    await expect(strip.getByText(dishesOnTable(7, 8, false).zh)).toBeInViewport()
    await strip.getByRole('link', { name: groupsWithoutDishes(['小食']).zh }).click()
    await expect(group(page, 'snack').getByRole('heading', { name: '小食' })).toBeInViewport()
  },
)

test('a set sold by the external shop is ordered there', async ({ page }) => {
  await page.goto(address('poon-choi-12'))
  const links = page.getByRole('link', { name: new RegExp(waysToOrder.shop.zh) })
  await expect(links.first()).toHaveAttribute('href', /\/products\/14$/)
  await expect(links.first()).toHaveAttribute('target', '_blank')
  await expect(page.getByRole('button', { name: setChooser.orderNow.zh })).toHaveCount(0)
  await expect(page.getByRole('button', { name: setChooser.addToCart.zh })).toHaveCount(0)
})

test('the set page mounts its island without layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(address('deluxe-40'))
  await page.mouse.move(300, 300)
  // React has hydrated the last element.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('[data-order-bar]') ?? {}).some((key) => key.startsWith('__react')),
  )
  // Read before the click, whose changes count as a shift on a busy machine.
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  // Needs a hydrated page.
  await slip(page)
    .getByRole('button', { name: more(setChooser.quantity.zh).zh })
    .click()
  await expect(slip(page).getByRole('button', { name: fewer(setChooser.quantity.zh).zh })).toBeEnabled()
  expect(shifts).toEqual([])
})

test.describe('the set page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('shows all content, and orders through the chat', async ({ page }) => {
    await page.goto(address('easy-party-10'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('輕鬆派對十人套餐')
    await expect(group(page, 'snack').getByRole('heading', { name: '瑞士雞翼' })).toBeVisible()
    await expect(total(page)).toHaveText('$714.00')
    await expect(page.getByText('$150').first()).toBeVisible()
    await expect(page.getByRole('button', { name: more('').zh })).toHaveCount(0)
    await expect(page.getByRole('link', { name: waysToOrder.whatsApp.zh })).toBeVisible()
  })
})
