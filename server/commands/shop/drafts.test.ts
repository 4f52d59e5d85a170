import { describe, expect, test } from 'vitest'
import type { FormInput } from '#domain/staff/forms/form.ts'
import type { FormKind, Place } from '#domain/staff/forms/place.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { type Role, roles } from '#domain/staff/permissions.ts'
import { draftOf, versionsOf } from '#server/db/shop/drafts.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import { linkedPages } from '#server/page-data/staff/shop/forms-api.ts'
import { clashesOf, outcome, problemsOf, savedDraft } from '#tests/support/staff/saved-forms.ts'
import { staffMember } from '#tests/support/staff/staff-session.ts'
import { demoPages } from '#tests/support/store/catalogue.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { addGift } from './add-gift.ts'
import { resetDraft, saveForm } from './drafts.ts'
import { removeCategoryOrGift } from './list-category-or-gift.ts'
import { openThing } from './steps/open-thing.ts'

interface Sample {
  readonly place: Place
  readonly zh: string
  readonly en: string
}

const texts = { zh: 'name.zh', en: 'name.en' } as const
const samples: readonly (readonly [FormKind, Sample])[] = [
  ['set', { place: { kind: 'set', id: '2' }, ...texts }],
  ['dish', { place: { kind: 'dish', id: 'egg-tarts' }, ...texts }],
  ['category', { place: { kind: 'category', id: 'party-sets' }, ...texts }],
  ['gift', { place: { kind: 'gift', id: '1' }, ...texts }],
  [
    'site',
    {
      place: { kind: 'site', id: 'front' },
      zh: 'item.main-party.headline.zh',
      en: 'item.main-party.headline.en',
    },
  ],
]

