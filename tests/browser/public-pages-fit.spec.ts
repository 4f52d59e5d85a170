import { pageIds, pagePath } from '#app/paths.ts'
import { langs } from '#domain/text.ts'
import { expectForEverybody } from '#tests/support/browser/page-view.ts'
import { addressOf } from '#tests/support/site/addresses.ts'
import { expect, test } from '#tests/support/site/site.ts'
import { demo } from '#tests/support/store/catalogue.ts'

for (const lang of langs) {
  for (const id of pageIds) {
    const address = addressOf(id, lang, demo)
    if (address)
      test(`${address} fits every window and is accessible`, async ({ page }) => {
        expect((await page.goto(address))?.status()).toBe(200)
        await expectForEverybody(page)
      })
  }

  const notFoundPath = pagePath('notFound', lang)
  test(`${notFoundPath} fits every window and is accessible`, async ({ page, noise }) => {
    noise.allow(/status of 404/)
    expect((await page.goto(notFoundPath))?.status()).toBe(404)
    await expectForEverybody(page)
  })
}
