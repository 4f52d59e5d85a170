/** One page of each kind, in alternating languages; `npm run test:every-page` checks all. */
import { langs } from '#domain/text.ts'
import { expectForEverybody } from '#tests/support/browser/page-look.ts'
import { addressOf, onePageOfEachKind } from '#tests/support/site/addresses.ts'
import { test } from '#tests/support/site/site.ts'
import { demo } from '#tests/support/store/catalogue.ts'

for (const [place, id] of onePageOfEachKind.entries()) {
  const address = addressOf(id, langs[place % langs.length] ?? 'zh', demo)
  if (address)
    test(`${address} fits every window and is accessible`, async ({ page }) => {
      await page.goto(address)
      await expectForEverybody(page)
    })
}
