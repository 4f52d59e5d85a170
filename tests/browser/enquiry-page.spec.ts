/** These tests cover section 2 of the specification. */
import type { Page } from '@playwright/test'
import { carouselWords } from '#content/controls.ts'
import { cooperation, cooperationTypeNames } from '#content/pages/cooperation-form.ts'
import { corporatePage, customers } from '#content/pages/corporate.ts'
import { enquiryPage, eventSlides, eventTables } from '#content/pages/enquiry.ts'
import { enquiry } from '#content/pages/enquiry-form.ts'
import { howMuchFood } from '#content/pages/how-much-food.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { expect, test, withPictures } from '#tests/support/site/site.ts'

const pages = { zh: '/equiry/', en: '/en/equiry/' } as const
const langs = ['zh', 'en'] as const

const tab = (page: Page, index: number) => page.getByRole('tab').nth(index)
const visiblePanels = (page: Page) => page.locator('main [role=tabpanel]').filter({ visible: true })

async function openTabs(page: Page, path: string) {
  await page.goto(path)
  // Focus loads the tabs before the page is idle.
  await page.locator('main nav a').first().focus()
  await expect(page.getByRole('tablist')).toBeVisible()
}

test("the banner's button opens the enquiry, and Escape returns the focus", async ({ page }) => {
  await page.goto(pages.en)
  const button = page.locator('main').getByRole('link', { name: enquiryPage.enquire.en, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: enquiry.title.en })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(button).toBeFocused()
})

test('each tab shows one large and four small pictures, and arrow keys, Home and End move between tabs', async ({
  page,
}) => {
  await openTabs(page, pages.zh)
  await expect(page.getByRole('tab')).toHaveText(eventTables.map(({ name }) => name.zh))
  // On a wide screen the tabs replace the slides.
  await expect(page.getByText(eventSlides[1].name.zh, { exact: true })).toBeHidden()
  for (const [index, { id }] of eventTables.entries()) {
    await tab(page, index).click()
    await expect(visiblePanels(page)).toHaveId(id)
    await expect(visiblePanels(page).locator('figure img')).toHaveCount(5)
  }
  await expectAccessible(page, { include: 'main' })
  await page.keyboard.press('Home')
  await expect(tab(page, 0)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 1)).toBeFocused()
  await expect(tab(page, 1)).toHaveAttribute('aria-selected', 'true')
  await expect(visiblePanels(page)).toHaveId('annual-dinner')
  await page.keyboard.press('End')
  await expect(visiblePanels(page)).toHaveId('conferences')
  await page.keyboard.press('ArrowRight')
  await expect(visiblePanels(page)).toHaveId('christmas')
  await expect(page).toHaveURL(/#christmas$/)
})

test('a URL with an occasion opens its tab', async ({ page }) => {
  await openTabs(page, `${pages.en}#conferences`)
  await expect(page.getByRole('tab', { selected: true })).toHaveText(eventTables[3].name.en)
  await expect(visiblePanels(page)).toHaveId('conferences')
})

test.describe('the enquiry page on phones', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('shows four slides, 264 px high, that can be stepped through', withPictures, async ({ page }) => {
    await page.goto(pages.zh)
    const carousel = page.getByRole('region', { name: enquiryPage.slides.zh })
    await carousel.scrollIntoViewIfNeeded()
    await expect(carousel).toHaveAttribute('data-started', '')
    const slides = carousel.locator('figure')
    await expect(slides).toHaveCount(eventSlides.length)
    expect((await slides.first().locator('img').boundingBox())?.height).toBe(264)
    await carousel.getByRole('button', { name: carouselWords.next.zh }).click()
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 })
    await expect(carousel.locator('[aria-current=true]')).toHaveAccessibleName(
      new RegExp(eventSlides[1].name.zh),
    )
    await carousel.getByRole('button', { name: eventSlides[3].name.zh }).click()
    await expect(slides.nth(3)).toBeInViewport({ ratio: 0.9 })
  })
})

test.describe('the enquiry page without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('shows every table, the usual sizes and the contact links', async ({ page }) => {
    for (const lang of langs) {
      await page.goto(pages[lang])
      for (const { id } of eventTables) await expect(page.locator(`#${id}`)).toBeVisible()
      await expect(page.getByRole('table', { name: howMuchFood.table[lang] }).getByRole('row')).toHaveCount(7)
      await expect(page.getByLabel(howMuchFood.guests[lang], { exact: true })).toBeHidden()
      const ask = page.locator('main').getByRole('link', { name: enquiryPage.enquire[lang], exact: true })
      await expect(ask).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
      await expect(page.locator('main a[href^="tel:"]')).toBeVisible()
    }
  })
})

test('the corporate page opens the contact details of each kind of customer, a set, and the enquiry', async ({
  page,
}) => {
  await page.goto('/en/corporate-catering/')
  const cards = page.locator('#cooperation li')
  await expect(cards).toHaveCount(5)
  for (const [index, { type, name }] of customers.entries()) {
    await expect(cards.nth(index)).toContainText(name.en)
    const button = cards.nth(index).getByRole('link')
    await expect(button).toHaveAccessibleName(new RegExp(name.en))
    await button.click()
    const dialog = page.getByRole('dialog', { name: cooperation.title.en })
    await expect(dialog).toContainText(cooperationTypeNames[type].en)
    await expect(dialog.locator('[name=cooperationType]')).toHaveValue(type)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  // The steps of a quotation start with the enquiry.
  await page.locator('main').getByRole('link', { name: corporatePage.stepsAsk.en }).click()
  await expect(page.getByRole('dialog', { name: enquiry.title.en })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const set = page.locator('main a[data-opens=set]').first()
  await expect(set).toContainText('$')
  await set.click()
  await expect(page.locator('dialog[data-main]')).toBeVisible()
})
