import type { Page } from '@playwright/test'
import { fewer, more } from '#content/controls.ts'
import { untilFree } from '#content/delivery.ts'
import { addedToast } from '#content/ordering/added-toast.ts'
import { cart, dishTotal, removeLabel } from '#content/ordering/cart.ts'
import { order as orderWords } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { setChooser } from '#content/pages/set.ts'
import { expectAccessible, inDialog } from '#tests/support/browser/accessibility.ts'
import {
  addSet,
  badge,
  drawer,
  item,
  openDrawer,
  openWithCart,
  readStoredCart,
} from '#tests/support/browser/cart-drawer.ts'
import { OrderDialogDriver } from '#tests/support/browser/order-dialog.ts'
import { expect, test } from '#tests/support/site/site.ts'

const easyParty = { zh: '輕鬆派對十人套餐', en: 'Easy 10-Person Party Set' } as const

async function closeDrawer(page: Page) {
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
}

async function reopenWithCart(page: Page, items: readonly object[]) {
  await page.evaluate((text) => localStorage.setItem('cartItems', text), JSON.stringify(items))
  await page.goto('/privacy/')
  await openDrawer(page)
}

/** This set is sold without delivery. */
const gathering = {
  salad: { 'caesar-salad': 1, 'crab-roe-salad': 1 },
  snack: { 'siu-mai': 1, 'swiss-wings': 1, 'pork-spring-rolls': 1, 'curry-fish-balls': 1 },
  main: { 'honey-char-siu': 1, 'mushroom-cream-chicken': 1 },
  vegetables: { 'broccoli-garlic': 1 },
  staple: { 'yeung-chow-rice': 1, bolognese: 1 },
  dessert: { 'fruit-platter': 1 },
}

test('a set in the cart is stored, changed, removed and restored, in the language of the page', async ({
  page,
}) => {
  const line = drawer(page).getByRole('listitem')
  await page.goto('/menu/')
  await expect(badge(page)).toBeHidden()

  await test.step('adding a set stores it in the shape of the specification', async () => {
    await addSet(page)
    await expect(badge(page)).toHaveText('1')
    await expect(page.getByRole('link', { name: `${cart.title.zh} 1` })).toBeVisible()
    const cartItems = await readStoredCart(page)
    expect(cartItems).toMatchObject([{ name: easyParty.zh, quantity: 1, prices: 714, setId: 2 }])
    expect(cartItems[0].selected_items).toHaveLength(8)
  })

  await test.step('the keyboard opens and closes the drawer and returns the focus', async () => {
    const opener = page.locator('header [data-opens=cart]').filter({ visible: true }).first()
    await opener.focus()
    await page.keyboard.press('Enter')
    await expect(drawer(page)).toBeVisible()
    await expectAccessible(page, inDialog)
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await expect(opener).toBeFocused()
  })

  await test.step('an item is changed, removed and restored', async () => {
    await openDrawer(page)
    await line.getByRole('button', { name: more('').zh }).click()
    await expect(badge(page)).toHaveText('2')
    await expect(drawer(page).getByText('$1,428.00').first()).toBeVisible()
    await line.getByRole('button', { name: removeLabel(easyParty.zh).zh }).click()
    await expect(badge(page)).toBeHidden()
    await expect(drawer(page).getByText(cart.empty.zh)).toBeVisible()
    await expectAccessible(page, inDialog)
    await drawer(page).getByRole('button', { name: cart.undo.zh }).click()
    await expect(badge(page)).toHaveText('2')
    await expect(line).toHaveCount(1)
    // A reload opens the drawer again.
    await closeDrawer(page)
  })

  await test.step('the same dishes increase the quantity, and other dishes are another line', async () => {
    await addSet(page)
    await expect(badge(page)).toHaveText('3')
    const dessert = page.locator('#g-dessert li')
    await dessert
      .nth(0)
      .getByRole('button', { name: fewer('').zh })
      .click()
    await dessert
      .nth(1)
      .getByRole('button', { name: more('').zh })
      .click()
    await page.getByRole('button', { name: setChooser.addToCart.zh }).click()
    await expect(badge(page)).toHaveText('4')
    await openDrawer(page)
    await expect(line).toHaveCount(2)
  })

  await test.step('another page shows it in its own language', async () => {
    await page.goto('/en/privacy/')
    await expect(badge(page)).toHaveText('4')
    await openDrawer(page, 'en')
    await expect(drawer(page, 'en').getByText(easyParty.en).first()).toBeVisible()
  })
})

test('the drawer shows the amount missing for free delivery, and says when delivery is included', async ({
  page,
}) => {
  await openWithCart(
    page,
    JSON.stringify([{ ...item(), setId: 4, name: '歡聚二十人套餐', prices: 1980, selection: gathering }]),
  )
  await openDrawer(page)
  await expect(drawer(page).getByText(untilFree('$220').zh)).toBeVisible()
  await closeDrawer(page)
  await reopenWithCart(page, [item({ quantity: 1 })])
  await expect(drawer(page).getByText(orderWords.deliveryIncluded.zh)).toBeVisible()
  await expect(drawer(page).getByText(cart.beforeDelivery.zh)).toHaveCount(0)
})

