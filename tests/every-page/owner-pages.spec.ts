/** Looks at the owner's pages of the back office in every window and both languages. */
import { staffPath } from '#app/staff/addresses.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { langs } from '#domain/text.ts'
import { testWithOwnShop } from '#tests/support/order-site.ts'
import { confirmedOrder, ownerPages } from '#tests/support/owner-pages.ts'
import { expectForEverybody } from '#tests/support/page-look.ts'
import { expect } from '#tests/support/site.ts'
import { sessionByCookie } from '#tests/support/staff-session.ts'

const test = testWithOwnShop({ sessionOf: sessionByCookie })
const due = addDays(todayInHongKong(new Date()), 7)

for (const lang of langs)
  for (const id of ownerPages)
    test(`the page ${id} in ${lang} fits every window and is accessible`, async ({ page, shop }) => {
      await confirmedOrder(shop, due)
      await page.context().addCookies([{ name: 'staff', value: `amy.owner.${lang}`, url: shop.origin }])
      await page.goto(`${staffPath(id)}${id === 'weather' ? `?day=${due}` : ''}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectForEverybody(page)
    })
