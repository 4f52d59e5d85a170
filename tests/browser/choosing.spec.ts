import type { Page } from '@playwright/test'
import { fewer, more } from '#content/controls.ts'
import { chooseTitle, setDialog } from '#content/pages/menu.ts'
import { limitState, limitTag, setChooser, setIsFull } from '#content/pages/set.ts'
import { badge } from '#tests/support/browser/cart-drawer.ts'
import { card, mainDialog, openCard, openMenu } from '#tests/support/browser/menu-dialog.ts'
import { expect, test } from '#tests/support/site/site.ts'

/** Limits of a party set's snacks. */
const three = { min: 3, max: 3, repeatable: false }

test.describe('the dialog for choosing dishes', () => {
  async function openSelection(page: Page, slug: string, hash = '') {
    await openMenu(page, `/menu/${hash}`)
    const dialog = await openCard(page, slug)
    await expect(dialog.getByRole('button', { name: setDialog.wholeMenu.zh })).toHaveCount(0)
    await dialog.getByRole('button', { name: setDialog.choose.zh }).click()
    const selection = page.getByRole('dialog', { name: new RegExp(`^${chooseTitle('').zh}`) })
    await expect(selection).toBeVisible()
    return selection
  }

  test('keeps the limits of a set, says when it is full and what is missing, and returns the focus', async ({
    page,
  }) => {
    const selection = await openSelection(page, 'easy-party-10')
    const snacks = selection.locator('#g-snack')
    const drinks = selection.locator('#g-add-drinks')
    const total = selection.locator('output').last()
    const addDrink = drinks.getByRole('button', { name: new RegExp(`^${more('').zh}`) })
    const removeDrink = drinks.getByRole('button', { name: new RegExp(`^${fewer('').zh}`) }).first()

    await test.step('a course is limited', async () => {
      await expect(snacks).toContainText(limitTag(three).zh)
      await expect(snacks).toContainText(limitState(three, 3).zh)
      await expect(snacks.getByRole('button', { name: more('香脆雞粒').zh })).toBeDisabled()
      await snacks.getByRole('button', { name: fewer('瑞士雞翼').zh }).click()
      await expect(snacks).toContainText(limitState(three, 2).zh)
      await snacks.getByRole('button', { name: more('香脆雞粒').zh }).click()
      await expect(snacks).toContainText(limitState(three, 3).zh)
    })

    await test.step('a full set says that the maximum of each dish is reset to 1', async () => {
      await expect(selection.getByText(setIsFull.zh)).toHaveCount(0)
      await addDrink.first().click()
      await addDrink.first().click()
      await expect(total).toHaveText('$810.00')
      await removeDrink.click()
      await expect(total).toHaveText('$762.00')
      for (let count = 2; count < 4; count++) await addDrink.first().click()
      await expect(selection.getByText(setIsFull.zh)).toHaveCount(0)
      await addDrink.nth(1).click()
      await expect(drinks.getByText(setIsFull.zh)).toBeVisible()
      await removeDrink.click()
      await expect(selection.getByText(setIsFull.zh)).toHaveCount(0)
    })

    await test.step('a missing dish is reported instead of adding the set', async () => {
      await snacks.getByRole('button', { name: fewer('香脆雞粒').zh }).click()
      await selection.getByRole('button', { name: setChooser.addToCart.zh }).click()
      await expect(selection.getByRole('alert')).toContainText('小食')
      await expect(selection.getByRole('heading', { name: '小食' })).toBeFocused()
      await expect(badge(page)).toBeHidden()
    })

    await test.step('Escape returns the focus to the button, and Back closes', async () => {
      await page.keyboard.press('Escape')
      await expect(selection).toHaveCount(0)
      const choose = mainDialog(page).getByRole('button', { name: setDialog.choose.zh })
      await expect(choose).toBeFocused()
      await choose.click()
      await expect(selection).toBeVisible()
      await page.goBack()
      await expect(selection).toHaveCount(0)
      await page.goBack()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
    })
  })

  test('adds one set to the cart, closes all dialogs and starts empty again', async ({ page }) => {
    const selection = await openSelection(page, 'easy-party-10')
    await selection.getByRole('button', { name: more('中華沙律').zh }).click()
    await selection.getByRole('button', { name: setChooser.addToCart.zh }).click()
    await expect(page.locator('dialog[open]')).toHaveCount(0)
    await expect(page.getByRole('status').filter({ hasText: '輕鬆派對十人套餐' })).toBeVisible()
    await expect(badge(page)).toHaveText('1')
    await expect(card(page, 'easy-party-10')).toBeFocused()
    const cart = await page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]'))
    const [item] = Array.isArray(cart) ? cart : cart.items
    expect(item).toMatchObject({ setId: 2, quantity: 1, selection: { salad: { 'seaweed-salad': 1 } } })
    expect(item.selection).not.toHaveProperty('add-drinks')

    const dialog = await openCard(page, 'easy-party-10')
    await dialog.getByRole('button', { name: setDialog.choose.zh }).click()
    await expect(page.getByRole('button', { name: fewer('煙肉凱撒沙律').zh })).toBeEnabled()
    await expect(page.getByRole('button', { name: fewer('中華沙律').zh })).toBeHidden()
  })

  test('prices a set by item as the sum of its items', async ({ page }) => {
    const selection = await openSelection(page, 'bites-by-the-piece', '#snacks')
    await expect(selection.locator('output').last()).toHaveText('$0.00')
    const add = selection.getByRole('button', { name: new RegExp(`^${more('').zh}`) }).first()
    await add.click()
    await add.click()
    await expect(selection.locator('output').last()).toHaveText('$36.00')
  })
})
