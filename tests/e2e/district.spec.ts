/** District and neighbourhood pages: their fee, their tile, their links (spec section 2, decisions 8 and 19). */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import delivery from '../../catalogue/delivery.json' with { type: 'json' }
import { type DistrictPage, districtOfPlace, type PlacePage } from '../../content/districts/district.ts'
import { cateringIn, districtPage } from '../../content/districts/district-page.ts'
import { districts } from '../../content/districts/districts.ts'
import { menus, pageNames } from '../../content/layout.ts'
import { districtZones } from '../../domain/districts.ts'
import { expect, test } from '../support/site.ts'

const pages = menus[2].pages
const places = Object.keys(districtOfPlace) as PlacePage[]

/** The fee that the order form charges in the zone of a district. */
function feeOf(district: DistrictPage): string {
  const zone = delivery.zones.find(({ id }) => id === districtZones[district])
  return `$${(zone?.feeCents ?? 0) / 100}`
}

/** What stands beside a label among the four figures. */
const figure = (page: Page, label: string) =>
  page.locator('main dl > div', { has: page.getByText(label, { exact: true }) }).locator('dd')

async function expectAccessible(page: Page) {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  const { violations } = await new AxeBuilder({ page })
    .exclude('body > header')
    .exclude('body > footer')
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

test.describe('every district', { tag: '@own-window' }, () => {
  for (const page of [...pages, ...places]) {
    const district = page in districtOfPlace ? districtOfPlace[page as PlacePage] : (page as DistrictPage)

    test(`${page} tells the fee of its zone in both languages`, async ({ page: tab }) => {
      for (const lang of ['zh', 'en'] as const) {
        await tab.goto(lang === 'zh' ? `/${page}/` : `/en/${page}/`)
        await expect(tab.locator('h1')).toHaveText(cateringIn(pageNames[page])[lang])
        await expect(figure(tab, districtPage.fee[lang])).toHaveText(feeOf(district))
        await expect(figure(tab, districtPage.ahead[lang])).toContainText('3')
        await expect(tab.locator('main a[data-opens=set]')).toHaveCount(4)
        const questions = await tab.locator('main details').count()
        expect(questions).toBeGreaterThanOrEqual(2)
        expect(questions).toBeLessThanOrEqual(3)
      }
    })
  }

  test('has words of its own', () => {
    const headings = Object.values(districts).flatMap(({ title, story }) => [
      title.zh,
      story.heading.zh,
      story.heading.en,
    ])
    expect(new Set(headings).size).toBe(headings.length)
  })
})

test('the map marks the district and leads to the others', async ({ page }) => {
  await page.goto('/sha-tin/')
  const map = page.locator('main svg[role=group]')
  await expect(map.getByRole('link')).toHaveCount(pages.length)
  await map.getByRole('link', { name: pageNames['tuen-mun'].zh }).click()
  await expect(page).toHaveURL(/\/tuen-mun\/$/)
})

test('the row of tiles holds the other eleven', async ({ page }) => {
  await page.goto('/en/sai-kung/')
  const row = page.locator('main section', {
    has: page.getByRole('heading', { name: districtPage.others.en }),
  })
  await expect(row.getByRole('link')).toHaveCount(pages.length - 1)
  await expect(row.getByRole('link', { name: pageNames['sai-kung'].en })).toHaveCount(0)
  await row.getByRole('link', { name: pageNames.eastern.en, exact: true }).click()
  await expect(page).toHaveURL(/\/en\/eastern\/$/)
})

test('a neighbourhood hangs below its district', async ({ page }) => {
  await page.goto('/eastern/')
  await page.locator('main').getByRole('link', { name: pageNames['north-point'].zh }).click()
  await expect(page).toHaveURL(/\/north-point\/$/)
  await page.locator('main nav').getByRole('link', { name: pageNames.eastern.zh }).click()
  await expect(page).toHaveURL(/\/eastern\/$/)
})

test('Sai Kung says where delivery is quoted and never free', async ({ page }) => {
  await page.goto('/sai-kung/')
  const head = page.locator('main > section').first()
  for (const place of delivery.remoteAreas.filter(({ districtId }) => districtId === 'sai-kung'))
    await expect(head).toContainText(place.name.zh)
})

test('the chat is asked about this district', async ({ page }) => {
  await page.goto('/en/yuen-long/')
  const href = await page.getByRole('link', { name: districtPage.chat.en }).getAttribute('href')
  expect(new URL(href ?? '').searchParams.get('text')).toContain('Catering in Yuen Long')
})

test('a set opens over the page and leads to its own without script', async ({ page }) => {
  await page.goto('/kwun-tong/')
  await page.waitForLoadState('load')
  const card = page.locator('main a[data-opens=set]').first()
  expect(await card.getAttribute('href')).toContain('/menu/detail/?name=')
  await card.click()
  await expect(page.locator('dialog[data-main]')).toBeVisible()
})

for (const path of ['/kwun-tong/', '/en/sai-kung/', '/tsim-sha-tsui/', '/en/kwai-chung/']) {
  test(`${path} has no violation and fits its window`, async ({ page }) => {
    await page.goto(path)
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all) details.toggleAttribute('open', true)
    })
    await expectAccessible(page)
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(width).toBeLessThanOrEqual(0)
  })
}
