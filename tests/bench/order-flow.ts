/** An order from the home page to its number, as a visitor taps through it, so that every script it needs is fetched. */
import type { Page } from '@playwright/test'

export async function orderToTheEnd(_page: Page, _origin: string): Promise<void> {
  throw new Error('the order dialog is still to come')
}
