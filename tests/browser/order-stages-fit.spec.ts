import { orderPath } from '#app/paths.ts'
import { stageTexts } from '#content/ordering/order-stages.ts'
import { orderStages } from '#domain/placed/order-stage.ts'
import { langs } from '#domain/text.ts'
import { expectForEverybody } from '#tests/support/browser/page-view.ts'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { test } from '#tests/support/site/order-site.ts'
import { expect } from '#tests/support/site/site.ts'

for (const stage of orderStages)
  test(`an order that is ${stage} fits every window and is accessible`, async ({ page, shop }) => {
    const { reference, token } = await orderIn(stage, shop.store, new Date())
    for (const lang of langs) {
      await page.goto(orderPath(reference, token, lang))
      const heading = stage === 'payment-failed' ? '' : stageTexts[stage].heading[lang]
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expectForEverybody(page)
    }
  })
