import type { Page } from '@playwright/test'
import { addedToast } from '#content/ordering/added-toast.ts'
import { cart } from '#content/ordering/cart.ts'
import { setChooser } from '#content/pages/set.ts'
import { expect } from '#tests/support/site/site.ts'

export const setPage = {
  zh: '/menu/detail/?name=easy-party-10',
  en: '/en/menu/detail/?name=easy-party-10',
} as const

export const badge = (page: Page) => page.locator('[data-cart-count]').first()
export const drawer = (page: Page, lang: 'zh' | 'en' = 'zh') =>
  page.getByRole('dialog', { name: cart.title[lang] })

export async function addSet(page: Page, path: string = setPage.zh) {
  await page.goto(path)
  const lang = path.startsWith('/en') ? 'en' : 'zh'
  await page.getByRole('button', { name: setChooser.addToCart[lang] }).click()
  await expect(page.getByText(addedToast.added[lang])).toBeVisible()
}

export async function openDrawer(page: Page, lang: 'zh' | 'en' = 'zh') {
  await page.locator('header [data-opens=cart]').filter({ visible: true }).first().click()
  await expect(drawer(page, lang)).toBeVisible()
}

export async function openWithCart(page: Page, value: string) {
  await page.addInitScript((text) => {
    if (origin === 'null' || sessionStorage.getItem('cartIsStored') !== null) return
    sessionStorage.setItem('cartIsStored', '')
    localStorage.setItem('cartItems', text)
  }, value)
  await page.goto('/privacy/')
}

export const readStoredCart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? 'null'))

export const item = (over: object = {}) => ({
  name: '輕鬆派對十人套餐',
  quantity: 1,
  prices: 714,
  selected_items: [],
  setId: 2,
  selection: {
    salad: { 'caesar-salad': 1 },
    snack: { 'swiss-wings': 1, 'curry-fish-balls': 1, 'veg-spring-rolls': 1 },
    main: { 'sweet-sour-pork': 1 },
    staple: { 'yeung-chow-rice': 1, bolognese: 1 },
    dessert: { 'egg-tarts': 1 },
  },
  ...over,
})
