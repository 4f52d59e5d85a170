/** Checks one page of each kind in a browser, in both languages; `npm run test:every-page` checks all pages. */
import { pagePath } from '#app/paths.ts'
import { langs } from '#domain/text.ts'
import { addressOf, onePageOfEachKind } from '#tests/support/addresses.ts'
import { demo } from '#tests/support/catalogue.ts'
import { expectForEverybody, withoutPictures } from '#tests/support/page-look.ts'
import { test } from '#tests/support/site.ts'

for (const lang of langs) {
  for (const id of onePageOfEachKind) {
    const address = addressOf(id, lang, demo)
    if (address)
      test(`${address} fits every window and is accessible`, async ({ page }) => {
        await withoutPictures(page)
        await page.goto(address)
        await expectForEverybody(page)
      })
  }

  test(`${pagePath('notFound', lang)} fits every window and is accessible`, async ({ page, noise }) => {
    noise.allow(/status of 404/)
    await withoutPictures(page)
    await page.goto(pagePath('notFound', lang))
    await expectForEverybody(page)
  })
}
