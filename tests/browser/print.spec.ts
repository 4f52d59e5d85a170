/** Reads the text of printed pages from PDFs. */
import type { Page } from '@playwright/test'
import { orderSlipPath, staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { contains } from '#content/allergens.ts'
import { kitchen as kitchenWords } from '#content/staff/day/kitchen.ts'
import { eatWithin, guestAllergicTo, portionsText } from '#content/staff/day/labels.ts'
import { runsPage } from '#content/staff/day/runs.ts'
import { customerLink } from '#content/staff/orders/customer-link.ts'
import { ordersPage, selectOrder } from '#content/staff/orders/orders.ts'
import { copyFoot, slip } from '#content/staff/orders/slip.ts'
import { frame } from '#content/staff/shell/frame.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { noNeeds } from '#domain/ordering/order-needs.ts'
import { plainView, viewQuery } from '#domain/staff/orders/orders-view.ts'
import { fillDemoDay } from '#server/commands/demo/demo-day.ts'
import { confirmOrder } from '#server/commands/orders/staff-commands.ts'
import { planRuns } from '#server/commands/work/plan-runs.ts'
import { kitchenOrders } from '#server/db/work/kitchen.ts'
import { pdfPages } from '#tests/support/browser/pdf-pages.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { diceOf } from '#tests/support/orders/random-order.ts'
import { testWithOwnShop, testWithShop } from '#tests/support/site/order-site.ts'
import { type ServedSite, serveTestSite } from '#tests/support/site/served-site.ts'
import { expect } from '#tests/support/site/site.ts'
import { sessionByCookie, staffCookie, staffMember } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

/** Orders of other tests would be printed too. */
const test = testWithOwnShop({ sessionOf: sessionByCookie })

/** As many orders as a large caterer has around a holiday. */
const fullDay = testWithShop(async () => {
  const shop = await serveTestSite({ now: testNow, sessionOf: sessionByCookie })
  const dice = diceOf(7)
  const demoDay = await fillDemoDay(shop.store, 120, testNow, () => dice.below(1_000_000) / 1_000_000)
  if (!demoDay.ok) throw new Error(demoDay.reason)
  return shop
})

const a4 = [210, 297]
const letter = [216, 279]
/** A4 with margins of 10 mm. */
const paperWidthPx = 718
const a5 = [148, 210]
const plain = (text: string) => text.normalize('NFKC').replace(/\s/g, '')
const countOf = (text: string, part: string) => text.split(plain(part)).length - 1

/** A confirmed order of two sets for today, on a run, with an egg allergy. */
async function twoSets({ store }: ServedSite) {
  const now = new Date()
  const placedAt = new Date(now.getTime() - 7 * 86_400_000)
  const content = await store.content()
  const date = todayInHongKong(now)
  const [line] = orderInput(content, placedAt).draft.lines
  if (!line) throw new Error('an order without lines')
  const input = orderInput(content, placedAt, { date, lines: [{ ...line, quantity: 2 }] })
  const needs = { ...noNeeds, allergens: ['egg'] } as const
  const { id, reference } = await placedOrder(store, { ...input, needs }, placedAt)
  const call = { orderId: id, expectedVersion: null, by: 'Amy', note: '' }
  await confirmOrder(store, call, null, placedAt)
  await planRuns(store, staffMember('amy', 'office'), date, { kind: 'propose' }, placedAt)
  const [order] = await kitchenOrders(store.db, date)
  const [packedLine] = order?.lines ?? []
  if (!packedLine) throw new Error('nothing to cook')
  return {
    reference,
    address: input.draft.address,
    portions: 2 * packedLine.portionsPerUnit,
    dishes: packedLine.dishes.map(({ name }) => name.zh),
  }
}

async function pdfText(page: Page, path: string, role: 'owner' | 'kitchen' = 'owner') {
  const { origin } = new URL(page.url())
  const [name = '', value = ''] = staffCookie('amy', role).split('=')
  await page.context().addCookies([{ name, value, url: origin }])
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
  const text = pages.map((each) => each.text).join('')
  for (const words of [frame.office, frame.shop]) expect(text).not.toContain(plain(words.zh))
  return { pages, text }
}

/** Runs in the page: columns too narrow for three digits. */
function narrowColumns(table: Element) {
  const figures = document.createElement('span')
  figures.style.cssText = 'display: inline-block; inline-size: 3ch'
  return [...table.querySelectorAll('tbody tr:last-child > *')]
    .filter((cell) => cell.checkVisibility())
    .filter((cell) => {
      const { width, paddingLeft, paddingRight } = getComputedStyle(cell)
      cell.append(figures)
      const expectedWidth = figures.getBoundingClientRect().width
      figures.remove()
      return (
        Number.parseFloat(width) - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) <
        expectedWidth
      )
    })
    .map((cell) => cell.textContent)
}

