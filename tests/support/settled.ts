/** Moments a test can wait for in place of an amount of time. */
import type { Locator, Page } from '@playwright/test'

/** The page has loaded, and what waits for the browser to be idle has had its turn. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  // Idle callbacks run in the order they were asked for, so those of the page come before the second of ours.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  )
}

/** Brings an element into view and waits until whatever watches for that has been told. */
export async function bringIntoView(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await element.evaluate(
    (watched) =>
      new Promise<void>((done) => {
        // Told after the page's own observers, which began to watch before.
        const observer = new IntersectionObserver((entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          requestAnimationFrame(() => done())
        })
        observer.observe(watched)
      }),
  )
}
