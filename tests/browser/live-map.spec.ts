/** These tests cover decisions 32. */

import type { Page } from '@playwright/test'
import { layout } from '#content/layout.ts'
import { demoShopDetails } from '#content/shop-details.ts'
import { atRest } from '#tests/support/browser/wait-until-still.ts'
import { expect, testWithEnv } from '#tests/support/site/site.ts'

const test = testWithEnv({ GOOGLE_MAPS_KEY: 'a-key' })
// All tests share one server with a key.
test.describe.configure({ mode: 'default' })

// The drawing shows only the streets around this place.
const { latitude: lat, longitude: lng } = demoShopDetails.position

/** Replaces Google's loader and records calls to the map. */
const fakeMaps = `
  const calls = (window.mapCalls = []);
  const recorder = (name) => class {
    constructor(...args) { calls.push([name, name === 'Map' ? args[1] : args[0]]); }
    addListener(event, listener) { if (event === 'tilesloaded') setTimeout(listener); }
    open() { calls.push(['open ' + name]); }
  };
  const library = { Map: recorder('Map'), InfoWindow: recorder('InfoWindow'), Marker: recorder('Marker') };
  google.maps.importLibrary = async () => library;
  google.maps.__ib__();
`

/** Intercepts every request to another host; returns the URLs. */
async function standInForGoogle(page: Page): Promise<string[]> {
  const urls: string[] = []
  await page.route(/^https:\/\//, (route) => {
    urls.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: fakeMaps })
  })
  return urls
}

const footerMap = (page: Page) => page.locator('footer figure')
const mapCalls = (page: Page) => page.evaluate(() => Reflect.get(window, 'mapCalls'))

test('the live map loads once it is in view, in a frame of unchanged size, until Google rejects its key', async ({
  page,
  noise,
}) => {
  noise.allow(/request to another host: https:\/\/maps\.googleapis\.com\//)
  const urls = await standInForGoogle(page)
  await page.goto('/client/')
  await atRest(page)
  expect(urls).toEqual([])
  const before = await footerMap(page).evaluate((frame) => frame.getBoundingClientRect().height)

  await footerMap(page).scrollIntoViewIfNeeded()
  await expect(footerMap(page)).toHaveAttribute('data-live')
  expect(urls).toHaveLength(1)
  const { host, searchParams } = new URL(urls[0] ?? '')
  expect(host).toBe('maps.googleapis.com')
  expect(searchParams.get('key')).toBe('a-key')
  expect(searchParams.get('libraries')).toContain('places')
  expect(await mapCalls(page)).toMatchObject([
    ['Map', { mapTypeId: 'terrain', zoom: 18, center: { lat, lng } }],
    ['Marker', { position: { lat, lng } }],
    ['InfoWindow', {}],
    ['open InfoWindow'],
  ])
  expect(await footerMap(page).evaluate((frame) => frame.getBoundingClientRect().height)).toBe(before)
  await expect(footerMap(page).getByText(demoShopDetails.address.zh)).toBeVisible()
  await page.evaluate(() => Reflect.get(window, 'gm_authFailure')())
  await expect(footerMap(page).getByRole('img', { name: layout.mapAlt.zh })).toBeVisible()
})

test('the drawing stays if Google cannot be reached', async ({ page, noise }) => {
  noise.allow(/maps\.googleapis\.com/)
  await page.goto('/client/')
  await Promise.all([
    page.waitForEvent('requestfailed', (request) => request.url().includes('maps.googleapis.com')),
    footerMap(page).scrollIntoViewIfNeeded(),
  ])
  await expect(footerMap(page).getByRole('img', { name: layout.mapAlt.zh })).toBeVisible()
})
