import { allergenNames } from '#content/allergens.ts'
import { swapText } from '#content/ordering/allergy.ts'
import { needsTexts } from '#content/ordering/needs.ts'
import { menuFilter, removeChoice, setNeeds } from '#content/pages/menu-filter.ts'
import { setChooser } from '#content/pages/set.ts'
import { capitalise } from '#content/phrases.ts'
import { betweenHeaderAndFooter, expectAccessible } from '#tests/support/browser/accessibility.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { alsoOnPhones, expect, test } from '#tests/support/site/site.ts'

test(
  'guests tick what they cannot eat by keyboard, see what is left at once, and remove a choice',
  alsoOnPhones,
  async ({ page }) => {
    await page.goto('/en/menu/')
    const fold = page.locator('main summary')
    await fold.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: capitalise(allergenNames.peanut.en) }).focus()
    await page.keyboard.press('Space')
    await page.getByRole('button', { name: menuFilter.submit.en }).press('Enter')
    await expect(page).toHaveURL(/\/en\/menu\/filter\/\?.*no=peanut/)
    const counts = page.getByRole('status').filter({ hasText: /\d/ })
    const before = await counts.textContent()
    await expect(page.locator('main details')).toHaveAttribute('data-ready')

    await test.step('a further tick changes the list, the counts and the address, and stays focused', async () => {
      const milk = page.getByRole('checkbox', { name: capitalise(allergenNames.milk.en) })
      if (!(await page.locator('main details[open]').isVisible())) await fold.click()
      await milk.focus()
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(/\?no=milk,peanut$/)
      await expect(counts).not.toHaveText(before ?? '')
      await expect(milk).toBeFocused()
      await expectAccessible(page, betweenHeaderAndFooter)
    })

    await test.step('the bar removes it again', async () => {
      const name = removeChoice({ zh: '', en: `No ${allergenNames.milk.en}` }).en
      await page.getByRole('link', { name }).click()
      await expect(page).toHaveURL(/\?no=peanut$/)
      await expect(counts).toHaveText(before ?? '')
    })

    await test.step('clearing everything leads to the menu, which remembers nothing', async () => {
      await page.getByRole('link', { name: menuFilter.clear.en }).first().click()
      await expect(page).toHaveURL(/\/en\/menu\/$/)
      expect(await page.evaluate(() => sessionStorage.getItem('menuFilter'))).toBeNull()
    })
  },
)

test(
  'a dish is found on the menu while it is typed, and clearing the field brings the menu back',
  alsoOnPhones,
  async ({ page }) => {
    await page.goto('/menu/')
    const field = page.getByRole('searchbox', { name: menuFilter.search.zh })
    const cards = page.locator('main a[data-opens=set]')
    const before = await cards.count()
    await field.pressSequentially('扬州炒饭')
    await expect(page).toHaveURL(/\/menu\/filter\/\?q=/)
    await expect(cards.first()).toContainText('有揚州炒飯')
    await expect(page.getByRole('status').filter({ hasText: menuFilter.suitable.zh })).toBeInViewport()
    await expect(field).toBeFocused()
    await expectAccessible(page, betweenHeaderAndFooter)
    await field.fill('')
    await expect(page).toHaveURL(/\/menu\/$/)
    await expect(cards).toHaveCount(before)
  },
)

test('a visit keeps the choices: the menu ticks them, sets mark dishes, and the order form names and swaps them', async ({
  page,
}) => {
  await page.goto('/menu/filter/?no=peanut')
  await expect(page.locator('main details')).toHaveAttribute('data-ready')
  await page.goto('/menu/')
  await expect(page.getByRole('checkbox', { name: allergenNames.peanut.zh })).toBeChecked()

  await page.goto('/menu/detail/?name=easy-party-10')
  await expect(page.getByText(setNeeds.note.zh)).toBeVisible()
  const dish = page.locator('main li').filter({ has: page.getByRole('heading', { name: '宮保雞丁' }) })
  await expect(dish).toContainText('唔啱：含花生')
  await expect(page.locator('main li:has(h3)').filter({ hasText: '唔啱' }).first()).toBeVisible()
  await expectAccessible(page, betweenHeaderAndFooter)

  // The guest chooses it nevertheless.
  await dish.getByRole('button').last().click()
  await page.getByRole('button', { name: setChooser.orderNow.zh }).first().click()
  const driver = new OrderDialogDriver(page)
  await driver.toForm('pickup')
  await expect(driver.dialog.getByText(needsTexts.warning.zh)).toBeVisible()
  await expect(driver.dialog.getByRole('checkbox', { name: allergenNames.peanut.zh })).toBeChecked()
  const swap = driver.dialog.getByRole('button', { name: /^宮保雞丁換成/ })
  expect(await swap.textContent()).toContain(
    swapText({ dish: { zh: '宮保雞丁', en: '' }, instead: { zh: '', en: '' } }).zh,
  )
  await swap.click()
  await expect(driver.dialog.getByText(needsTexts.warning.zh)).toBeHidden()
  await expect(driver.dialog.locator('[aria-live=polite]:focus')).toHaveCount(1)
  await expectAccessible(page, { include: 'dialog[open]' })
})
