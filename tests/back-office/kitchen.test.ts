import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kitchen, sectionNames } from '#content/staff/day/kitchen.ts'
import { ordersPage } from '#content/staff/orders/orders.ts'
import { dishCount } from '#content/staff/shop/menus/dish-count.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { kitchenQuery } from '#domain/staff/day/kitchen-views.ts'
import { fillDemoDay } from '#server/commands/demo/demo-day.ts'
import { cookedDishesOf } from '#server/db/work/kitchen.ts'
import type { KitchenDay } from '#server/page-data/staff/day/kitchen-day.ts'
import { createStaffApi } from '#server/page-data/staff/staff-api.ts'
import { diceOf } from '#tests/support/orders/random-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { type StaffVisit, staffPages } from '#tests/support/staff/staff-pages.tsx'

/** The tests run on a Friday, a little before noon. */
const now = new Date('2026-12-11T11:42:00+08:00')
const today = todayInHongKong(now)

let site: TestSite
let day: KitchenDay
let open: (visit: StaffVisit) => Promise<string>
let readPage: (visit: StaffVisit) => Promise<Document>
beforeAll(async () => {
  site = await openTestSite({ now })
  const dice = diceOf(7)
  await fillDemoDay(site.store, 60, now, () => dice.below(1_000_000) / 1_000_000)
  const api = createStaffApi(site.store, site.payments.ways, () => now)
  open = staffPages(api, () => now)
  readPage = async (visit) => parseHTML(await open(visit)).document
  const kitchenDay = await api.kitchen.day('kitchen', today, 'dish')
  if (!kitchenDay) throw new Error('the kitchen does not see today')
  day = kitchenDay
})
afterAll(() => site.close())

const lookAt = (look: Partial<Parameters<typeof kitchenQuery>[1]>) =>
  `/staff/kitchen/${kitchenQuery(today, { view: 'dish', section: null, slot: null, ...look })}`

const shownDishes = (document: Document) =>
  [...document.querySelectorAll('tbody th[scope=row]')].map((cell) => cell.textContent ?? '')

test('the page of a part of the kitchen shows its own dishes, and how many there are', async () => {
  for (const section of new Set(day.dishes.map((dish) => dish.section))) {
    const dishes = day.dishes.filter((dish) => dish.section === section)
    const document = await readPage({ path: lookAt({ section }), role: 'kitchen' })
    const texts = shownDishes(document)
    expect(texts).toHaveLength(dishes.length)
    for (const { name } of dishes) expect(texts.some((cell) => cell.includes(name.zh))).toBe(true)
    const group = document.querySelector('tbody tr')?.textContent ?? ''
    expect(group).toContain(sectionNames[section].zh)
    expect(group).toContain(dishCount(dishes.length).zh)
    expect(group).toContain(String(dishes.reduce((sum, { portions }) => sum + portions, 0)))
    const element = document.querySelector(`nav[aria-label="${kitchen.section.zh}"] [aria-current]`)
    expect(element?.textContent).toBe(sectionNames[section].zh)
  }
})

test('the page of a slot shows its dishes and orders, and links back to the whole day', async () => {
  for (const slot of new Set(day.orders.map((order) => order.slot))) {
    const dishes = await readPage({ path: lookAt({ slot }), role: 'kitchen' })
    expect(shownDishes(dishes)).toHaveLength(day.dishes.filter(({ bySlot }) => bySlot.has(slot)).length)
    const element = dishes.querySelector(`section[aria-label="${ordersPage.load.zh}"] [aria-current]`)
    expect(element?.textContent).toContain(slot)
    expect(element?.getAttribute('href')).not.toContain('slot=')
    const orders = await readPage({ path: lookAt({ view: 'order', slot }), role: 'kitchen' })
    const ofSlot = day.orders.filter((order) => order.slot === slot)
    const views = [...orders.querySelectorAll('[data-order]')].map((row) => row.getAttribute('data-order'))
    expect(views).toEqual(ofSlot.map(({ reference }) => reference))
  }
})

test('a mark sent without a script counts from its arrival', async () => {
  const path = lookAt({})
  const form = (await readPage({ path, role: 'kitchen' })).querySelector('input[name=at]')?.closest('form')
  const inputs = [...(form?.querySelectorAll('input') ?? [])]
  const fields = inputs.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? ''])
  const { dish = '', ...others } = Object.fromEntries(fields)
  expect(others).toMatchObject({ at: '', date: today })
  await open({ path, role: 'kitchen', post: { ...others, dish, done: 'yes' } })
  const tickedDish = (await cookedDishesOf(site.store.db, today)).find(({ dishId }) => dishId === dish)
  expect(tickedDish).toMatchObject({ cookedAt: now, cookedBy: 'amy' })
})

test('the next slot due today is highlighted, and no slot of another day', async () => {
  const slots = [...new Set(day.dishes.flatMap(({ bySlot }) => [...bySlot.keys()]))].toSorted()
  const next = slots.find((slot) => slot > '11:42')
  const markedHeadings = (document: Document) =>
    [...document.querySelectorAll('thead [data-marked]')].map((cell) => cell.textContent)
  expect(next).toBeDefined()
  expect(markedHeadings(await readPage({ path: lookAt({}), role: 'kitchen' }))).toEqual([next])
  const tomorrow = await readPage({ path: '/staff/kitchen/?date=2026-12-12', role: 'kitchen' })
  expect(shownDishes(tomorrow)).not.toEqual([])
  expect(markedHeadings(tomorrow)).toEqual([])
})
