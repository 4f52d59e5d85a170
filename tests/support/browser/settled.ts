/** Events a test can wait for instead of a fixed time. */
import type { Locator, Page } from '@playwright/test'

/** Resolves once the page has loaded and its idle callbacks have run. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  // Idle callbacks run in the order of registration, so those of the page run before the second of ours.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  )
}

/** Scrolls an element into view and waits until the observers of the page have been notified. */
export async function bringIntoView(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded()
  await element.evaluate(
    (watched) =>
      new Promise<void>((done) => {
        // Runs after the page's own observers, which were registered before.
        const observer = new IntersectionObserver((entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          observer.disconnect()
          requestAnimationFrame(() => done())
        })
        observer.observe(watched)
      }),
  )
}

/** Resolves once every animation has ended; those that follow the scroll position never do, and are not awaited. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
    return Promise.allSettled(timed.map(({ finished }) => finished))
  })
}
