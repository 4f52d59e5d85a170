import { beforeAll, describe, expect, test } from 'vitest'
import { wordedEntry } from '#app/staff/office/people/audit-entry.ts'
import { allergenNames } from '#content/allergens.ts'
import { rejectReasons } from '#content/ordering/reject-reasons.ts'
import { staffVerbNames } from '#content/staff/office/audit-log.ts'
import { courseName } from '#content/staff/orders/course-names.ts'
import { erasureReasonNames } from '#content/staff/orders/order.ts'
import { refundReasonNames } from '#content/staff/orders/refund-notes.ts'
import { dietNames, dishesPage } from '#content/staff/shop/menus/dishes.ts'
import { settingName } from '#content/staff/shop/settings/settings.ts'
import { addDays, calendarDate, todayInHongKong } from '#domain/calendar.ts'
import { cents } from '#domain/money.ts'
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import type { DayIntake, DeliveryZone } from '#domain/shop/settings.ts'
import { ordinaryDay } from '#domain/staff/day/day-form.ts'
import { daysSubject, intakesText } from '#domain/staff/day/days-form.ts'
import { chargeField, groupField } from '#domain/staff/shop/menus/set-groups.ts'
import { noteOpening } from '#server/commands/orders/note-opening.ts'
import { confirmOrder } from '#server/commands/orders/staff-commands.ts'
import { changeDay } from '#server/commands/shop/change-day.ts'
import { moveSet, putOnSale } from '#server/commands/shop/list-set.ts'
import { sellOutDish } from '#server/commands/shop/sell-out-dish.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder } from '#tests/support/orders/placed-order.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { loadAuditLog } from './audit-log.ts'

const today = todayInHongKong(testNow)
const tomorrow = new Date(testNow.getTime() + 86_400_000)
const [amy, bo] = [
  { id: 'amy', name: 'Amy', role: 'owner' },
  { id: 'bo', name: 'Bo', role: 'owner' },
] as const

const namesOf = (zones: readonly DeliveryZone[]) => ({
  rows: zones,
  zones,
  dishes: [],
  sets: [],
  categories: [],
})

