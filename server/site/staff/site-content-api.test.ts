import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { middle } from '#domain/shop/shop-picture.ts'
import { type Role, roles } from '#domain/staff/permissions.ts'
import { idsIn, type SiteValues } from '#domain/staff/site/site-part.ts'
import { arrangeSite, type SitePartId } from '#domain/staff/site/site-parts.ts'
import { sendPicture } from '#server/commands/shop/send-picture.ts'
import { shopEventsOf } from '#server/db/shop/shop-events.ts'
import { someSiteEdits, withSiteEdits } from '#tests/support/staff/random-site-edits.ts'
import { staffSession } from '#tests/support/staff/staff-session.ts'
import { openTestStore, type TestStore, testEngines, testNow } from '#tests/support/store/store.ts'
import { createSiteContentApi, type SiteContentApi } from './site-content-api.ts'

describe.each(testEngines)('the site’s own content on %s', (engine) => {
  let store: TestStore
  let api: SiteContentApi
  beforeAll(async () => {
    store = await openTestStore(engine)
    api = createSiteContentApi(store, () => testNow)
  })
  afterAll(() => store.remove())

  const as = (name: string, role: Role = 'owner') => staffSession(name, role).staff
  const valuesNow = async (part: SitePartId) => (await api.part(part)).values
  async function save(part: SitePartId, changes: SiteValues, from?: SiteValues, by = as('Amy')) {
    const opened = from ?? (await valuesNow(part))
    return api.saveDraft(by, { part, opened, typed: { ...opened, ...changes }, choices: {} })
  }
  async function publish(part: SitePartId, changes: SiteValues = {}, by = as('Amy')) {
    const opened = await valuesNow(part)
    return api.publish(by, { part, opened, typed: { ...opened, ...changes }, choices: {} })
  }
  /** Publishes a version once more. */
  async function bringBack(part: SitePartId, version: number) {
    expect(await api.reset(as('Amy'), part, version, await valuesNow(part))).toEqual({ ok: true })
    expect(await publish(part)).toEqual({ ok: true })
  }
  const notice = {
    'notice.on': 'on',
    'notice.text.zh': '颱風改期',
    'notice.text.en': 'Typhoon: orders move',
  }

  test('visitors see a draft once it is published, and its entry of the trail says what changed', async () => {
    expect(await save('front', notice)).toEqual({ ok: true })
    expect((await store.content()).site.notice).toBeNull()
    expect(await publish('front', { 'notice.text.en': '' })).toEqual({
      ok: false,
      reason: 'problems',
      problems: { 'notice.text.en': 'text-missing' },
    })
    expect((await api.part('front')).problems).toEqual({ 'notice.text.en': 'text-missing' })
    expect(await publish('front', notice)).toEqual({ ok: true })
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

  test('an emoji at the end of what a field takes is saved whole or not at all', async () => {
    const { values } = await api.part('front')
    const sent: SiteValues = { ...values, 'notice.text.zh': `${'字'.repeat(199)}😀` }
    const typed = await api.typed('front', (name) => sent[name] ?? null)
    const asked = { part: 'front', opened: values, typed: typed ?? {}, choices: {} } as const
    expect(await api.saveDraft(as('Amy'), asked)).toEqual({ ok: true })
    const saved = await valuesNow('front')
    expect(saved['notice.text.zh']).toBe('字'.repeat(199))
    await api.reset(as('Amy'), 'front', null, saved)
  })

  test('banners are offered the pictures that were sent for banners, not those of sets', async () => {
    const bytes = await sharp({ create: { width: 997, height: 701, channels: 3, background: '#357' } })
      .png()
      .toBuffer()
    const words = { zh: '相片', en: 'A photograph', focus: middle, bytes }
    const ids = { wide: 0, tall: 0, set: 0, dish: 0 }
    for (const shape of ['wide', 'tall', 'set', 'dish'] as const) {
      const sent = await sendPicture(store, { ...words, shape }, as('Amy'), testNow)
      ids[shape] = typeof sent === 'object' ? sent.imageId : 0
    }
    const offered = (await api.part('front')).pictures.map(({ id }) => id)
    expect(offered).toEqual(expect.arrayContaining([ids.wide, ids.tall]))
    for (const id of [ids.set, ids.dish]) expect(offered).not.toContain(id)
  })

  test('any version comes back exactly, whatever was published since', { tags: ['slow'] }, async () => {
    const shown = async () => {
      const { catalogue, site } = await store.content()
      // A title that is removed and comes back has another number.
      const titles = catalogue.swiperTitles.map(({ id: _, ...title }) => title)
      return { site, titles, banners: catalogue.banners }
    }
    const before = await shown()
    const { versions, pictures } = await api.part('front')
    const first = versions[0]?.number ?? 0
    const pictureIds = pictures.map(({ id }) => id)
    let turn = 0
    async function publishEdits(edits: Parameters<typeof withSiteEdits>[1], by: string) {
      const opened = await valuesNow('front')
      turn += 1
      const typed = { ...withSiteEdits(opened, edits, pictureIds), 'notice.text.en': `Turn ${turn}` }
      expect(await api.publish(as(by), { part: 'front', opened, typed, choices: {} })).toEqual({ ok: true })
    }
    await fc.assert(
      fc.asyncProperty(someSiteEdits, someSiteEdits, async (some, others) => {
        await publishEdits(some, 'Amy')
        const kept = await shown()
        const { published, versions: so } = await api.part('front')
        await publishEdits(others, 'Bo')
        await bringBack('front', so[0]?.number ?? 0)
        expect(await shown()).toEqual(kept)
        expect((await api.part('front')).published).toEqual(published)
      }),
      { numRuns: 8, endOnFailure: true },
    )
    await bringBack('front', first)
    expect(await shown()).toEqual(before)
  })

  test('a title of the swiper keeps its number, and follows its banner', async () => {
    const titles = async () =>
      (await store.content()).catalogue.swiperTitles.map(({ id, bannerId, title }) => [
        id,
        bannerId,
        title.en,
      ])
    const [first, second, ...rest] = await titles()
    const arranged = arrangeSite('front', await valuesNow('front'), {
      action: 'down',
      list: 'swiper',
      id: String(first?.[1]),
    })
    expect(await publish('front', { ...arranged, [`item.${first?.[1]}.headline.en`]: 'Renamed' })).toEqual({
      ok: true,
    })
    expect(await titles()).toEqual([second, [first?.[0], first?.[1], 'Renamed'], ...rest])
  })

  test('of two owners’ changes, both are kept where they do not clash, and asked where they do', async () => {
    const opened = await valuesNow('front')
    const headline = 'item.main-party.headline.en'
    expect(await save('front', { [headline]: 'Mine' }, opened)).toEqual({ ok: true })
    expect(await save('front', { 'item.main-bento.on': '' }, opened, as('Bo'))).toEqual({ ok: true })
    expect(await valuesNow('front')).toMatchObject({ [headline]: 'Mine', 'item.main-bento.on': '' })
    expect(await save('front', { [headline]: 'Theirs' }, opened, as('Bo'))).toMatchObject({
      ok: false,
      reason: 'clashes',
    })
    expect((await valuesNow('front'))[headline]).toBe('Mine')
    const late = { part: 'front', opened, typed: { ...opened, 'notice.on': '' }, choices: {} } as const
    expect(await api.publish(as('Bo'), late)).toMatchObject({
      ok: false,
      reason: 'unseen',
      units: expect.arrayContaining([headline]),
    })
    expect(await api.reset(as('Bo'), 'front', null, opened)).toEqual({
      ok: false,
      reason: 'draft-unseen',
    })
    expect(await api.reset(as('Bo'), 'front', null, await valuesNow('front'))).toEqual({ ok: true })
    expect((await api.part('front')).draft).toBeNull()
  })

  test('questions are changed, added, moved and removed, and the standard ones come back', async () => {
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
    const arranged = actions.reduce(
      (values, action) => arrangeSite('questions', values, action),
      await valuesNow('questions'),
    )
    const texts = { 'question.zh': '新？', 'question.en': 'New?', 'answer.zh': '是', 'answer.en': 'Yes' }
    const own = Object.fromEntries(
      Object.entries(texts).map(([field, value]) => [`item.own-1.${field}`, value]),
    )
    const typed = { ...arranged, ...own }
    const opened = await valuesNow('questions')
    expect(await api.publish(as('Amy'), { part: 'questions', opened, typed, choices: {} })).toEqual({
      ok: true,
    })
    const { questions } = (await store.content()).site
    expect(questions.map(({ id }) => id)).not.toContain(first.id)
    expect(questions.find(({ id }) => id === second.id)).toMatchObject({ question: null, answer: null })
    expect(questions.find(({ id }) => id === 'own-1')).toMatchObject({ answer: { zh: '是', en: 'Yes' } })
    expect(idsIn((await api.part('questions')).published, list)[0]).toBe(second.id)
    await bringBack('questions', 1)
    expect((await store.content()).site.questions).toEqual([])
  })

  test('nobody but those who may edit the site changes or previews it', async () => {
    const opened = await valuesNow('front')
    const asked = { part: 'front', opened, typed: { ...opened, ...notice }, choices: {} } as const
    const refused = { ok: false, reason: 'not-allowed' }
    for (const role of roles.filter((each) => each !== 'owner')) {
      expect(await api.saveDraft(as('Cat', role), asked)).toEqual(refused)
      expect(await api.publish(as('Cat', role), asked)).toEqual(refused)
      expect(await api.reset(as('Cat', role), 'front', null, opened)).toEqual(refused)
    }
  })
})
