import { eq } from 'drizzle-orm'
import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { editOrderPath, staffOrderPath } from '#app/staff/addresses.ts'
import { changedFieldNames } from '#content/ordering/change-report.ts'
import { sureOfAmount } from '#content/staff/orders/amount-questions.ts'
import { boundWarnings, withBounds } from '#content/staff/orders/bounds.ts'
import { conflictTitle, editPage, owedAfter } from '#content/staff/orders/edit-order.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { latestEventDate } from '#domain/delivery/delivery-dates.ts'
import { formatExact } from '#domain/money.ts'
import { bounds } from '#domain/ordering/order-bounds.ts'
import { customerOptions } from '#server/commands/orders/customer-change.ts'
import { loadOrder } from '#server/db/orders/orders.ts'
import { orders } from '#server/db/schema/orders.ts'
import { calendarDays, settings } from '#server/db/schema/settings.ts'
import { createStaffApi } from '#server/page-data/staff/staff-api.ts'
import { fieldsOf, textOf } from '#tests/support/browser/posted-page.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { type StaffVisit, staffPages } from '#tests/support/staff/staff-pages.tsx'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let open: (visit: StaffVisit) => Promise<string>
beforeAll(async () => {
  site = await openTestSite({ now: testNow })
  open = staffPages(createStaffApi(site.store, site.payments.ways, () => testNow))
})
afterAll(() => site.close())

const place = async () => placedOrder(site.store, orderInput(await site.store.content(), testNow), testNow)

test('the edit form shows the new price before anything is saved, and saves it afterwards', async () => {
  const { reference, id, total } = await place()
  const path = editOrderPath(reference)
  const fields = fieldsOf(await open({ path }))
  expect(fields).toMatchObject({ 'line.0.quantity': '1', slot: '12:30', zoneId: 'kowloon', cutlery: '2' })
  const request = { ...fields, 'line.0.quantity': '2', verb: 'price' }
  const html = await open({ path, post: request })
  expect((await loadOrder(site.store.db, id))?.total).toBe(total)
  const view = fieldsOf(html)
  expect(Number(view.shown)).toBeGreaterThan(total)
  expect(textOf(html)).toContain(owedAfter(formatExact(Number(view.shown) as typeof total)).zh)
  const savedHtml = await open({ path, post: { ...view, note: '客人要求', verb: 'save' } })
  expect(savedHtml).toBe(`to: ${staffOrderPath(reference)}`)
  expect((await loadOrder(site.store.db, id))?.total).toBe(Number(view.shown))
  const page = textOf(await open({ path: staffOrderPath(reference) }))
  expect(page).toContain('× 1 → × 2')
  // The kitchen sees the change without prices.
  expect(page).toMatch(new RegExp(`${changedFieldNames.total.zh}: \\$`))
})

test('the edit form saves nothing without a price preview or without a reason', async () => {
  const { reference, id } = await place()
  const path = editOrderPath(reference)
  const fields = { ...fieldsOf(await open({ path })), 'line.0.quantity': '3', verb: 'save' }
  expect(textOf(await open({ path, post: { ...fields, note: 'x' } }))).toContain(editPage.unsaved.zh)
  const pricedFields = fieldsOf(await open({ path, post: { ...fields, verb: 'price' } }))
  const result = await open({ path, post: { ...pricedFields, verb: 'save', note: ' ' } })
  expect(fieldsOf(result)['line.0.quantity']).toBe('3')
  expect((await loadOrder(site.store.db, id))?.version).toBe(1)
})

test('the edit form needs a second press for a fee far above all others', async () => {
  const far = { zoneId: 'new-territories', remotePlaceId: 'lantau' }
  const input = orderInput(await site.store.content(), testNow, far)
  const { reference, id } = await placedOrder(site.store, input, testNow)
  const path = editOrderPath(reference)
  const formInput = { ...fieldsOf(await open({ path })), fee: '45000', note: '報價', verb: 'price' }
  const pricedFields = fieldsOf(await open({ path, post: formInput }))
  const confirmation = await open({ path, post: { ...pricedFields, note: '報價', verb: 'save' } })
  expect(textOf(confirmation)).toContain('你填了 $45,000.00')
  expect(textOf(confirmation)).toContain(sureOfAmount.zh)
  expect((await loadOrder(site.store.db, id))?.deliveryFee).toBeNull()
  const other = { ...fieldsOf(confirmation), fee: '46000', verb: 'price' }
  const otherPriceForm = fieldsOf(await open({ path, post: other }))
  expect(otherPriceForm).not.toHaveProperty('sure')
  const sure = { ...fieldsOf(confirmation), note: '報價', verb: 'save' }
  expect(await open({ path, post: sure })).toBe(`to: ${staffOrderPath(reference)}`)
  expect((await loadOrder(site.store.db, id))?.deliveryFee).toBe(4_500_000)
})

