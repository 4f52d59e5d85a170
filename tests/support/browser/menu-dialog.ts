import type { Locator, Page } from '@playwright/test'
import { expect } from '#tests/support/site/site.ts'

export const menus = { zh: '/menu/', en: '/en/menu/' } as const

export async function openMenu(page: Page, path: string = menus.zh) {
  await page.goto(path)
  // Focus loads the tabs before the page is idle.
  await page.locator('main nav a').first().focus()
  await expect(page.getByRole('tablist')).toBeVisible()
}

export const card = (page: Page, slug: string) =>
  page.locator(`main a[data-opens][href$="name=${slug}"]`).first()
export const mainDialog = (page: Page) => page.locator('dialog[data-main]')

export async function openCard(page: Page, slug: string): Promise<Locator> {
  await card(page, slug).click()
  await expect(mainDialog(page)).toBeVisible()
  return mainDialog(page)
}
