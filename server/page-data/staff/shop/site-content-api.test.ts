import fc from 'fast-check'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { middle } from '#domain/shop/shop-picture.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { listedIds, type SitePartId } from '#domain/staff/shop/website/site-part.ts'
import { arrangeSite } from '#domain/staff/shop/website/site-parts.ts'
import { sendPicture } from '#server/commands/shop/send-picture.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import { someSiteEdits, withSiteEdits } from '#tests/support/staff/random-site-edits.ts'
import { outcome, problemsOf, savedDraft } from '#tests/support/staff/saved-forms.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { setUpStore } from '#tests/support/store/set-up-store.ts'
import { testEngines, testNow } from '#tests/support/store/store.ts'
import { createFormsApi } from './forms-api.ts'
import { createSiteContentApi } from './site-content-api.ts'

describe.each(testEngines)('the site’s own content on %s', (engine) => {
  const store = setUpStore(engine)
  let api: ReturnType<typeof createSiteContentApi>
  let forms: ReturnType<typeof createFormsApi>
  beforeAll(() => {
    api = createSiteContentApi(store, () => testNow)
    forms = createFormsApi(store, () => testNow)
  })

  const as = (name: string, role: Role = 'owner') => staffSession(name, role).staff
  const placeOf = (part: SitePartId) => ({ kind: 'site', id: part }) as const
  const valuesNow = async (part: SitePartId) => (await api.part(part)).values
  async function save(part: SitePartId, changes: Values, from?: Values, by = as('Amy')) {
    const base = from ?? (await valuesNow(part))
    return forms.save(by, placeOf(part), { base, input: { ...base, ...changes } })
  }
  async function publish(part: SitePartId, changes: Values = {}, by = as('Amy')) {
    const base = await valuesNow(part)
    return forms.save(by, placeOf(part), { base, input: { ...base, ...changes }, as: 'published' })
  }
  async function bringBack(part: SitePartId, version: number) {
    const base = await valuesNow(part)
    expect(await forms.reset(as('Amy'), placeOf(part), { version, base })).toEqual({ ok: true })
    expect(await publish(part)).toEqual(outcome)
  }
  const notice = {
    'notice.on': 'on',
    'notice.text.zh': '颱風改期',
    'notice.text.en': 'Typhoon: orders move',
  }

  test('shows visitors a draft once it is published, and the audit log records its changes', async () => {
    expect(await save('front', notice)).toEqual(savedDraft)
    expect((await store.content()).site.notice).toBeNull()
    const gap = await publish('front', { 'notice.text.en': '' })
    expect(problemsOf(gap)).toEqual({ 'notice.text.en': 'text-missing' })
    expect((await api.part('front')).problems).toEqual({ 'notice.text.en': 'text-missing' })
    expect(await publish('front', notice)).toEqual(outcome)
    expect((await store.content()).site.notice).toEqual({
      isOn: true,
      text: { zh: '颱風改期', en: 'Typhoon: orders move' },
      link: null,
      from: null,
      until: null,
    })
    const [entry] = await shopEventsOf(store.db, 'site.front', 1)
    expect(entry).toMatchObject({
      verb: 'publish-site',
      actorName: 'Amy',
      before: { 'notice.on': '' },
      after: notice,
    })
    expect(await publish('front')).toEqual({ ok: false, reason: 'no-draft' })
  })

  test('saves an emoji at the end of a full field completely or not at all', async () => {
    const { values } = await api.part('front')
    const formValues: Values = { ...values, 'notice.text.zh': `${'字'.repeat(199)}😀` }
    const entry = await forms.readInput(placeOf('front'), (name) => formValues[name] ?? null)
    const input = { base: values, input: entry ?? {} }
    expect(await forms.save(as('Amy'), placeOf('front'), input)).toEqual(savedDraft)
    const savedValues = await valuesNow('front')
    expect(savedValues['notice.text.zh']).toBe('字'.repeat(199))
    await forms.reset(as('Amy'), placeOf('front'), { version: null, base: savedValues })
  })

  test('offers banners the pictures sent for banners, not those of sets', async () => {
    const bytes = await sharp({ create: { width: 997, height: 701, channels: 3, background: '#357' } })
      .png()
      .toBuffer()
    const words = { zh: '相片', en: 'A photograph', focus: middle, bytes }
    const ids = { wide: 0, tall: 0, set: 0, dish: 0 }
    for (const shape of ['wide', 'tall', 'set', 'dish'] as const) {
      const result = await sendPicture(store, { ...words, shape }, as('Amy'), testNow)
      ids[shape] = result.ok ? result.imageId : 0
    }
    const pictureIds = (await api.part('front')).pictures.map(({ id }) => id)
    expect(pictureIds).toEqual(expect.arrayContaining([ids.wide, ids.tall]))
    for (const id of [ids.set, ids.dish]) expect(pictureIds).not.toContain(id)
  })

  test('restores any version exactly, whatever was published since', { tags: ['slow'] }, async () => {
    const view = async () => {
      const { catalogue, site } = await store.content()
      // A restored title has a new number.
      const titles = catalogue.swiperTitles.map(({ id: _, ...title }) => title)
      return { site, titles, banners: catalogue.banners }
    }
    const before = await view()
    const { versions, pictures } = await api.part('front')
    // The first publication stores the earlier content as version 1.
    const first = versions[0]?.number ?? 1
    const pictureIds = pictures.map(({ id }) => id)
    let turn = 0
    async function publishEdits(edits: Parameters<typeof withSiteEdits>[1], by: string) {
      const base = await valuesNow('front')
      turn += 1
      const entry = { ...withSiteEdits(base, edits, pictureIds), 'notice.text.en': `Turn ${turn}` }
      const input = { base, input: entry, as: 'published' } as const
      expect(await forms.save(as(by), placeOf('front'), input)).toEqual(outcome)
    }
    await fc.assert(
      fc.asyncProperty(someSiteEdits, someSiteEdits, async (some, others) => {
        await publishEdits(some, 'Amy')
        const value = await view()
        const { publishedValues: shownValues, versions: so } = await api.part('front')
        await publishEdits(others, 'Bo')
        await bringBack('front', so[0]?.number ?? 0)
        expect(await view()).toEqual(value)
        expect((await api.part('front')).publishedValues).toEqual(shownValues)
      }),
      { numRuns: 8, endOnFailure: true },
    )
    await bringBack('front', first)
    expect(await view()).toEqual(before)
  })

  test('keeps the number of a swiper title, which follows its banner', async () => {
    const titles = async () =>
      (await store.content()).catalogue.swiperTitles.map(({ id, bannerId, title }) => [
        id,
        bannerId,
        title.en,
      ])
    const [first, second, ...rest] = await titles()
    const valuesAfter = arrangeSite('front', await valuesNow('front'), {
      action: 'down',
      list: 'swiper',
      id: String(first?.[1]),
    })
    expect(await publish('front', { ...valuesAfter, [`item.${first?.[1]}.headline.en`]: 'Renamed' })).toEqual(
      outcome,
    )
    expect(await titles()).toEqual([second, [first?.[0], first?.[1], 'Renamed'], ...rest])
  })

  test('can change, add, move and remove questions, and restore the standard ones', async () => {
    const { standard } = await api.part('questions')
    const [section] = standard
    const [first, second] = section?.items ?? []
    if (!section || !first || !second) throw new Error('no questions')
    const list = section.id
    const actions = [
      { action: 'add', list, id: 'own-1' },
      { action: 'up', list, id: second.id },
      { action: 'remove', list, id: first.id },
    ] as const
    const valuesAfter = actions.reduce(
      (values, action) => arrangeSite('questions', values, action),
      await valuesNow('questions'),
    )
    const texts = { 'question.zh': '新？', 'question.en': 'New?', 'answer.zh': '是', 'answer.en': 'Yes' }
    const values = Object.fromEntries(
      Object.entries(texts).map(([field, value]) => [`item.own-1.${field}`, value]),
    )
    const entry = { ...valuesAfter, ...values }
    const base = await valuesNow('questions')
    const input = { base, input: entry, as: 'published' } as const
    expect(await forms.save(as('Amy'), placeOf('questions'), input)).toEqual(outcome)
    const { questions } = (await store.content()).site
    expect(questions.map(({ id }) => id)).not.toContain(first.id)
    expect(questions.find(({ id }) => id === second.id)).toMatchObject({ question: null, answer: null })
    expect(questions.find(({ id }) => id === 'own-1')).toMatchObject({ answer: { zh: '是', en: 'Yes' } })
    expect(listedIds((await api.part('questions')).publishedValues, list)[0]).toBe(second.id)
    await bringBack('questions', 1)
    expect((await store.content()).site.questions).toEqual([])
  })

  test('can edit, hide and add clauses of the terms, apart from those of the privacy policy', async () => {
    const base = await valuesNow('terms')
    const { privacyVersion } = (await store.content()).settings
    const without = arrangeSite('terms', base, { action: 'remove', list: 'terms', id: 'contact' })
    const input = {
      ...arrangeSite('terms', without, { action: 'add', list: 'terms', id: 'own-2' }),
      'item.own-2.question.zh': '場地',
      'item.own-2.question.en': 'Venues',
      'item.own-2.answer.zh': '第一段\n- 一點',
      'item.own-2.answer.en': 'A paragraph\n- A point',
      'item.pickup.answer.en': 'One line\nTwo lines',
    }
    const sent = { base, input, as: 'published' } as const
    expect(problemsOf(await forms.save(as('Amy'), placeOf('terms'), sent))).toEqual({
      'item.pickup.answer.zh': 'lines-differ',
    })
    expect((await store.content()).site.questions).toEqual([])
    expect(await publish('terms', { 'item.pickup.answer.en': '' })).toEqual(outcome)
    const { site, settings } = await store.content()
    const placed = site.questions.filter(({ sectionId }) => sectionId === 'terms').map(({ id }) => id)
    expect(placed).toContain('own-2')
    expect(placed).not.toContain('contact')
    expect(site.questions.every(({ sectionId }) => sectionId === 'terms')).toBe(true)
    expect(settings.privacyVersion).toBe(privacyVersion)
    const put = arrangeSite('terms', await valuesNow('terms'), {
      action: 'add',
      list: 'terms',
      id: 'contact',
    })
    expect(await publish('terms', put)).toEqual(outcome)
    expect(await publish('privacy', { 'item.contact.question.en': 'Write to us' })).toEqual(outcome)
    const all = (await store.content()).site.questions
    expect(all.filter(({ id }) => id === 'contact').map(({ question }) => question?.en)).toEqual([
      undefined,
      'Write to us',
    ])
    await bringBack('terms', 1)
    await bringBack('privacy', 1)
    expect((await store.content()).site.questions).toEqual([])
  })
})
