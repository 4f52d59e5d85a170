/** Events to wait for instead of a fixed time. */
import type { Locator, Page } from '@playwright/test'

/** Resolves after the load and the page's idle callbacks. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  // Idle callbacks run in order of registration, so the page's run before our second.
  await page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => requestIdleCallback(() => done()))),
  )
}

/** Waits until the page's observers are notified. */
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

/** Scroll-driven animations never end, so they are ignored. */
export async function animationsEnded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline)
    return Promise.allSettled(timed.map(({ finished }) => finished))
  })
}
