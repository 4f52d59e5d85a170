import { createHash } from 'node:crypto'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderProofsPath, staffOrderPath } from '#app/staff/addresses.ts'
import { orderPage } from '#content/staff/orders/order.ts'
import { langs } from '#domain/text.ts'
import { paymentProofs } from '#server/db/schema/payment-proofs.ts'
import { createStaffApi } from '#server/page-data/staff/staff-api.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { type StaffVisit, staffPages } from '#tests/support/staff/staff-pages.tsx'
import { testNow } from '#tests/support/store/store.ts'

const bytes = Buffer.from('as small as a picture can be')

let site: TestSite
let open: (visit: StaffVisit) => Promise<string>
let reference: string
beforeAll(async () => {
  site = await openTestSite()
  open = staffPages(createStaffApi(site.store, site.payments.ways, () => testNow))
  const order = await placedOrder(site.store, orderInput(await site.store.content(), testNow), testNow)
  reference = order.reference
  await site.store.db.insert(paymentProofs).values({
    orderId: order.id,
    place: 1,
    bytes,
    size: bytes.length,
    type: 'image/webp',
    sentAt: testNow,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  })
})
afterAll(() => site.close())

test.each(langs)(
  'the picture of a transfer links to a page with its full size, and back (%s)',
  async (lang) => {
    const order = parseHTML(await open({ path: staffOrderPath(reference), lang })).document
    const picture = order.querySelector('#payment a img')
    const link = picture?.closest('a')
    expect(picture?.getAttribute('alt')).toBe(orderPage.proof[lang])
    expect(link?.textContent).toContain(orderPage.enlarge[lang])
    const [path = '', id = ''] = link?.getAttribute('href')?.split('#') ?? []
    expect(path).toBe(orderProofsPath(reference))
    const page = parseHTML(await open({ path, lang })).document
    const whole = page.getElementById(id)?.querySelector('img')
    expect(whole?.getAttribute('src')).toBe(picture?.getAttribute('src'))
    expect(whole?.getAttribute('alt')).toBe(orderPage.proof[lang])
    expect(page.querySelector(`a[href="${staffOrderPath(reference)}#payment"]`)).not.toBeNull()
  },
)

test('people who may not record payments see neither the picture of a transfer nor its page', async () => {
  for (const role of ['kitchen', 'packer', 'driver'] as const)
    await expect(open({ path: orderProofsPath(reference), role })).rejects.toMatchObject({ status: 404 })
})
