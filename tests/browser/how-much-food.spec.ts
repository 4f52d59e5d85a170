import type { Page } from '@playwright/test'
import { enquiry, enquiryLabels } from '#content/pages/enquiry-form.ts'
import {
  appetiteNames,
  howMuchFood,
  occasionNames,
  outOfBounds,
  quantityOf,
  rankingNames,
} from '#content/pages/how-much-food.ts'
import { setChooser } from '#content/pages/set.ts'
import { betweenHeaderAndFooter, expectAccessible } from '#tests/support/browser/accessibility.ts'
import { expect, test } from '#tests/support/site/site.ts'

const pages = { zh: '/equiry/', en: '/en/equiry/' } as const
const gathering = { zh: '歡聚四十人套餐', en: 'Gathering 40-Person Set' } as const

const calculator = (page: Page) => page.locator('#how-much-food')
const slips = (page: Page) => calculator(page).locator('section')
const guests = (page: Page, lang: 'zh' | 'en') =>
  calculator(page).getByLabel(howMuchFood.guests[lang], { exact: true })

async function openCalculator(page: Page, path: string = pages.zh) {
  await page.goto(path)
  const island = calculator(page).locator('[data-island]')
  await island.scrollIntoViewIfNeeded()
  // Hovering loads the calculator before the page is idle.
  await island.dispatchEvent('pointerover')
  await expect(slips(page).first()).toBeVisible()
}

test('the food calculator updates and announces the suggestion on every input', async ({ page }) => {
  await openCalculator(page)
  await guests(page, 'zh').fill('40')
  await expect(slips(page)).toHaveCount(2)
  await expect(slips(page).first()).toContainText(rankingNames['lowest-price'].zh)
  await expect(slips(page).first()).toContainText('$2,856')
  await expect(slips(page).last()).toContainText('$3,780')
  await expect(calculator(page).getByRole('status')).toContainText('$2,856')

  // The suggestion is copied to the enquiry.
  await slips(page).last().getByRole('link', { name: howMuchFood.toEnquiry.zh }).click()
  const dialog = page.getByRole('dialog', { name: enquiry.title.zh })
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: new RegExp(`^${enquiryLabels.guests.zh}`) })).toHaveValue(
    '40',
  )
  const food = dialog.getByRole('textbox', { name: new RegExp(`^${enquiryLabels.food.zh}`) })
  await expect(food).toHaveValue(new RegExp(`${quantityOf(gathering.zh, 1, 'set').zh}.*\\$3,780`))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)

  await calculator(page).getByRole('radio', { name: appetiteNames.hearty.zh }).check({ force: true })
  await expect(slips(page).first()).toContainText('50')
  await calculator(page).getByLabel(howMuchFood.occasion.zh).selectOption(occasionNames.lunch.zh)
  await expect(slips(page)).toHaveCount(1)
  await expect(slips(page)).toContainText('48')
  await expectAccessible(page, betweenHeaderAndFooter)
})

test('the food calculator states the limits on guests, adds the fee of the chosen place, and links to sets', async ({
  page,
}) => {
  await openCalculator(page)
  const words = outOfBounds(2, 2000).zh
  for (const wrong of ['1', '2001', '', '-5', '2.5']) {
    await guests(page, 'zh').fill(wrong)
    await expect(calculator(page).getByText(words)).toBeVisible()
    await expect(guests(page, 'zh')).toHaveAttribute('aria-invalid', 'true')
    await expect(slips(page)).toHaveCount(0)
  }
  await expectAccessible(page, betweenHeaderAndFooter)
  for (const right of ['2', '2000']) {
    await guests(page, 'zh').fill(right)
    await expect(calculator(page).getByText(words)).toBeHidden()
    await expect(slips(page).first()).toBeVisible()
  }

  await guests(page, 'zh').fill('18')
  await calculator(page).getByLabel(howMuchFood.occasion.zh).selectOption(occasionNames.reception.zh)
  const place = calculator(page).getByLabel(howMuchFood.place.zh)
  await place.selectOption('觀塘市中心')
  await expect(slips(page).first()).toContainText('$60')
  await place.selectOption('沙田區')
  await expect(slips(page).first()).toContainText('$220')
  await place.selectOption('西貢區：西貢市及清水灣')
  await expect(slips(page).first()).toContainText(howMuchFood.quoted.zh)
  await expect(slips(page).first()).toContainText(howMuchFood.totalWithoutFee.zh)

  // The page of the set opens with the suggested number of sets.
  const set = slips(page).first().getByRole('link').first()
  const number = /#sets-(\d+)$/.exec((await set.getAttribute('href')) ?? '')?.[1] ?? 'none'
  await set.click()
  const slip = page.getByRole('complementary', { name: setChooser.slip.zh })
  await expect(slip.getByRole('textbox')).toHaveValue(number)
})

test('the food calculator works by keyboard alone', async ({ page }) => {
  await openCalculator(page)
  await guests(page, 'zh').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('20')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Tab')
  await expect(calculator(page).getByRole('radio', { checked: true })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(calculator(page).getByRole('radio', { name: appetiteNames.hearty.zh })).toBeChecked()
  await expect(slips(page).first()).toContainText('生日派對')
  await page.keyboard.press('Tab')
  await expect(calculator(page).getByLabel(howMuchFood.place.zh)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(slips(page).first().getByRole('link').first()).toBeFocused()
})

test('the food calculator opens over the menu and returns the focus', async ({ page }) => {
  await page.goto('/en/menu/')
  const link = page.getByRole('link', { name: howMuchFood.open.en })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: howMuchFood.title.en })
  await expect(dialog).toBeVisible()
  await dialog.getByLabel(howMuchFood.guests.en, { exact: true }).fill('100')
  await expect(dialog.locator('section').first()).toContainText('100')
  await expectAccessible(page, betweenHeaderAndFooter)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()
})