test('the kitchen, packers, drivers and customers each print their own sheets', async ({ page, shop }) => {
  const order = await twoSets(shop)
  await page.goto(staffPath('signIn'))
  const sheets = await pdfText(page, orderSlipPath(order.reference))

  await test.step('slips of A5: the kitchen’s without price and phone, the customer’s with both', async () => {
    const [kitchen, customer] = sheets.pages
    expect(sheets.pages.map(({ size }) => size)).toEqual([a5, a5])
    expect(kitchen?.text).toContain(plain(copyFoot.kitchen.zh))
    expect(kitchen?.text).toContain(plain(portionsText(order.portions).zh))
    expect(kitchen?.text).toContain(`▲${plain(contains(['egg']).zh)}`)
    expect(kitchen?.text).not.toMatch(/\$|51234567/)
    expect(customer?.text).toContain(plain(copyFoot.customer.zh))
    expect(customer?.text).toMatch(new RegExp(`51234567.*${plain(slip.total.zh)}\\$`))
  })

  await test.step('an order’s page without the link that is its customer’s alone', async () => {
    const { text } = await pdfText(page, staffOrderPath(order.reference))
    expect(text).toContain(order.reference.slice(-4))
    expect(text).not.toContain(plain(customerLink.title.zh))
  })

  await test.step('a kitchen’s own slip is the one copy without prices', async () => {
    const { pages, text } = await pdfText(page, `${orderSlipPath(order.reference)}?copy=customer`, 'kitchen')
    expect(pages).toHaveLength(1)
    expect(text).not.toMatch(/\$|51234567/)
  })

  await test.step('each tray has one numbered label, eight on an A4 sheet', async () => {
    const { pages, text } = await pdfText(page, staffPath('labels'))
    const feeding = plain(portionsText(0).zh).replace('0', '\\d+')
    const trays = Number(new RegExp(`${feeding}·?1/(\\d+)`).exec(text)?.[1])
    expect(trays).toBe(2 * order.dishes.length)
    for (let index = 1; index <= trays; index += 1)
      expect(text).toMatch(new RegExp(`${feeding}·${index}/${trays}`))
    expect(pages.map(({ size }) => size)).toEqual(Array(Math.ceil(trays / 8)).fill(a4))
    expect(text).toContain(plain(guestAllergicTo(['egg']).zh))
    expect(text).toContain(plain(eatWithin(1).zh))
  })

  await test.step('the dishes of the day with what they feed', async () => {
    const { text } = await pdfText(page, staffPath('kitchen'), 'kitchen')
    for (const name of order.dishes) expect(text).toContain(plain(name))
    expect(countOf(text, `${order.portions}`)).toBeGreaterThanOrEqual(order.dishes.length)
    expect(text).not.toContain('$')
  })

  await test.step('the run sheet with addresses, and without its buttons', async () => {
    const { text } = await pdfText(page, staffPath('runs'))
    expect(text).toContain(plain(order.address))
    expect(text).toContain(order.reference.slice(-4))
    for (const words of [runsPage.handedOver, runsPage.map, runsPage.problem])
      expect(text).not.toContain(plain(words.zh))
    expect(countOf(text, order.address)).toBe(1)
  })
})