describe.each(testEngines)('drafts on %s', (engine) => {
  const store = setUpStore(engine)

  const pages = linkedPages(demoPages).map(({ path }) => path)
  const shop = () => ({ ...store, pages })
  const [amy, bo] = [staffMember('Amy'), staffMember('Bo')]

  async function base(place: Place) {
    const thing = await store.db.transaction((tx) => openThing(tx, place, { pages }, testNow))
    if (!thing) throw new Error(`no ${place.kind} ${place.id}`)
    const draft = await draftOf(store.db, place)
    const values = draft ? thing.form.whole(draft.values) : thing.form.publishedValues
    return { publishedValues: thing.form.publishedValues, values, draft }
  }
  type BaseValues = Awaited<ReturnType<typeof base>>

  const save = (
    place: Place,
    { values, draft }: BaseValues,
    changes: Values,
    more: Partial<FormInput> = {},
    by = amy,
  ) =>
    saveForm(
      shop(),
      place,
      { base: values, input: { ...values, ...changes }, wasDraft: draft !== null, ...more },
      by,
      testNow,
    )
  const [asDraft, toPublish] = [{ as: 'draft' }, { as: 'published' }] as const
  const reset = (place: Place, { values }: BaseValues, version: number | null = null, by = amy) =>
    resetDraft(shop(), place, { version, base: values }, by, testNow)
  const view = async (place: Place, field: string) => (await base(place)).publishedValues[field]

  test.each(samples)('of a %s are shown only once they are published', async (kind, sample) => {
    const { place, zh, en } = sample
    const before = await base(place)
    const isVersioned = kind === 'set' || kind === 'site'
    expect(await save(place, before, { [en]: 'Drafted', [zh]: '' }, asDraft)).toEqual(savedDraft)
    expect(await view(place, en)).toBe(before.publishedValues[en])
    const draft = await base(place)
    expect(draft).toMatchObject({
      draft: { by: 'Amy', at: testNow },
      values: { [en]: 'Drafted', [zh]: '' },
    })
    // A draft may have empty fields.
    expect(problemsOf(await save(place, draft, {}, toPublish))).toEqual({ [zh]: 'text-missing' })
    // An uploaded picture or a restored change is added to the draft.
    expect(await save(place, draft, { [zh]: '草稿名' })).toEqual(savedDraft)
    expect(await view(place, en)).toBe(before.publishedValues[en])
    const subject = kind === 'site' ? 'site.front' : place.id
    const events = await shopEventsOf(store.db, subject, 10)
    expect(await save(place, await base(place), {}, toPublish)).toEqual(outcome)
    expect(await base(place)).toMatchObject({ draft: null, publishedValues: { [en]: 'Drafted' } })
    const [event, ...earlier] = await shopEventsOf(store.db, subject, 10)
    expect(event).toMatchObject({
      verb: isVersioned ? `publish-${kind}` : `edit-${kind}`,
      before: { [en]: before.publishedValues[en] },
      after: { [en]: 'Drafted', [zh]: '草稿名' },
    })
    expect(earlier).toEqual(events)
    const versions = await versionsOf(store.db, place)
    expect(versions.map(({ number, by }) => [number, by])).toEqual(
      isVersioned
        ? [
            [2, 'Amy'],
            [1, ''],
          ]
        : [],
    )
  })

  test.each(samples)(
    'of a %s by two owners are merged, and only conflicts are asked about',
    async (_, sample) => {
      const { place, zh, en } = sample
      const baseValues = await base(place)
      expect(await save(place, baseValues, { [en]: 'By Bo' }, asDraft, bo)).toEqual(savedDraft)
      // A conflict occurs in the same field only.
      expect(clashesOf(await save(place, baseValues, { [en]: 'By Amy' }, asDraft))).toEqual([en])
      expect((await base(place)).values[en]).toBe('By Bo')
      expect(await save(place, baseValues, { [zh]: '我的' }, asDraft)).toEqual(savedDraft)
      expect((await base(place)).values).toMatchObject({ [en]: 'By Bo', [zh]: '我的' })
      const choices = { [en]: 'mine' } as const
      expect(await save(place, baseValues, { [en]: 'By Amy' }, { as: 'draft', choices })).toEqual(savedDraft)
      expect((await base(place)).values).toMatchObject({ [en]: 'By Amy', [zh]: '我的' })
      expect(await reset(place, await base(place))).toEqual({ ok: true })
    },
  )

  test.each(samples)('of a %s are published only as the publisher has seen them', async (_, sample) => {
    const { place, zh, en } = sample
    const baseValues = await base(place)
    await save(place, baseValues, { [en]: 'By Bo' }, asDraft, bo)
    const unseen = { ok: false, reason: 'unseen', units: [en] }
    expect(await save(place, baseValues, { [zh]: '我的' }, toPublish)).toEqual(unseen)
    expect(await view(place, en)).toBe(baseValues.publishedValues[en])
    const both = await base(place)
    expect(both.values).toMatchObject({ [en]: 'By Bo', [zh]: '我的' })
    expect(await save(place, both, {}, toPublish)).toEqual(outcome)
    expect((await base(place)).publishedValues).toMatchObject({ [en]: 'By Bo', [zh]: '我的' })
  })

  test.each(samples)('of a %s can be dropped by an owner who has seen them', async (kind, sample) => {
    const { place, en } = sample
    const before = await base(place)
    await save(place, before, { [en]: 'One' }, asDraft)
    const one = await base(place)
    await save(place, one, { [en]: 'Two' }, asDraft, bo)
    const unseen = { ok: false, reason: 'draft-unseen' }
    expect(await reset(place, one)).toEqual(unseen)
    if (kind === 'set' || kind === 'site') expect(await reset(place, one, 1)).toEqual(unseen)
    const two = await base(place)
    for (const role of roles.filter((each: Role) => each !== 'owner')) {
      const [somebody, refused] = [staffMember('Cat', role), { ok: false, reason: 'not-allowed' }]
      expect(await reset(place, two, null, somebody)).toEqual(refused)
      expect(await save(place, two, {}, toPublish, somebody)).toEqual(refused)
    }
    expect(await reset(place, two, 99)).toEqual({ ok: false, reason: 'version-unknown' })
    expect(await reset(place, two)).toEqual({ ok: true })
    expect(await base(place)).toMatchObject({ draft: null, values: before.values })
    expect(await reset(place, await base(place))).toEqual({ ok: true })
    // Restoring the published value leaves no draft.
    await save(place, before, { [en]: 'One' }, asDraft)
    const back = { [en]: before.values[en] ?? '' }
    expect(await save(place, await base(place), back, asDraft)).toEqual(savedDraft)
    expect((await base(place)).draft).toBeNull()
  })

  test.each(samples)('of a %s that were dropped are not reported as published', async (_, sample) => {
    const { place, zh, en } = sample
    const before = await base(place)
    await save(place, before, { [en]: 'Dropped' }, asDraft)
    const baseValues = await base(place)
    expect(await reset(place, baseValues)).toEqual({ ok: true })
    expect(await save(place, baseValues, {}, toPublish)).toEqual({ ok: false, reason: 'unseen', units: [en] })
    expect(await save(place, baseValues, { [zh]: '又一個' })).toEqual(savedDraft)
    expect(await base(place)).toMatchObject({
      draft: { by: 'Amy' },
      values: { [en]: before.publishedValues[en], [zh]: '又一個' },
    })
    expect(await reset(place, await base(place))).toEqual({ ok: true })
  })

  const withoutVersions = samples.filter(([kind]) => kind !== 'set' && kind !== 'site')

  test.each(withoutVersions)('are not needed to publish a %s at once, merged', async (_, sample) => {
    const { place, zh, en } = sample
    const before = await base(place)
    expect(await save(place, before, { [en]: 'At once' }, {}, bo)).toEqual(outcome)
    expect(await save(place, before, { [zh]: '立即' })).toEqual(outcome)
    expect(await base(place)).toMatchObject({
      draft: null,
      publishedValues: { [en]: 'At once', [zh]: '立即' },
    })
    expect(problemsOf(await save(place, await base(place), { [zh]: '' }))).toEqual({
      [zh]: 'text-missing',
    })
    expect((await base(place)).draft).toBeNull()
  })

  test('cannot be saved for an item that does not exist', async () => {
    const none = { ok: false, reason: 'thing-unknown' }
    const before = await base({ kind: 'set', id: '2' })
    for (const [kind] of samples)
      expect(await save({ kind, id: 'none' }, before, {}, toPublish)).toEqual(none)
  })

  test('are removed together with their gift', async () => {
    const newGift = await addGift(store, { like: 1, zh: '新禮', en: 'New gift', price: '100' }, amy, testNow)
    if (!newGift.ok) throw new Error(newGift.reason)
    const gift = { kind: 'gift', id: String(newGift.giftId) } as const
    expect(await save(gift, await base(gift), { 'name.en': 'Drafted' }, asDraft)).toEqual(savedDraft)
    expect(await removeCategoryOrGift(store, gift, amy, testNow)).toEqual({ ok: true })
    expect(await draftOf(store.db, gift)).toBeNull()
  })
})
