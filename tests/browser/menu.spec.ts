/** These tests cover sections 2 to 4 of the specification. */
import type { Page } from '@playwright/test'
import { contains } from '#content/allergens.ts'
import { carouselWords, controls, waysToOrder } from '#content/controls.ts'
import { giftDialog, menuPage, seasonShort, setDialog } from '#content/pages/menu.ts'
import { limitState } from '#content/pages/set.ts'
import { betweenHeaderAndFooter, expectAccessible, inDialog } from '#tests/support/browser/accessibility.ts'
import { card, mainDialog, openCard, openMenu } from '#tests/support/browser/menu-dialog.ts'
import { expect, test, withPictures } from '#tests/support/site/site.ts'

const visiblePanel = (page: Page) =>
  page.locator('main section[role=tabpanel]').filter({ visible: true }).first()

test('the tabs of the menu show one category each, by click, keys, link and URL', async ({ page }) => {
  const tab = (index: number) => page.getByRole('tab').nth(index)
  await openMenu(page)
  await expect(page.getByRole('tab')).toHaveCount(15)
  const gifts = page.locator('#gifts li')
  await expect(gifts.filter({ visible: true })).toHaveCount(4)

  await test.step('a click shows a category and adds it to the URL', async () => {
    await page.getByRole('tab', { name: '泰式到會' }).click()
    await expect(visiblePanel(page)).toHaveId('thai')
    await expect(page).toHaveURL(/#thai$/)
    await expect(page.locator('main section:visible')).toHaveCount(2)
  })

  await test.step('arrow keys, Home and End move between tabs', async () => {
    await tab(0).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(1)).toBeFocused()
    await expect(tab(1)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('End')
    await expect(tab(14)).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab(0)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(visiblePanel(page)).toHaveId('party-sets')
  })

  await test.step('the link to all gifts opens their tab', async () => {
    await page.getByRole('link', { name: menuPage.allGifts.zh }).click()
    await expect(page.getByRole('tab', { selected: true })).toHaveText(/^禮籃/)
    await expect(gifts.filter({ visible: true })).toHaveCount(8)
  })
})

test('a URL with a category opens its tab, with every set of the category', async ({ page }) => {
  await openMenu(page, '/menu/#birthday')
  await expect(page.getByRole('tab', { selected: true })).toHaveText(/^生日派對/)
  await expect(visiblePanel(page)).toHaveId('birthday')
  await page.goto('/menu/?utm_source=mail#one-each')
  await expect(visiblePanel(page).getByText('聖誕歡樂一人一款套餐')).toBeVisible()
  await expect(visiblePanel(page).getByText(seasonShort({ from: '12-01', to: '12-31' }).zh)).toBeVisible()
})

test('the sections of the menu stay links if the script of the tabs cannot be loaded', async ({
  page,
  noise,
}) => {
  noise.allow(/ERR_FAILED/)
  await page.route(/\/assets\/(tabs|tab-list)-[^/]+\.js$/, (route) => route.abort())
  await page.goto('/en/menu/')
  await page.getByRole('main').getByRole('link', { name: /^Thai/ }).first().click()
  await expect(page).toHaveURL(/#thai$/)
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test.describe('the set dialog', () => {
  test('opens over the menu by key and click, and is closed by Esc, its button, the backdrop and Back', async ({
    page,
  }) => {
    await openMenu(page)
    const dialog = mainDialog(page)
    await card(page, 'deluxe-10').focus()
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('豪華十人套餐')
    await expect(dialog.getByRole('button', { name: controls.close.zh })).toBeFocused()
    await expect(page).toHaveURL(/\?set=deluxe-10/)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(card(page, 'deluxe-10')).toBeFocused()
    await expect(page).toHaveURL(/\/menu\/$/)
    await openCard(page, 'deluxe-10')
    await dialog.getByRole('button', { name: controls.close.zh }).click()
    await expect(dialog).toHaveCount(0)
    await openCard(page, 'deluxe-10')
    await page.mouse.click(5, 5)
    await expect(dialog).toHaveCount(0)
    await openCard(page, 'deluxe-10')
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/menu\/$/)
  })

  test('shows dishes by group, and links to a chat and to the set’s own page or the shop', async ({
    page,
  }) => {
    await openMenu(page)
    const dialog = await openCard(page, 'easy-party-10')
    const groups = dialog.locator('details')
    await expect(groups).toHaveCount(6)
    await expect(groups.first()).toHaveAttribute('open')
    await expect(groups.first()).toContainText(setDialog.vegan.zh)
    await expect(groups.first()).toContainText(contains([]).zh)
    await groups.last().locator('summary').click()
    await expect(groups.last()).toContainText('+$48')
    const chat = dialog.getByRole('link', { name: waysToOrder.whatsApp.zh })
    expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain('輕鬆派對十人套餐')
    const online = dialog.getByRole('link', { name: setDialog.orderHere.zh })
    await expect(online).toHaveAttribute('href', '/menu/detail/?name=easy-party-10')
    await page.keyboard.press('Escape')
    await page.getByRole('tab', { name: '中式到會' }).click()
    await openCard(page, 'poon-choi-12')
    const shop = dialog.getByRole('link', { name: waysToOrder.shop.zh })
    await expect(shop).toHaveAttribute('target', '_blank')
    await expect(shop).toHaveAttribute('href', /^https:/)
  })

  test('opens from a URL, in both languages', async ({ page }) => {
    await page.goto('/en/menu/?set=thai-10#thai')
    await expect(mainDialog(page).getByRole('heading', { level: 2 })).toHaveText('Thai 10-Person Set')
    await mainDialog(page).getByRole('button', { name: controls.close.en }).click()
    await expect(page).toHaveURL(/\/en\/menu\/#thai$/)
  })

  test('is replaced by the set’s page if it can’t be loaded', async ({ page, noise }) => {
    noise.allow(/menu\/set/)
    await page.route('**/menu/set/**', (route) => route.abort())
    await openMenu(page)
    await card(page, 'deluxe-10').click()
    await expect(page).toHaveURL(/\/menu\/detail\/\?name=deluxe-10$/)
  })
})

test.describe('the full menu', () => {
  test(
    'shows its sheets as menu cards with the same words, page by page, and enlarged',
    withPictures,
    async ({ page }) => {
      await openMenu(page, '/menu/#wedding')
      const dialog = await openCard(page, 'wedding-feast-60')
      await expect(dialog.getByRole('button', { name: setDialog.choose.zh })).toHaveCount(0)
      const opener = dialog.getByRole('button', { name: setDialog.wholeMenu.zh })
      await opener.click()
      const viewer = page.locator('dialog[data-viewer]')
      const sheet = (name: string) => viewer.getByRole('region', { name })
      const [first, second] = [sheet('頭盤、冷盤及沙律'), sheet('主菜、飯麵及甜品')]
      await expect(first).toBeInViewport()
      await expect(first.getByRole('listitem').filter({ hasText: '鴻運乳豬全體' })).toHaveCount(1)
      await expect(first.locator('img')).toHaveJSProperty('complete', true)
      expect(
        await first.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth),
      ).toBeGreaterThan(0)
      await viewer.getByRole('button', { name: carouselWords.next.zh }).click()
      await expect(second).toBeInViewport()
      const measureWidth = async () => (await second.locator('img').boundingBox())?.width ?? 0
      const before = await measureWidth()
      const zoom = viewer.getByRole('button', { name: setDialog.larger.zh })
      await zoom.click()
      await expect(zoom).toHaveAttribute('aria-pressed', 'true')
      expect(await measureWidth()).toBeGreaterThan(1.5 * before)
      await expectAccessible(page, betweenHeaderAndFooter)
      await page.keyboard.press('Escape')
      await expect(viewer).toBeHidden()
      await expect(opener).toBeFocused()
    },
  )
})

test.describe('the gift dialog', () => {
  test('shows the gift, enlarges its picture and returns', async ({ page }) => {
    await openMenu(page, '/menu/#gifts')
    const dialog = await openCard(page, 'afternoon-tea-hamper')
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText('英式下午茶禮籃')
    await expect(dialog).toContainText('$788')
    await expect(dialog.locator('li')).toHaveCount(2)
    await expect(dialog).toContainText(contains(['gluten']).zh)
    await expect(dialog.getByRole('link', { name: waysToOrder.shop.zh })).toHaveAttribute('target', '_blank')
    const enlarge = dialog.getByRole('button', { name: giftDialog.enlarge.zh })
    await enlarge.click()
    await expect(page.locator('dialog[data-preview]')).toBeVisible()
    await expectAccessible(page, betweenHeaderAndFooter)
    await page.keyboard.press('Escape')
    await expect(enlarge).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(card(page, 'afternoon-tea-hamper')).toBeFocused()
  })
})

test.describe('the menu without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows all sets and gifts, with links to their own pages', async ({ page }) => {
    await page.goto('/menu/')
    await expect(page.locator('main section')).toHaveCount(15)
    for (const section of await page.locator('main section').all()) await expect(section).toBeVisible()
    await expect(page.locator('main a[data-opens=set]').filter({ visible: true })).toHaveCount(54)
    await expect(page.locator('main a[data-opens=gift]').filter({ visible: true })).toHaveCount(8)
    await card(page, 'afternoon-tea-hamper').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('英式下午茶禮籃')
    await page.goBack()
    await page.getByRole('link', { name: '婚宴到會' }).first().click()
    await expect(page.locator('#wedding')).toBeInViewport()
  })
})

test('a set, its dishes and a gift are accessible over the menu', async ({ page }) => {
  await openMenu(page)
  const dialog = await openCard(page, 'easy-party-10')
  await dialog.locator('details').evaluateAll((groups) => {
    for (const group of groups) group.setAttribute('open', '')
  })
  await expectAccessible(page, inDialog)
  await dialog.getByRole('button', { name: setDialog.choose.zh }).click()
  await expect(page.getByText(limitState({ min: 3, max: 3, repeatable: false }, 3).zh)).toBeVisible()
  await expectAccessible(page, inDialog)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await openCard(page, 'seasonal-fruit-basket')
  await expectAccessible(page, inDialog)
})
