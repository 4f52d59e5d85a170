import { addedToast } from '#content/ordering/added-toast.ts'
import { cart } from '#content/ordering/cart.ts'
import {
  addSet,
  badge,
  drawer,
  item,
  openDrawer,
  openWithCart,
  readStoredCart,
  setPage,
} from '#tests/support/browser/cart-drawer.ts'
import { expect, test } from '#tests/support/site/site.ts'

const { setId: _, selection: __, ...bare } = item({ selected_items: [[714, 1]] })

test('a damaged or foreign cart is repaired, and what it still says is kept', async ({ page }) => {
  await page.goto('/privacy/')
  const lines = drawer(page).getByRole('listitem')
  const reopen = async (storedText: string) => {
    await page.keyboard.press('Escape')
    await expect(drawer(page)).toBeHidden()
    await page.evaluate((text) => localStorage.setItem('cartItems', text), storedText)
    await page.reload()
  }
  for (const [what, storedText, count] of [
    ['a list of rubbish', '[null,1,"x",{},[]]', 0],
    [
      'one good item among rubbish',
      JSON.stringify([null, { ...item(), quantity: 'two' }, item({ quantity: 3 })]),
      3,
    ],
    ['unreadable dishes', JSON.stringify([item({ selection: 'x', selected_items: [[{}, 1]] })]), 1],
    ['a hundred sets', JSON.stringify([item({ quantity: 100 })]), '99+'],
  ] as const)
    await test.step(what, async () => {
      await reopen(storedText)
      if (count === 0) await expect(badge(page)).toBeHidden()
      else await expect(badge(page)).toHaveText(String(count))
      const quantity = count === '99+' ? 100 : count
      await expect.poll(() => readStoredCart(page)).toMatchObject(count === 0 ? [] : [{ setId: 2, quantity }])
      await openDrawer(page)
      await expect(lines).toHaveCount(count === 0 ? 0 : 1)
    })

  await test.step('an item with only the fields of the specification finds its set', async () => {
    await reopen(JSON.stringify([bare]))
    await expect(badge(page)).toHaveText('1')
    await openDrawer(page)
    const set = lines.getByRole('link', { name: '輕鬆派對十人套餐', exact: true })
    await expect(set).toHaveAttribute('href', setPage.zh)
    await expect.poll(() => readStoredCart(page)).toEqual([{ ...bare, setId: 2, selection: {} }])
  })

  await test.step('an item with an unknown name must be chosen again', async () => {
    await reopen(JSON.stringify([{ ...bare, name: '舊套餐' }, item()]))
    await openDrawer(page)
    await expect(drawer(page).getByText('舊套餐')).toBeVisible()
    const again = drawer(page).getByRole('link', { name: cart.chooseAgain.zh })
    await expect(again).toHaveAttribute('href', '/menu/')
    await expect(drawer(page).locator('footer').getByText('714.00')).toBeVisible()
  })
})

test('the cart works when storage is full', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await addSet(page)
  await expect(badge(page)).toHaveText('1')
  await openDrawer(page)
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1)
  expect(await readStoredCart(page)).toBeNull()
})

test('a damaged cart accepts new sets, and another tab shows them', async ({ page, context }) => {
  await openWithCart(page, '[null,1,"x",{},[]]')
  const other = await context.newPage()
  await addSet(other)
  await expect(badge(page)).toHaveText('1')
})

test('without browser storage, a note says that the basket lasts only for the page', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('no', 'SecurityError')
      }
  })
  await addSet(page)
  await expect(badge(page)).toHaveText('1')
  await expect(page.getByRole('status').filter({ hasText: addedToast.notKept.zh })).toBeVisible()
  await openDrawer(page)
  await expect(drawer(page).getByRole('listitem')).toHaveCount(1)
  await expect(drawer(page).getByText(addedToast.notKept.zh)).toBeVisible()
})