test('an incomplete or too small line is not counted, and the order stops with the reason', async ({
  page,
}) => {
  const noDessert = {
    line: 1,
    setId: 2,
    set: easyParty,
    groupId: 'dessert',
    group: { zh: '甜品', en: 'Dessert' },
    min: 1,
    count: 0,
    missing: 1,
    repeatable: false,
  }
  const incomplete = item({ selection: { ...item().selection, dessert: {} } })
  await openWithCart(page, JSON.stringify([item(), incomplete]))
  await openDrawer(page)
  await expect(
    drawer(page).getByText(refusalText({ code: 'group-below-min', data: noDessert }, 'zh')),
  ).toBeVisible()
  await expect(drawer(page).locator('footer').getByText('714.00')).toBeVisible()
  const goOrder = drawer(page).getByRole('button', { name: cart.goOrder.zh })
  await expect(goOrder).toBeDisabled()
  await expect(goOrder).toHaveAccessibleDescription(cart.blocked.zh)
  await drawer(page)
    .getByRole('button', { name: removeLabel(easyParty.zh).zh })
    .nth(1)
    .click()
  await expect(goOrder).toBeEnabled()
})

test('two items with only the specification’s fields are two lines with the sum of their items', async ({
  page,
}) => {
  const {
    setId: _,
    selection: __,
    ...bare
  } = item({
    name: '王牌一人一款套餐',
    quantity: 10,
    prices: 1260,
    selected_items: [
      [108, 4],
      [138, 6],
    ],
  })
  await openWithCart(page, JSON.stringify([bare, bare]))
  await openDrawer(page)
  const lines = drawer(page).getByRole('listitem')
  await expect(lines.getByRole('link', { name: '王牌一人一款套餐', exact: true })).toHaveCount(2)
  await expect(lines.first()).toContainText('$1,260.00')
  await lines
    .first()
    .getByRole('button', { name: removeLabel('王牌一人一款套餐').zh })
    .click()
  await expect(lines).toHaveCount(1)
})

test('dishes are changed on the set’s page, and the line keeps its position', async ({ page }) => {
  await openWithCart(page, JSON.stringify([item({ quantity: 2 })]))
  await openDrawer(page)
  await drawer(page).getByRole('link', { name: orderWords.changeDishes.zh }).click()
  await expect(page.getByText(setChooser.changing.zh)).toBeVisible()
  await page.locator('#g-salad').getByRole('button', { name: '增加田園沙律' }).click()
  await page.getByRole('button', { name: setChooser.updateCart.zh }).click()
  await expect(page.getByText(addedToast.updated.zh)).toBeVisible()
  expect(await readStoredCart(page)).toMatchObject([
    { quantity: 2, selection: { salad: { 'garden-salad': 1 } } },
  ])
  await expect(page.getByText(setChooser.changing.zh)).toHaveCount(0)
})

test('an order from the basket leads to the dishes of its set, or of each of several', async ({ page }) => {
  await openWithCart(page, JSON.stringify([item()]))
  await openDrawer(page)
  await drawer(page).getByRole('button', { name: cart.goOrder.zh }).click()
  await page.getByRole('button', { name: orderWords.changeDishes.zh }).click()
  await expect(page.getByText(setChooser.changing.zh)).toBeVisible()
  await expect(page.locator('#g-salad')).toBeVisible()
  await reopenWithCart(page, [item(), { ...item(), setId: 4, selection: gathering }])
  await drawer(page).getByRole('button', { name: cart.goOrder.zh }).click()
  const links = page
    .locator('[data-step=orderContent]')
    .getByRole('link', { name: orderWords.changeDishes.zh })
  await expect(links).toHaveCount(2)
  await links.last().click()
  await expect(page).toHaveURL(/#basket-1$/)
  await expect(page.getByText(setChooser.changing.zh)).toBeVisible()
  await page.goBack()
  await expect(links.last()).toBeVisible()
})

test('a set that is no longer sold is marked and excluded', async ({ page }) => {
  await openWithCart(page, JSON.stringify([item(), item({ setId: 9999, name: '舊套餐' })]))
  await openDrawer(page)
  await expect(drawer(page).getByText('舊套餐')).toBeVisible()
  await expect(drawer(page).getByText(cart.gone.zh)).toBeVisible()
  await expect(drawer(page).locator('footer').getByText('714.00')).toBeVisible()
  await drawer(page)
    .getByRole('button', { name: removeLabel(easyParty.zh).zh })
    .click()
  await expect(drawer(page).getByText(cart.gone.zh)).toBeVisible()
  await expect(drawer(page).getByRole('button', { name: cart.goOrder.zh })).toBeDisabled()
})

test('the drawer shows the stored prices and a note when the server is away', async ({ page, noise }) => {
  noise.allow(/.*/)
  await openWithCart(page, JSON.stringify([item({ quantity: 2 })]))
  await page.route('**/api/ordering**', (route) => route.abort())
  await openDrawer(page)
  await expect(drawer(page).getByText(cart.pricesOld.zh)).toBeVisible()
  await expect(drawer(page).getByText('$1,428.00').first()).toBeVisible()
})

test('an order from the cart removes the ordered items and keeps the rest', async ({ page }) => {
  await openWithCart(page, JSON.stringify([item(), item({ setId: 9999, name: '舊套餐' })]))
  await openDrawer(page)
  await expect(drawer(page).getByRole('listitem').getByText(dishTotal(8).zh)).toBeVisible()
  const goOrder = drawer(page).getByRole('button', { name: cart.goOrder.zh })
  await expect(drawer(page).getByText(cart.gone.zh)).toBeVisible()
  await goOrder.click()
  const order = new OrderDialogDriver(page)
  await expect(order.dialog.getByText(easyParty.zh).first()).toBeVisible()
  await order.toPay()
  await order.place()
  await order.isPlaced()
  expect(await readStoredCart(page)).toMatchObject([{ name: '舊套餐' }])
})

test('an order from the page of a set leaves the cart unchanged', async ({ page }) => {
  await openWithCart(page, JSON.stringify([item()]))
  const order = new OrderDialogDriver(page)
  await order.open('easy-party-10')
  await order.toPay('pickup')
  await order.place()
  await order.isPlaced()
  expect(await readStoredCart(page)).toEqual([item()])
  await expect(badge(page)).toHaveText('1')
})