test('the edit form saves a note to the kitchen without a reason, and nothing else', async () => {
  const { reference, id } = await place()
  const path = editOrderPath(reference)
  const fields = {
    ...fieldsOf(await open({ path })),
    specialInstructions: '多一份汁',
    note: '',
    verb: 'save',
  }
  const html = await open({ path, post: { ...fields, slot: '18:30' } })
  expect(fieldsOf(html).specialInstructions).toBe('多一份汁')
  expect(await open({ path, post: fields })).toBe(`to: ${staffOrderPath(reference)}`)
  expect((await loadOrder(site.store.db, id))?.specialInstructions).toBe('多一份汁')
})

test('a conflict of two people shows both sides, keeps the input and saves the choice', async () => {
  const { reference, id } = await place()
  const path = editOrderPath(reference)
  const mine = fieldsOf(await open({ path }))
  const other = { ...fieldsOf(await open({ path })), slot: '17:30', specialInstructions: '加叉燒醬' }
  await open({ path, post: { ...other, note: 'kitchen', verb: 'save' } })
  const input = { ...mine, slot: '18:30', cutlery: '9', note: 'phone' }
  const pricedFields = fieldsOf(await open({ path, post: { ...input, verb: 'price' } }))
  const clash = await open({ path, post: { ...input, shown: pricedFields.shown ?? '', verb: 'save' } })
  const dialog = parseHTML(clash).document.querySelector('dialog[open]')
  expect(dialog?.textContent).toContain(conflictTitle('amy').zh)
  expect(dialog?.textContent).toContain('17:30')
  expect(dialog?.textContent).toContain('18:30')
  expect(dialog?.textContent).toContain('加叉燒醬')
  const again = fieldsOf(clash)
  expect(again).toMatchObject({ cutlery: '9', slot: '18:30', note: 'phone', 'choose.due': 'mine' })
  const html = await open({ path, post: { ...again, 'choose.due': 'theirs', verb: 'save' } })
  expect(html).toBe(`to: ${staffOrderPath(reference)}`)
  expect(await loadOrder(site.store.db, id)).toMatchObject({
    slot: '17:30',
    specialInstructions: '加叉燒醬',
    cutleryExtra: 9,
  })
})

test('the edit form warns of a day that is too close and of a slot that is too full', async () => {
  const setCapacity = async (slotCapacity: number) => {
    await site.store.db.update(settings).set({ slotCapacity })
    await site.store.refresh()
  }
  const usual = (await site.store.content()).settings.slotCapacity
  await setCapacity(60)
  onTestFinished(() => setCapacity(usual))
  const { reference, id } = await place()
  const path = editOrderPath(reference)
  const fields = fieldsOf(await open({ path }))
  const day = addDays(todayInHongKong(testNow), 1)
  const actor = { kind: 'staff', name: 'Bo' } as const
  const entry = { actor, source: 'phone', note: 'x', exceeds: bounds, paysLater: false } as const
  const there = orderInput(await site.store.content(), testNow, { date: day })
  await placedOrder(site.store, { ...there, entry }, testNow)
  const result = await open({
    path,
    lang: 'en',
    post: { ...fields, day, 'line.0.quantity': '40', verb: 'price' },
  })
  expect(fieldsOf(result).date).toBe(day)
  for (const warning of ['lead-time', 'slot-full'] as const)
    expect(textOf(result)).toContain(boundWarnings[warning].en)
  const again = { ...fieldsOf(result), 'line.0.quantity': '40', note: 'an old customer', verb: 'save' }
  const path2 = { path, lang: 'en' as const }
  // Each exceeded limit needs its own confirmation.
  expect(textOf(await open({ ...path2, post: again }))).toContain(boundWarnings['slot-full'].en)
  expect(await loadOrder(site.store.db, id)).toMatchObject({ version: 1 })
  const choices: [string, string][] = [...Object.entries(again), ['exceed', 'lead-time']]
  expect(textOf(await open({ ...path2, post: choices }))).toContain(boundWarnings['slot-full'].en)
  expect(await loadOrder(site.store.db, id)).toMatchObject({ version: 1 })
  expect(await open({ ...path2, post: [...choices, ['exceed', 'slot-full']] })).toMatch(/^to:/)
  expect(await loadOrder(site.store.db, id)).toMatchObject({ dueDate: day })
  expect(textOf(await open({ path: staffOrderPath(reference), lang: 'en' }))).toContain(
    withBounds('an old customer', ['lead-time', 'slot-full'], 'en'),
  )
})

