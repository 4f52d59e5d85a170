import { parseHTML } from 'linkedom'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { boundChoices, entryNote } from '#content/staff/orders/bounds.ts'
import { customerLink } from '#content/staff/orders/customer-link.ts'
import { newOrderPage } from '#content/staff/orders/new-order.ts'
import { eventNames } from '#content/staff/orders/order.ts'
import { overBy } from '#content/staff/orders/orders.ts'
import { sourceNames } from '#content/staff/orders/source-names.ts'
import { addDays, todayInHongKong } from '#domain/calendar.ts'
import { defaultSelection } from '#domain/menu/menu-selection.ts'
import { formatMoney } from '#domain/money.ts'
import { parseReference } from '#domain/placed/order-reference.ts'
import { refusal } from '#domain/refusals.ts'
import { orderByReference } from '#server/db/orders/orders.ts'
import { settings } from '#server/db/schema/settings.ts'
import { createStaffApi } from '#server/page-data/staff/staff-api.ts'
import { fieldsOf, textOf } from '#tests/support/browser/posted-page.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { openTestSite, type TestSite } from '#tests/support/site/http-site.ts'
import { type StaffVisit, staffPages } from '#tests/support/staff/staff-pages.tsx'
import { testNow } from '#tests/support/store/store.ts'

let site: TestSite
let open: (visit: StaffVisit) => Promise<string>
beforeAll(async () => {
  site = await openTestSite({ now: testNow })
  open = staffPages(createStaffApi(site.store, site.payments.ways, () => testNow))
})
afterAll(() => site.close())

const path = staffPath('newOrder')
const today = todayInHongKong(testNow)
type Fields = Record<string, string>

/** The priced form with one set and all required fields. */
async function fillForm(parts: Fields = {}): Promise<Fields> {
  const fieldsWithSet = fieldsOf(
    await open({ path, post: { ...fieldsOf(await open({ path })), add: '2', verb: 'add' } }),
  )
  const { catalogue } = await site.store.content()
  const set = catalogue.sets.find(({ id }) => id === 2)
  const dishes = Object.entries(set ? defaultSelection(set) : {}).flatMap(([group, numbers]) =>
    Object.entries(numbers).map(([dish, number]) => [`line.n1.dish.${group}.${dish}`, String(number)]),
  )
  return priceOf({
    ...fieldsWithSet,
    ...Object.fromEntries(dishes),
    date: addDays(today, 7),
    slot: '12:30',
    zoneId: 'kowloon',
    address: '觀塘道 1 號 2 樓',
    name: '陳小姐',
    phone: '5123 4567',
    source: 'chat',
    allergies: '',
    'allergens.peanut': 'yes',
    'access.lift': 'yes',
    paymentMethod: 'fps',
    ...parts,
  })
}
const priceOf = async (fields: Fields) => {
  const view = fieldsOf(await open({ path, post: { ...fields, verb: 'price' } }))
  return { ...fields, shown: view.shown ?? '' }
}
const save = (fields: Fields, exceeds: readonly string[] = []) =>
  open({
    path,
    post: [
      ...Object.entries({ ...fields, verb: 'save' }),
      ...exceeds.map((bound): [string, string] => ['exceed', bound]),
    ],
  })
async function orderOfResult(result: string) {
  const [, written = ''] = /^to: .*\/orders\/([^/]+)\/$/.exec(result) ?? []
  const reference = parseReference(written)
  const order = reference && (await orderByReference(site.store.db, reference))
  if (!order) throw new Error(`not placed: ${textOf(result)}`)
  return order
}

test('an order from a chat costs the same as an online order, and its audit log names who entered it', async () => {
  const fields = await fillForm()
  const online = orderInput(await site.store.content(), testNow, {
    cutlery: { wanted: true, extra: 0 },
    tongs: { wanted: true, extra: 0 },
  })
  expect(fields.shown).toBe(String(online.expected.total))
  const result = await save(fields)
  const order = await orderOfResult(result)
  expect(order).toMatchObject({
    total: online.expected.total,
    contactName: '陳小姐',
    contactPhone: '+85251234567',
    contactEmail: '',
    lang: 'zh',
    paymentMethod: 'fps',
    allergens: ['peanut'],
    access: ['lift'],
    status: 'submitted',
    events: [{ verb: 'place', actor: 'staff', actorName: 'amy', actorId: 'amy', source: 'chat', note: '' }],
  })
  expect(order.payBy).not.toBeNull()
  // A repeated form places one order.
  expect(await save(fields)).toBe(result)
  const page = await open({ path: staffOrderPath(order.reference) })
  expect(textOf(page)).toContain(`amy ${eventNames.place.zh} · ${sourceNames.chat.zh}`)
  expect(page).toContain(customerLink.send.zh)
})

test('the new order form shows errors at their fields, keeps the input, and checks empty fields only after saving', async () => {
  const nameMissing = refusalText(refusal('name-missing', 'name', {}), 'zh')
  const start = {
    ...fieldsOf(await open({ path })),
    phone: '12',
    specialInstructions: '請按門鈴',
    reason: '老客人',
  }
  const request = await open({ path, post: { ...start, verb: 'price' } })
  expect(textOf(request)).not.toContain(nameMissing)
  expect(textOf(request)).toContain(refusalText(refusal('phone-invalid', 'phone', {}), 'zh'))
  const html = await save(start)
  expect(textOf(html)).toContain(newOrderPage.notPlaced.zh)
  for (const code of ['name-missing', 'order-empty', 'date-missing', 'slot-missing', 'zone-missing'] as const)
    expect(textOf(html)).toContain(refusalText(refusal(code, 'order', {}), 'zh'))
  expect(fieldsOf(html)).toMatchObject({
    phone: '12',
    specialInstructions: '請按門鈴',
    reason: '老客人',
    tried: 'yes',
  })
})