fullDay(
  'the production sheet of a full day fits six sheets of A4 or Letter and can be read',
  async ({ page, shop }) => {
    const [order] = await kitchenOrders(shop.store.db, todayInHongKong(testNow))
    if (!order) throw new Error('nothing to cook')
    await page.goto(staffPath('signIn'))
    await pdfText(page, staffOrderPath(order.reference))
    // The former page's A5 format must not persist.
    await page.getByRole('link', { name: kitchenWords.name.zh, exact: true }).click()
    const table = page.getByRole('table', { name: kitchenWords.table.zh })
    await expect(table).toBeVisible()

    for (const [format, size] of Object.entries({ A4: a4, Letter: letter })) {
      const pages = await pdfPages(await page.pdf({ format, preferCSSPageSize: true }))
      expect(pages.map((each) => each.size)).toEqual(Array(pages.length).fill(size))
      expect(pages.length).toBeLessThanOrEqual(6)
      const text = pages.map((each) => each.text).join('')
      for (const words of [kitchenWords.print, kitchenWords.labels, kitchenWords.show, kitchenWords.from])
        expect(text).not.toContain(plain(words.zh))
      for (const { dishes } of order.lines)
        for (const { name } of dishes) expect(text).toContain(plain(name.zh))
    }

    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: paperWidthPx, height: 1000 })
    expect(await page.getByRole('button').filter({ visible: true }).count()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(paperWidthPx)
    expect(await table.evaluate(narrowColumns)).toEqual([])
  },
)

fullDay(
  'a full day by order takes few sheets, and each order stands whole on one of them',
  async ({ page, shop }) => {
    const orders = await kitchenOrders(shop.store.db, todayInHongKong(testNow))
    await page.goto(staffPath('signIn'))
    const { pages } = await pdfText(page, `${staffPath('kitchen')}?by=order`)
    expect(orders.length / pages.length).toBeGreaterThan(6)
    for (const { reference, lines } of orders) {
      const dishes = lines.flatMap((line) => line.dishes.map(({ name }) => plain(name.zh)))
      const sheets = pages.filter(({ text }) =>
        [reference, ...dishes].every((words) => text.includes(plain(words))),
      )
      expect(sheets.length, reference).toBeGreaterThan(0)
    }
  },
)

test('the slips of a selection are printed in the order of delivery', async ({ page, shop: { store } }) => {
  const now = new Date()
  const placedAt = new Date(now.getTime() - 7 * 86_400_000)
  const content = await store.content()
  const references: string[] = []
  for (const slot of ['12:00', '11:00', '13:00']) {
    const input = orderInput(content, placedAt, { date: todayInHongKong(now), slot })
    const order = { ...input, idempotencyKey: `the-slips-of-${slot.slice(0, 2)}-o-clock` }
    references.push((await placedOrder(store, order, placedAt)).reference)
  }
  const [noon = '', eleven = '', one = ''] = references
  await page.goto(staffPath('signIn'))
  const { origin } = new URL(page.url())
  const [name = '', value = ''] = staffCookie('amy', 'owner').split('=')
  await page.context().addCookies([{ name, value, url: origin }])
  await page.goto(`${staffPath('orders')}${viewQuery({ ...plainView, shape: 'table' })}`)
  for (const reference of [one, noon, eleven])
    await page.getByRole('checkbox', { name: selectOrder(reference).zh }).check()
  await page.getByRole('button', { name: ordersPage.printSlips.zh }).click()
  await expect(page.getByRole('heading', { name: slip.ofSelection.zh })).toBeVisible()
  const pages = await pdfPages(await page.pdf({ preferCSSPageSize: true }))
  const ofKitchen = pages.filter(({ text }) => text.includes(plain(copyFoot.kitchen.zh)))
  expect(pages.map(({ size }) => size)).toEqual(Array(6).fill(a5))
  expect(ofKitchen.map(({ text }) => references.find((each) => text.includes(each.slice(-4))))).toEqual([
    eleven,
    noon,
    one,
  ])
})