test('the edit form warns if an order grows beyond its slot, and if it moves to a closed one', async () => {
  const { db, refresh } = site.store
  const { reference } = await place()
  await place()
  const usual = (await site.store.content()).settings.slotCapacity
  const date = addDays(todayInHongKong(testNow), 9)
  const none = { slotCapacities: {}, zoneFees: {}, slotCapacity: null, version: 1 }
  await db.insert(calendarDays).values({ date, intake: 'open', closedSlots: ['18:00'], ...none })
  await db.update(settings).set({ slotCapacity: 60 })
  await refresh()
  onTestFinished(async () => {
    await db.delete(calendarDays)
    await db.update(settings).set({ slotCapacity: usual })
    await refresh()
  })
  const path = editOrderPath(reference)
  const fields = { ...fieldsOf(await open({ path })), verb: 'price' }
  const grownOrderText = textOf(await open({ path, post: { ...fields, 'line.0.quantity': '60' } }))
  expect(grownOrderText).toContain(boundWarnings['slot-full'].zh)
  expect(grownOrderText).not.toContain(boundWarnings['lead-time'].zh)
  const text = textOf(await open({ path, post: { ...fields, date, slot: '18:00' } }))
  expect(text).toContain(boundWarnings['slot-closed'].zh)
})

test('the edit form adds a set with its dishes, and removes it again', async () => {
  const { reference, id } = await place()
  const path = editOrderPath(reference)
  const fields = fieldsOf(await open({ path }))
  const fieldsWithSet = fieldsOf(await open({ path, post: { ...fields, add: '2', verb: 'add' } }))
  expect(fieldsWithSet).toMatchObject({ 'line.n1.set': '2', 'line.n1.quantity': '1' })
  const dishes = Object.entries(fields).filter(([name]) => name.startsWith('line.0.dish.'))
  const values = Object.fromEntries(dishes.map(([name, value]) => [name.replace('line.0', 'line.n1'), value]))
  const both = { ...fieldsWithSet, ...values, 'line.0.quantity': '0', note: 'x' }
  const pricedFields = fieldsOf(await open({ path, post: { ...both, verb: 'price' } }))
  expect(await open({ path, post: { ...pricedFields, note: 'x', verb: 'save' } })).toMatch(/^to:/)
  expect((await loadOrder(site.store.db, id))?.lines.map(({ position }) => position)).toEqual([1])
})

test.each(['kitchen', 'packer', 'driver'] as const)('a %s sees no form and saves nothing', async (role) => {
  const { reference, id } = await place()
  const path = editOrderPath(reference)
  const fields = { ...fieldsOf(await open({ path })), slot: '18:30', note: 'x', verb: 'save' }
  expect(textOf(await open({ path, role }))).toContain(editPage.notEditable.zh)
  expect(textOf(await open({ path, role, post: fields }))).toContain(editPage.notEditable.zh)
  expect((await loadOrder(site.store.db, id))?.slot).toBe('12:30')
})

test('the edit form excludes the order from the loads of its slot only while it has a place there', async () => {
  const date = addDays(todayInHongKong(testNow), 12)
  const placeThere = async () =>
    placedOrder(site.store, orderInput(await site.store.content(), testNow, { date }), testNow)
  const { id, reference, token } = await placeThere()
  await placeThere()
  const editing = createStaffApi(site.store, site.payments.ways, () => testNow).orders.editing
  const others = async () => {
    const view = await editing(staffSession('amy', 'owner').staff, reference, null)
    if (view === 'temporarily-unavailable') return null
    return view?.form.ruler?.loads.find(({ slot }) => slot === '12:30')?.orders
  }
  const ownSlot = async () =>
    (await customerOptions(site.store, { reference, key: token }, testNow))?.reservedDue ?? null
  expect([await others(), await ownSlot()]).toEqual([1, { date, slot: '12:30' }])
  await site.store.db.update(orders).set({ status: 'postponed' }).where(eq(orders.id, id))
  expect([await others(), await ownSlot()]).toEqual([1, null])
})

test('the edit form refuses a day far beyond the calendar, and still opens', async () => {
  const { reference, id } = await place()
  const path = editOrderPath(reference)
  for (const date of ['9999-12-31', '9999-12-28', addDays(latestEventDate(todayInHongKong(testNow)), 1)]) {
    const fields = { ...fieldsOf(await open({ path })), date, note: 'x', verb: 'save' }
    expect(fieldsOf(await open({ path, post: fields }))).toMatchObject({ date })
    expect(await loadOrder(site.store.db, id)).toMatchObject({ version: 1 })
  }
})
