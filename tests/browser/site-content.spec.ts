import { dishEditPath, setEditPath, siteDraftPath, staffPath } from '#app/staff/addresses.ts'
import { live } from '#content/staff/shell/live.ts'
import { draftWords, unsavedChanges } from '#content/staff/shop/menus/draft-words.ts'
import { menusPage, publishVersion } from '#content/staff/shop/menus/menus.ts'
import { siteFieldName, sitePage } from '#content/staff/shop/settings/site.ts'
import { expectAccessible } from '#tests/support/browser/accessibility.ts'
import { testWithOwnShop } from '#tests/support/site/order-site.ts'
import { alsoOnPhones, expect } from '#tests/support/site/site.ts'
import { sessionByCookie } from '#tests/support/staff/staff-session.ts'

const test = testWithOwnShop({ sessionOf: sessionByCookie })
const notice = { zh: '颱風期間改期免費', en: 'Moving an order is free during the typhoon' }

test('forms of the shop open without unsaved changes, and count a new text', async ({ page, shop }) => {
  await page.context().addCookies([{ name: 'staff', value: 'amy.owner.en', url: shop.origin }])
  const gift = `${staffPath('categoriesAndGifts')}?name=seasonal-fruit-basket`
  const forms = [setEditPath(2), dishEditPath('egg-tarts'), gift, staffPath('settings'), staffPath('site')]
  for (const path of [...forms, staffPath('siteQuestions')]) {
    await page.goto(path)
    await expect(page.getByText(live.connected.en, { exact: true })).toBeVisible()
    await expect(page.getByText(/unsaved/i), path).toHaveCount(0)
  }
  // An empty answer shows the standard one.
  await page.locator('[data-item] summary').first().click()
  await page.getByLabel(siteFieldName('question.en').en, { exact: true }).first().fill('When?')
  await expect(page.getByText(unsavedChanges(1).en, { exact: true })).toBeVisible()
})

test('a notice is drafted, previewed and published', alsoOnPhones, async ({ page, shop, browser, noise }) => {
  noise.allow(/status of 422/)
  await page.context().addCookies([{ name: 'staff', value: 'amy.owner.en', url: shop.origin }])
  await page.goto(staffPath('site'))
  const panel = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: sitePage.notice.en }) })
  await panel.getByLabel(sitePage.on.en, { exact: true }).check()
  await panel.getByLabel(siteFieldName('text.zh').en, { exact: true }).fill(notice.zh)
  await page.getByRole('button', { name: publishVersion(2).en }).click()
  await expect(page.getByText(menusPage.problems.en)).toBeVisible()
  await panel.getByLabel(siteFieldName('text.en').en, { exact: true }).fill(notice.en)
  await page.getByRole('button', { name: draftWords.save.en, exact: true }).click()
  await expect(page.getByText(draftWords.saved.en)).toBeVisible()

  await page.locator('[data-item] summary').first().click()
  await expectAccessible(page)
  await page.goto(siteDraftPath('en'))
  await expect(page.getByText(notice.en)).toBeVisible()
  const visitor = await browser.newPage()
  await visitor.goto(`${shop.origin}/`)
  await expect(visitor.getByText(notice.zh)).toHaveCount(0)

  await page.goto(staffPath('site'))
  await page.getByRole('button', { name: publishVersion(2).en }).click()
  await expect(page.getByText(menusPage.published.en)).toBeVisible()
  await visitor.reload()
  await expect(visitor.getByText(notice.zh)).toBeVisible()
  await visitor.close()

  await page.context().addCookies([{ name: 'staff', value: 'amy.owner.zh', url: shop.origin }])
  await page.goto(staffPath('siteQuestions'))
  await page.locator('[data-item] summary').first().click()
  await expectAccessible(page)
})
