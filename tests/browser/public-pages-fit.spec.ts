import { pageIds, pagePath } from '#app/paths.ts'
import { districtAt } from '#content/pages/districts/district.ts'
import { langs } from '#domain/text.ts'
import { PageView } from '#tests/support/browser/page-view.ts'
import { addressOf } from '#tests/support/site/addresses.ts'
import { expect, test } from '#tests/support/site/site.ts'
import { demo } from '#tests/support/store/catalogue.ts'

const districts = pageIds.filter((id) => districtAt(id) !== null)
const others = pageIds.filter((id) => districtAt(id) === null)

// A test visits many pages.
test.describe.configure({ timeout: 600_000 })

for (const lang of langs) {
  const addresses = (ids: typeof pageIds) => ids.flatMap((id) => addressOf(id, lang, demo) ?? [])

  test(`the pages of districts in ${lang} fit every window, are accessible and keep words whole`, async ({
    page,
  }) => {
    const view = new PageView(page)
    // They differ in words alone, so axe reads the first one.
    for (const [index, address] of addresses(districts).entries())
      await view.open(address, { isRead: index === 0 })
    view.expectNoFaults()
    if (lang === 'zh') view.expectWholeWords(300)
  })

  test(`the other public pages in ${lang} fit every window, are accessible and keep words whole`, async ({
    page,
    noise,
  }) => {
    const view = new PageView(page)
    // Axe reads each page in one language.
    for (const [index, address] of addresses(others).entries())
      await view.open(address, { isRead: langs[index % langs.length] === lang })
    const notFoundPath = pagePath('notFound', lang)
    noise.allow(new RegExp(`status of 404 .*${notFoundPath}\\)$`))
    await view.open(notFoundPath, { status: 404 })
    view.expectNoFaults()
    if (lang === 'zh') view.expectWholeWords(700)
  })
}

test('a page that is too wide, covers a link, lacks a text and has one faint row of many is found', async ({
  page,
}) => {
  await page.goto(pagePath('privacy', 'en'))
  await page.evaluate(() => {
    const wide = document.createElement('div')
    wide.style.cssText = 'width: 1000px; height: 1px'
    document.body.append(wide)
    const cover = document.createElement('div')
    cover.style.cssText = 'position: fixed; inset: 0; opacity: 0'
    document.body.append(cover)
    const rows = Array.from({ length: 9 }, () => document.createElement('p'))
    for (const [index, row] of rows.entries()) {
      row.textContent = `row ${index + 1}`
      row.style.cssText = 'position: relative; z-index: 1'
    }
    rows.at(-1)?.style.setProperty('color', '#bbb')
    document.querySelector('main')?.append(document.createElement('button'), ...rows)
  })
  const faults = await new PageView(page).look('the page')
  expect(faults.filter((fault) => /sideways/.test(fault))).toHaveLength(3)
  expect(faults.some((fault) => /at 1440 px: the control is covered/.test(fault))).toBe(true)
  expect(faults.some((fault) => /at 390 px: button-name/.test(fault))).toBe(true)
  expect(faults.some((fault) => /at 390 px: color-contrast: .*>row 9</.test(fault))).toBe(true)
})
