import { orderPath } from '#app/paths.ts'
import { stageTexts } from '#content/ordering/order-stages.ts'
import { orderStages } from '#domain/placed/order-stage.ts'
import { langs } from '#domain/text.ts'
import { PageView } from '#tests/support/browser/page-view.ts'
import { orderIn } from '#tests/support/orders/order-states.ts'
import { test } from '#tests/support/site/order-site.ts'
import { expect } from '#tests/support/site/site.ts'

const kitchen = orderStages.indexOf('preparing')

// A test visits many pages.
test.describe.configure({ timeout: 600_000 })

for (const [when, stages] of [
  ['before the kitchen starts', orderStages.slice(0, kitchen)],
  ['from the kitchen to its end', orderStages.slice(kitchen)],
] as const)
  test(`an order ${when} fits every window and is accessible in each stage`, async ({ page, shop }) => {
    const view = new PageView(page)
    for (const [index, stage] of stages.entries()) {
      const { reference, token } = await orderIn(stage, shop.store, new Date())
      for (const lang of langs) {
        // Axe reads each stage in one language.
        await view.open(orderPath(reference, token, lang), { isRead: langs[index % langs.length] === lang })
        const heading = stage === 'payment-failed' ? '' : stageTexts[stage].heading[lang]
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      }
    }
    view.expectNoFaults()
  })