describe.each(testEngines)('the audit log on %s', (engine) => {
  const store = setUpStore(engine)
  beforeAll(async () => {
    const order = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
    const call = { orderId: order.id, expectedVersion: null, by: amy.name, byId: amy.id, note: 'by phone' }
    await noteOpening(store, order.id, amy, testNow)
    await confirmOrder(store, call, null, testNow)
    const rule = {
      ...ordinaryDay(addDays(today, 9)),
      intake: 'no-new-orders' as const,
      slotCapacity: 80,
      closedSlots: ['12:30'],
      slotCapacities: { '13:00': 20 },
      zoneFees: { kowloon: cents(18_000) },
    }
    await changeDay(store, bo, { rule, version: 0, reason: 'staff outing' }, true, tomorrow)
    const { catalogue } = await store.content()
    const dish = catalogue.sets[0]?.groups[0]?.dishes[0]?.dish.id ?? ''
    await sellOutDish(store, { dishId: dish, until: addDays(today, 2) }, amy, testNow)
    await putOnSale(store, { setId: 2, isOnSale: false }, bo, tomorrow)
    await moveSet(store, { setId: 3, move: { by: 1 } }, bo, tomorrow)
  })

  const everything = { person: null, kind: null, day: null, search: '', before: null }
  const readLog = async (parts: Partial<Parameters<typeof loadAuditLog>[1]> = {}) =>
    (await loadAuditLog(store.db, { ...everything, ...parts })).entries

  test('is empty on the first and the last day of the calendar', async () => {
    for (const day of ['1900-01-01', '9999-12-31'].map(calendarDate))
      expect(await readLog({ day })).toEqual([])
  })

  test('has words for the fields of a dish and of the settings', async () => {
    const entry = {
      id: 1,
      at: testNow,
      actor: 'Amy',
      why: '',
      kind: 'shop',
      subject: { zh: '雞', en: 'Chicken' },
      subjectId: 'chicken',
    } as const
    const dish = wordedEntry(
      {
        ...entry,
        verb: 'edit-dish',
        before: { diet: 'none', course: 'thai', 'allergen.fish': 'no' },
        after: { diet: 'vegan', course: 'su', 'allergen.fish': 'yes' },
      },
      namesOf([]),
    )
    expect(dish.changes.map(({ en }) => en)).toEqual([
      `${dishesPage.diet.en}: ${dietNames.none.en} → ${dietNames.vegan.en}`,
      `${dishesPage.section.en}: ${courseName('thai').en} → ${courseName('su').en}`,
      `${allergenNames.fish.en}: ${dishesPage.no.en} → ${dishesPage.yes.en}`,
    ])
    const settings = wordedEntry(
      { ...entry, verb: 'change-settings', before: { leadDays: '3' }, after: { leadDays: '4' } },
      namesOf([]),
    )
    expect(settings.changes.map(({ zh }) => zh)).toEqual([`${settingName('leadDays').zh}：3 → 4`])
    const { zones } = (await store.content()).rules.settings
    const entryText = wordedEntry(
      {
        ...entry,
        verb: 'change-settings',
        before: {
          'zone.kowloon.fee': '150',
          'place.gone.name.zh': '長洲',
          'place.gone.name.en': 'Cheung Chau',
          'place.gone.zone': 'kowloon',
        },
        after: { 'zone.kowloon.fee': '160' },
      },
      namesOf(zones),
    )
    const kowloon = zones.find(({ id }) => id === 'kowloon')?.name
    expect(entryText.changes[0]?.zh).toContain(`${kowloon?.zh}：`)
    expect(entryText.changes.map(({ en }) => en).join(' ')).not.toMatch(/kowloon|gone/)
    expect(entryText.changes.at(-1)?.en).toContain('Cheung Chau: ')
  })

  test('names the courses, dishes and category of a published set', async () => {
    const { catalogue } = await store.content()
    const set = catalogue.sets.find(({ groups }) => groups.some(({ dishes }) => dishes.length > 2))
    const group = set?.groups.find(({ dishes }) => dishes.length > 2)
    const [one, two] = group?.dishes.map(({ dish }) => dish) ?? []
    if (!set || !group || !one || !two) throw new Error('no course with a choice')
    const entryText = wordedEntry(
      {
        id: 1,
        at: testNow,
        actor: 'Amy',
        why: '',
        kind: 'shop',
        verb: 'publish-set',
        subject: set.name,
        subjectId: String(set.id),
        before: {
          categoryId: 'bento',
          [groupField(group.id, 'dishes')]: one.id,
          [chargeField(group.id, one.id)]: '10',
        },
        after: {
          categoryId: set.categoryId,
          [groupField(group.id, 'dishes')]: `${one.id},${two.id}`,
          [chargeField(group.id, one.id)]: '12',
        },
      },
      {
        ...namesOf([]),
        sets: catalogue.sets,
        categories: catalogue.categories,
        dishes: [...catalogue.dishes.values()],
      },
    )
    const [bento, category] = ['bento', set.categoryId].map(
      (search) => catalogue.categories.find(({ id }) => id === search)?.name.en,
    )
    expect(entryText.changes.map(({ en }) => en)).toEqual([
      `Category: ${bento} → ${category}`,
      expect.stringContaining(`${group.name.en}: Dishes: ${one.name.en} → ${one.name.en}`),
      `${group.name.en}: ${one.name.en}: 10 → 12`,
    ])
  })

  test('lists accounts, days, orders, menus and dishes, the newest first, and does not list views of an order', async () => {
    const entries = await readLog()
    expect(entries.map(({ verb }) => verb).toSorted()).toEqual(
      ['change-day', 'confirm', 'move-set', 'sell-out', 'take-off-sale'].toSorted(),
    )
    const times = entries.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => b - a))
  })

  test('can be searched by person, kind and day', async () => {
    const verbs = async (parts: Parameters<typeof readLog>[0]) =>
      (await readLog(parts)).map(({ verb }) => verb).toSorted()
    expect(await verbs({ person: 'amy' })).toEqual(['confirm', 'sell-out'])
    expect(await verbs({ kind: 'shop' })).toEqual(['move-set', 'sell-out', 'take-off-sale'])
    expect(await verbs({ day: today })).toEqual(['confirm', 'sell-out'])
    expect(await verbs({ day: addDays(today, 1), kind: 'accounts' })).toEqual(['change-day'])
    expect(await verbs({ day: addDays(today, 2) })).toEqual([])
  })

  test('has words for reasons chosen from a list, and keeps typed reasons', () => {
    const why = (verb: OrderVerb, note: string) =>
      wordedEntry(
        {
          id: 1,
          at: testNow,
          actor: 'Amy',
          why: note,
          kind: 'orders',
          verb,
          amount: null,
          subject: 'K7QF-3MXA',
          before: '',
          after: '',
        },
        namesOf([]),
      ).why
    expect(why('grant-refund', 'late-delivery')).toEqual(refundReasonNames['late-delivery'])
    expect(why('ask-refund', 'goodwill: 凍咗').zh).toBe('心意補償：凍咗')
    expect(why('grant-refund', 'other: no cake')).toEqual({ zh: 'no cake', en: 'no cake' })
    expect(why('reject', 'too-far')).toEqual(rejectReasons['too-far'])
    expect(why('erase', 'customer-asked')).toEqual(erasureReasonNames['customer-asked'])
    expect(why('add-note', 'goodwill: typed')).toEqual({ zh: 'goodwill: typed', en: 'goodwill: typed' })
  })

  test('shows several days closed at once, with how many had which rule before', () => {
    const days = { from: calendarDate('2026-12-29'), to: calendarDate('2026-12-31') }
    const intakes = (...all: readonly DayIntake[]) => intakesText(all.map((intake) => ({ intake })))
    const { what, subject, changes } = wordedEntry(
      {
        id: 1,
        at: testNow,
        actor: 'Amy',
        why: '',
        kind: 'accounts',
        verb: 'change-days',
        subject: daysSubject(days),
        after: intakes('closed', 'closed', 'closed'),
        before: intakes('open', 'open', 'closed'),
      },
      namesOf([]),
    )
    expect(what).toEqual(staffVerbNames['change-days'])
    expect(subject.en).toBe('Tue 29 Dec to Thu 31 Dec')
    expect(changes).toEqual([
      {
        zh: '開，照平日時段 2 日、關，整日不做 1 日 → 關，整日不做 3 日',
        en: 'Open, usual slots: 2 days, Closed all day: 1 day → Closed all day: 3 days',
      },
    ])
  })

  test('has words in both languages for everything, with the reason', async () => {
    const { zones } = (await store.content()).rules.settings
    const entries = (await readLog()).map((entry) => wordedEntry(entry, namesOf(zones)))
    for (const { what, subject, changes } of entries)
      for (const { zh, en } of [what, subject, ...changes]) {
        expect(zh + en).not.toMatch(/[{}"]|undefined|\[object/)
        expect(zh).not.toBe('')
      }
    const day = entries.find(({ why }) => why.en === 'staff outing')
    expect(day?.changes[0]?.en).toMatch(
      /Open, usual slots → No new orders.*80.*12:30.*20.*delivery fee \$180/,
    )
    expect(entries.find(({ isReference }) => isReference)?.why.zh).toBe('by phone')
  })
})