test('a newly added set requires its dishes only after saving was tried, then course by course', async () => {
  const fieldsWithSet = fieldsOf(
    await open({ path, post: { ...fieldsOf(await open({ path })), add: '2', verb: 'add' } }),
  )
  const { catalogue } = await site.store.content()
  const set = catalogue.sets.find(({ id }) => id === 2)
  const missing = (set?.groups ?? []).flatMap(({ id: groupId, name: group, min, repeatable }) =>
    set && min > 0
      ? [
          refusalText(
            refusal('group-below-min', 'lines', {
              line: 0,
              setId: 2,
              set: set.name,
              groupId,
              group,
              min,
              count: 0,
              missing: min,
              repeatable,
            }),
            'zh',
          ),
        ]
      : [],
  )
  expect(missing.length).toBeGreaterThan(1)
  const pageText = textOf(await open({ path, post: { ...fieldsWithSet, verb: 'price' } }))
  for (const words of missing) expect(pageText).not.toContain(words)
  const { document } = parseHTML(await save(fieldsWithSet))
  const messages = [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
  expect(messages).toEqual(expect.arrayContaining(missing))
})

test('staff can exceed the lead time only by a choice with a reason, which the audit log records', async () => {
  const fields = await fillForm({ date: addDays(today, 1) })
  const html = await save(fields)
  expect(textOf(html)).toContain(boundChoices['lead-time'].zh)
  expect(textOf(await save(fields, ['lead-time']))).toContain(newOrderPage.reasonMissing.zh)
  const order = await orderOfResult(await save({ ...fields, reason: '老客人' }, ['lead-time']))
  expect(order).toMatchObject({
    dueDate: addDays(today, 1),
    events: [{ note: entryNote('老客人', ['lead-time'], false, 'zh') }],
  })
})

test('staff can exceed a full slot only by its own choice', async () => {
  const { db, refresh } = site.store
  const usual = (await site.store.content()).settings.slotCapacity
  await db.update(settings).set({ slotCapacity: 15 })
  await refresh()
  onTestFinished(async () => {
    await db.update(settings).set({ slotCapacity: usual })
    await refresh()
  })
  const first = await fillForm({ date: addDays(today, 12) })
  await orderOfResult(await save(first))
  const second = { ...(await fillForm({ date: addDays(today, 12) })), reason: '老客人' }
  expect(textOf(await save(second, ['lead-time']))).toContain(boundChoices['slot-full'].zh)
  const order = await orderOfResult(await save(second, ['slot-full']))
  expect(order.events).toMatchObject([{ note: entryNote('老客人', ['slot-full'], false, 'zh') }])
})

test('staff are also asked about an order that is larger than its slot', async () => {
  const { db, refresh } = site.store
  const usual = (await site.store.content()).settings.slotCapacity
  await db.update(settings).set({ slotCapacity: 1 })
  await refresh()
  onTestFinished(async () => {
    await db.update(settings).set({ slotCapacity: usual })
    await refresh()
  })
  const large = { ...(await fillForm({ date: addDays(today, 14) })), reason: '老客人' }
  expect(textOf(await save(large))).toContain(boundChoices['slot-full'].zh)
  const { portions } = await orderOfResult(await save(large, ['slot-full']))
  // From then on the slot shows how far it is overbooked.
  expect(textOf(await open({ path, post: { ...large, verb: 'price' } }))).toContain(overBy(portions - 1).zh)
})

test('without payment upfront an order has no deadline, and needs a reason', async () => {
  const fields = await fillForm({ paysLater: 'yes', email: 'chan@example.com', lang: 'en' })
  expect(textOf(await save(fields))).toContain(newOrderPage.reasonMissing.zh)
  const order = await orderOfResult(await save({ ...fields, reason: '公司月結' }))
  expect(order).toMatchObject({ payBy: null, lang: 'en', contactEmail: 'chan@example.com' })
  expect(order.events).toMatchObject([{ note: entryNote('公司月結', [], true, 'zh') }])
})

test('an order is not placed at a price other than the one shown', async () => {
  const fields = await fillForm()
  const total = Number(fields.shown)
  const result = await save({ ...fields, shown: String(total - 100) })
  expect(textOf(result)).toContain(formatMoney(total as Parameters<typeof formatMoney>[0]))
  expect(fieldsOf(result).shown).toBe(fields.shown)
})

test.each(['kitchen', 'packer', 'driver'] as const)('a %s cannot enter orders', async (role) => {
  expect(textOf(await open({ path, role }))).toContain(newOrderPage.notAllowed.zh)
})

test('a form that already placed an order names it, and the new input can be placed as another order', async () => {
  const fields = await fillForm()
  const first = await orderOfResult(await save(fields))
  const changedFields = { ...fields, name: '李先生' }
  const message = await save(changedFields)
  expect(textOf(message)).toContain(newOrderPage.placedBefore.zh)
  expect(message).toContain(`href="${staffOrderPath(first.reference)}"`)
  const again = fieldsOf(message)
  expect(again).toMatchObject({ name: '李先生' })
  const second = await orderOfResult(await save({ ...changedFields, key: again.key ?? '' }))
  expect(second).toMatchObject({ contactName: '李先生' })
  expect(second.id).not.toBe(first.id)
})

test('the last days of the calendar can be typed, and are refused', async () => {
  for (const date of ['9999-12-28', '9999-12-31']) {
    const result = await save(await fillForm({ date }))
    expect(textOf(result)).toContain(newOrderPage.notPlaced.zh)
    expect(fieldsOf(result)).toMatchObject({ date })
  }
})
