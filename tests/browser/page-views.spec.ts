/** These tests cover decisions 32. */
import type { Page } from '@playwright/test'
import { orderPath } from '#app/paths.ts'
import { expect, testWithEnv } from '#tests/support/site/site.ts'

const id = 'G-TEST1234'
const test = testWithEnv({ ANALYTICS_ID: id })
// All tests share one server with the id.
test.describe.configure({ mode: 'default' })

/** Confirms each view as Google's script does. */
const tagScript = `
  const sent = ([kind, name, fields]) => { if (kind === 'event') fields.event_callback() }
  const push = dataLayer.push.bind(dataLayer)
  dataLayer.forEach((words) => sent([...words]))
  dataLayer.push = (words) => { push(words); sent([...words]) }
`

interface View {
  readonly page_path: string
  readonly page_location: string
  readonly page_referrer: string
  readonly page_title: string
}

/** The values set before each page_view. */
const viewsOf = (page: Page) =>
  page.evaluate(() => {
    const views: unknown[] = []
    let set: unknown
    for (const words of window.dataLayer ?? []) {
      const [kind, name] = [...(words as IArguments)]
      if (kind === 'set') set = name
      if (kind === 'event' && name === 'page_view') views.push(set)
    }
    return views as View[]
  })

test.describe('a site with a measurement id', () => {
  test.beforeEach(async ({ page, noise }) => {
    noise.allow(/request to another host: https:\/\/www\.googletagmanager\.com\/gtag/)
    await page.route('https://www.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: tagScript }),
    )
  })

  test('reports each page view once without its query, again from the back/forward cache, and measures nothing else', async ({
    page,
    site,
  }) => {
    const urls: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('googletagmanager')) urls.push(request.url())
    })
    await page.goto('/menu/?utm_source=mail')
    await expect.poll(() => viewsOf(page)).toHaveLength(1)
    expect(urls).toEqual([`https://www.googletagmanager.com/gtag/js?id=${id}`])
    expect((await viewsOf(page))[0]).toMatchObject({
      page_path: '/menu/',
      page_location: `${site.origin}/menu/`,
    })
    expect((await viewsOf(page))[0]?.page_title).toBe(await page.title())

    await page.goto('/en/bento/')
    await expect.poll(() => viewsOf(page)).toHaveLength(1)
    expect((await viewsOf(page))[0]).toMatchObject({ page_path: '/en/bento/' })
    await expect.poll(() => page.evaluate((key) => window[`ga-disable-${key}`], id)).toBe(true)

    // The page is restored from the back/forward cache.
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => viewsOf(page)).toHaveLength(2)
  })

  test('does not identify an order', async ({ page, site }) => {
    // Only the URL of an order matters here.
    await page.route('**/en/orders/**', async (route) =>
      route.fulfill({ response: await route.fetch({ url: `${site.origin}/en/contact/` }) }),
    )
    await page.goto(orderPath('HY-0000-0000', 'secret-key', 'en'))
    await expect.poll(() => viewsOf(page)).toHaveLength(1)
    const [view] = await viewsOf(page)
    expect(view).toMatchObject({ page_path: '/en/orders/', page_title: 'Order' })
    expect(JSON.stringify(await page.evaluate(() => window.dataLayer))).not.toMatch(/HY-0000|secret-key/)
  })
})
