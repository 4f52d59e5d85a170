/** The whole site looked at in a browser, page by page; `npm test` looks at one page of each kind. */
import { pageIds } from '../../app/paths.ts'
import { addressOf } from '../support/addresses.ts'
import { demo } from '../support/catalogue.ts'
import { expectForEverybody, withoutPictures } from '../support/page-look.ts'
import { expect, test } from '../support/site.ts'

for (const lang of ['zh', 'en'] as const)
  for (const id of pageIds) {
    const address = addressOf(id, lang, demo)
    if (address)
      test(`${address} fits every window and can be used by everybody`, async ({ page }) => {
        await withoutPictures(page)
        expect((await page.goto(address))?.status()).toBe(200)
        await expectForEverybody(page)
      })
  }
