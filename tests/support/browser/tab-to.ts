import type { Locator } from '@playwright/test'

/** Far more than a page has controls. */
const max = 150

/** Moves the focus only by Tab or Shift+Tab. */
export async function tabTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses <= max; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await target.page().keyboard.press(key)
  }
  throw new Error(`${max} presses of ${key} did not lead to ${target}`)
}
