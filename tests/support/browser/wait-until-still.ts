import type { Locator, Page } from '@playwright/test'

/** The page is at rest once its idle callbacks have run. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  // The page's idle callbacks run before our second; they wait 4 seconds at most, and a busy browser may never be idle.
  await page.evaluate(
    (timeout) =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => requestIdleCallback(() => resolve(), { timeout }), { timeout }),
      ),
    5_000,
  )
}

/** Waits until the page's observers are notified. */
export async function bringIntoView(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await element.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        // Runs after the page's own observers.
        const observer = new IntersectionObserver((entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          requestAnimationFrame(() => resolve())
        })
        observer.observe(element)
      }),
  )
}

/** Ignores scroll-driven animations, which never end. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timedAnimations = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
    return Promise.allSettled(timedAnimations.map(({ finished: finish }) => finish))
  })
}
