import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { orderPath, termsPath } from '#app/paths.ts'
import { siteDraftPath, staffPath } from '#app/staff/addresses.ts'
import { noticeBar } from '#content/layout.ts'
import { versionNote } from '#content/long-texts.ts'
import { home } from '#content/pages/home.ts'
import { endedTermsNote } from '#content/pages/terms.ts'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { pictureProblems } from '#content/staff/shop/settings/pictures.ts'
import { sitePage } from '#content/staff/shop/settings/site.ts'
import { siteVerb } from '#domain/staff/shop/website/site-part.ts'
import { untilSeen } from '#tests/support/browser/until-seen.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { placedOrder, storedOrder } from '#tests/support/orders/placed-order.ts'
import { openTwoServers, type TwoServers } from '#tests/support/site/second-server.ts'
import { browseAs, openedFieldOn } from '#tests/support/staff/staff-forms.ts'
import { staffCookie } from '#tests/support/staff/staff-session.ts'
import { testNow } from '#tests/support/store/store.ts'

let shop: TwoServers
beforeAll(async () => {
  shop = await openTwoServers()
})
afterAll(() => shop.close())
afterEach(() => shop.site.setNow(testNow))

const front = staffPath('site')
const questions = staffPath('siteQuestions')
const cookie = staffCookie('Amy', 'owner')
const { page, post } = browseAs(cookie, () => shop.site)
const valuesOn = (html: string): Record<string, string> => JSON.parse(openedFieldOn(html))
/** Sends the form with some fields changed. */
async function send(path: string, verb: string, changes: Record<string, string> = {}) {
  const base = valuesOn(await page(path))
  return post(path, { ...base, ...changes, opened: JSON.stringify(base), verb })
}
const listItems = async (path: string) =>
  ((await (await shop.site.request(path)).json()) as { data: { id: string | number; title: string }[] }).data

test('the notice is above every page in both languages, from its first day to its last', async () => {
  const words = { zh: '颱風期間改期免費', en: 'Moving an order is free during the typhoon' }
  const input = {
    'notice.on': 'on',
    'notice.text.zh': words.zh,
    'notice.text.en': words.en,
    'notice.link': '/contact',
    'notice.from': '2026-11-22',
    'notice.until': '2026-11-23',
  }
  expect(await page('/')).not.toContain(`aria-label="${noticeBar.name.zh}"`)
  const gap = await send(front, 'publish', { ...input, 'notice.text.en': '' })
  expect(gap).toMatchObject({
    status: 422,
    html: expect.stringContaining(fieldProblems['text-missing'].zh),
  })
  expect(gap.html).toContain(words.zh)
  expect(await page(siteDraftPath('zh'))).not.toContain(words.zh)
  expect(await send(front, 'save-draft', input)).toMatchObject({
    status: 200,
    html: expect.stringContaining(draftWords.saved.zh),
  })
  for (const [day, isShown] of [
    ['2026-11-21', false],
    ['2026-11-22', true],
    ['2026-11-23', true],
    ['2026-11-24', false],
    ['someday', false],
  ] as const)
    expect((await page(`${siteDraftPath('zh')}?day=${day}`)).split(words.zh), day).toHaveLength(
      isShown ? 2 : 1,
    )
  expect(await send(front, 'publish')).toMatchObject({
    status: 200,
    html: expect.stringContaining(menusPage.published.zh),
  })
  const pages = { zh: ['/', '/menu/', '/terms/', '/find-order/', '/404/'], en: ['/en/', '/en/sai-kung/'] }
  for (const [instant, isShown] of [
    ['2026-11-21T23:59:59+08:00', false],
    ['2026-11-22T00:00:00+08:00', true],
    ['2026-11-23T23:59:59+08:00', true],
    ['2026-11-24T00:00:00+08:00', false],
  ] as const) {
    shop.site.setNow(new Date(instant))
    for (const lang of ['zh', 'en'] as const)
      for (const path of pages[lang])
        expect([instant, path, (await page(path)).includes(words[lang])]).toEqual([instant, path, isShown])
  }
  shop.site.setNow(new Date('2026-11-22T12:00:00+08:00'))
  expect(await page('/en/')).toMatch(new RegExp(`<a href="/en/contact/">${noticeBar.more.en}</a>`))
  await send(front, 'publish', { 'notice.on': '', 'notice.from': '', 'notice.until': '' })
  expect(await page('/')).not.toContain(words.zh)
})

test('a slide and a title of the swiper show what is published, on every server', async () => {
  const headline = 'item.main-party.headline'
  const input = {
    [`${headline}.zh`]: '冬日派對',
    [`${headline}.en`]: 'Winter parties',
    'item.swiper-cash100.headline.zh': '減一百',
    'item.main-bento.on': '',
  }
  const before = await listItems('/swiper/list/1?lang=zh')
  await send(front, 'save-draft', input)
  const preview = await shop.site.request(siteDraftPath('en'), { headers: { cookie } })
  expect(preview.headers.get('x-robots-tag')).toBe('noindex')
  const previewHtml = await preview.text()
  for (const view of [menusPage.previewOf.en, 'Winter parties', 'content="noindex"'])
    expect(previewHtml).toContain(view)
  expect(await page('/en/')).not.toContain('Winter parties')
  await send(front, 'publish')
  expect(await page('/')).toContain('冬日派對')
  const loadVisitorHtml = () => shop.elsewhere('/en/')
  await expect.poll(loadVisitorHtml, untilSeen).toContain('Winter parties')
  expect((await listItems('/website/list/1?lang=en')).map(({ id }) => id)).not.toContain('main-bento')
  const [first, ...rest] = await listItems('/swiper/list/1?lang=zh')
  expect(first).toEqual({ ...before[0], title: '減一百' })
  expect(rest).toEqual(before.slice(1))

  expect((await send(front, siteVerb({ action: 'down', list: 'swiper', id: 'swiper-cash100' }))).status).toBe(
    200,
  )
  await send(front, 'publish')
  expect((await listItems('/swiper/list/1?lang=zh'))[1]).toEqual(first)
  await post(front, { verb: 'restore-1', opened: JSON.stringify(valuesOn(await page(front))) })
  await send(front, 'publish')
  expect(await listItems('/swiper/list/1?lang=zh')).toEqual(before)
})

test('a picture sent for an item is shown on English pages only, and the drawing returns', async () => {
  const photo = await sharp({ create: { width: 800, height: 320, channels: 3, background: '#284' } })
    .jpeg()
    .toBuffer()
  const id = 'popup-cv88'
  async function upload(bytes: Uint8Array) {
    const base = valuesOn(await page(front))
    const fields = {
      ...base,
      opened: JSON.stringify(base),
      verb: `upload:${id}`,
      'notice.text.zh': '同時打字',
      [`as.${id}`]: 'wideInEnglish',
      [`alt.zh.${id}`]: '相片',
      [`alt.en.${id}`]: 'A photograph',
    }
    return post(front, { ...fields, [`file.${id}`]: new File([new Uint8Array(bytes)], 'x.jpg') })
  }
  const drawing = await upload(Buffer.from('<svg onload="alert(1)"/>'))
  expect(drawing.status).toBe(422)
  for (const value of [pictureProblems['upload-format-unknown'].zh, '同時打字', 'value="A photograph"'])
    expect(drawing.html).toContain(value)
  expect(drawing.html).toMatch(/value="wideInEnglish" selected/)
  expect((await upload(photo)).status).toBe(200)
  const { [`item.${id}.wideInEnglish`]: pictureId = '' } = valuesOn(await page(front))
  expect(await page(siteDraftPath('en'))).toContain(`/api/file/image/${pictureId}?`)
  expect(await page('/en/')).not.toContain(`/api/file/image/${pictureId}?`)
  await send(front, 'publish')
  expect(await page('/en/')).toMatch(new RegExp(`/api/file/image/${pictureId}\\?[^>]*alt="A photograph"`))
  expect(await page('/')).not.toContain(`/api/file/image/${pictureId}?`)
  await send(front, 'publish', { [`item.${id}.wideInEnglish`]: '' })
  expect(await page('/en/')).not.toContain(`/api/file/image/${pictureId}?`)
})

test('a new slide needs both languages and its pictures, and is shown once it has them', async () => {
  const addResponse = await send(front, 'add:slides:')
  expect(addResponse.status).toBe(200)
  const id = valuesOn(addResponse.html)['list.slides']?.split(',').at(-1) ?? ''
  expect(id).toMatch(/^own-/)
  const response = await send(front, 'publish')
  for (const problem of ['text-missing', 'choice-unknown'] as const)
    expect(response.html).toContain(fieldProblems[problem].zh)
  expect(response.html).toContain(sitePage.noEnglish.zh)
  const item = (fields: Record<string, string>) =>
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [`item.${id}.${field}`, value]))
  const values = valuesOn(await page(front))
  const input = item({
    'headline.zh': '新橫額',
    'headline.en': 'A new banner',
    'subline.zh': '副題',
    'subline.en': 'Subline',
    link: '/gift',
    until: '2026-11-21',
    wide: values['item.main-party.wide'] ?? '',
    tall: values['item.main-party.tall'] ?? '',
  })
  expect((await send(front, 'publish', input)).status).toBe(200)
  expect(await page('/en/')).toContain('A new banner')
  shop.site.setNow(new Date('2026-11-22T00:00:00+08:00'))
  expect(await page('/en/')).not.toContain('A new banner')
  await send(front, `remove:slides:${id}`)
  expect((await send(front, 'publish')).status).toBe(200)
})

test('an answer is changed everywhere it is shown, and the others still follow the settings', async () => {
  const name = 'item.ordering-1.answer'
  const results = { [`${name}.zh`]: '自己寫的答案。', [`${name}.en`]: 'An answer of our own.' }
  const before = await page('/')
  expect((await send(questions, 'publish', results)).status).toBe(200)
  for (const path of ['/', '/terms/']) expect(await page(path)).toContain('自己寫的答案。')
  const english = await page('/en/')
  expect(english).toContain('"acceptedAnswer":{"@type":"Answer","text":"An answer of our own."}')
  const [, standard = ''] = /"name":"([^"]+)","acceptedAnswer":\{[^}]*2,200/.exec(before) ?? []
  expect(await page('/')).toContain(standard)
  await post(questions, { verb: 'restore-1', opened: JSON.stringify(valuesOn(await page(questions))) })
  await send(questions, 'publish')
  expect(await page('/')).toBe(before)
})

test('the home page says what the owner publishes, and the first version brings the demo’s back', async () => {
  const form = staffPath('siteHome')
  const before = await page('/en/')
  const input = {
    'headline.zh': '開檯啦',
    'headline.en': 'Dinner is served',
    'lead.en': '{dishes} dishes, {moons} moons',
    'item.dishes.isOn': '',
    'item.guests.figure': '{guestsMax}+',
  }
  const wrong = await send(form, 'publish', input)
  expect(wrong).toMatchObject({
    status: 422,
    html: expect.stringContaining(fieldProblems['figure-unknown'].zh),
  })
  expect(await page(siteDraftPath('en'))).toContain('Dinner is served')
  expect(await page('/en/')).toBe(before)
  const added = await send(form, siteVerb({ action: 'add', list: 'sets', id: '' }))
  const row = valuesOn(added.html)['list.sets'] ?? ''
  const final = { 'lead.en': 'From {guestsMin} guests.', [`item.${row}.set`]: '2' }
  expect((await send(form, 'publish', final)).status).toBe(200)
  const html = await page('/en/')
  for (const words of ['>Dinner is served</h1>', 'From 2 guests.', '2,000+', home.bestSets.en])
    expect(html).toContain(words)
  expect(html).not.toContain('70+')
  await post(form, { verb: 'restore-1', opened: JSON.stringify(valuesOn(await page(form))) })
  await send(form, 'publish')
  expect(await page('/en/')).toBe(before)
})

test('a client has an uploaded logo, or is switched off, once this is published', async () => {
  const form = staffPath('siteClients')
  const logo = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#824' } })
    .png()
    .toBuffer()
  const base = valuesOn(await page(form))
  const mark = 'item.paper-aeroplane-airways.mark'
  const fields = { ...base, opened: JSON.stringify(base), verb: `upload:${mark}` }
  expect(
    (await post(form, { ...fields, [`file.${mark}`]: new File([new Uint8Array(logo)], 'x.png') })).status,
  ).toBe(200)
  const { [mark]: pictureId } = valuesOn(await page(form))
  const changes = { 'item.pineapple-bun-bank.isOn': '', figure: '' }
  expect((await send(form, 'save-draft', changes)).status).toBe(200)
  const before = await page('/en/client/')
  expect(before).toContain('Pineapple Bun Bank')
  expect(before).toContain('400+')
  for (const path of [siteDraftPath('en', 'clients'), '/en/client/']) {
    if (path === '/en/client/') expect((await send(form, 'publish')).status).toBe(200)
    const html = await page(path)
    expect(html).toContain(`<img src="/api/file/image/${pictureId}?`.replace('<img ', ''))
    expect(html).not.toContain('Pineapple Bun Bank')
    expect(html).not.toContain('400+')
  }
  await post(form, { verb: 'restore-1', opened: JSON.stringify(valuesOn(await page(form))) })
  await send(form, 'publish')
  expect(await page('/en/client/')).toBe(before)
})

test('two owners who change one field choose which value to keep, and the input is kept', async () => {
  const base = valuesOn(await page(front))
  const name = 'item.main-corporate.headline.en'
  await post(front, { ...base, opened: JSON.stringify(base), verb: 'save-draft', [name]: 'Theirs' })
  const mine = { ...base, opened: JSON.stringify(base), [name]: 'Mine', 'notice.text.en': 'Typed alone' }
  const clash = await post(front, { ...mine, verb: 'save-draft' })
  expect(clash).toMatchObject({ status: 409, html: expect.stringContaining(menusPage.clash.zh) })
  for (const value of ['Theirs', 'Mine', 'Typed alone']) expect(clash.html).toContain(value)
  const response = await post(front, { ...mine, verb: 'save-draft', [`choice.${name}`]: 'mine' })
  expect(valuesOn(response.html)).toMatchObject({ [name]: 'Mine', 'notice.text.en': 'Typed alone' })
  const draftValues = valuesOn(await page(front))
  expect((await post(front, { verb: 'discard', opened: JSON.stringify(draftValues) })).status).toBe(200)
  expect(valuesOn(await page(front))[name]).toBe(base[name])
})

test('forged forms of the site’s content are refused', async () => {
  const form = JSON.stringify(valuesOn(await page(front)))
  for (const fields of [
    {},
    { verb: 'save-draft' },
    { verb: 'else', opened: form },
    { verb: 'save-draft', opened: form },
  ])
    expect((await post(front, fields as Record<string, string>)).status).toBe(400)
  expect((await post(front, { verb: 'restore-99', opened: form })).status).toBe(404)
})

test('the terms show the owner’s clauses, and an order’s page still leads to the text it was placed under', async () => {
  const [terms, privacy] = [staffPath('siteTerms'), staffPath('sitePrivacy')]
  const { store } = shop.site
  const order = await placedOrder(store, orderInput(await store.content(), testNow), testNow)
  const { termsVersion } = await storedOrder(store, order)
  const standard = { zh: await page('/terms/'), en: await page('/en/terms/') }
  const { 'list.terms': ids = '' } = valuesOn(await page(terms))
  const input = {
    'list.terms': ids.replace(/(^|,)pickup(?=,|$)/, ''),
    'item.allergens.question.zh': '食物敏感',
    'item.allergens.question.en': 'Food allergies',
    'item.allergens.answer.zh': '請先告訴我們。\n- 花生\n- 蝦蟹',
    'item.allergens.answer.en': 'Please tell us first.\n- Peanuts\n- Shellfish',
  }
  const gap = await send(terms, 'publish', { ...input, 'item.allergens.answer.en': 'Please tell us first.' })
  expect(gap).toMatchObject({ status: 422, html: expect.stringContaining(fieldProblems['lines-differ'].zh) })
  await send(terms, 'save-draft', input)
  expect(await page(siteDraftPath('en', 'terms'))).toContain('<li>Shellfish</li>')
  expect(await page('/en/terms/')).not.toContain('Shellfish')
  await send(terms, 'publish')
  for (const [path, lang, title, item] of [
    ['/terms/', 'zh', '食物敏感', '蝦蟹'],
    ['/en/terms/', 'en', 'Food allergies', 'Shellfish'],
  ] as const) {
    const html = await page(path)
    expect(html).toContain(`<h2 id="allergens-title">${title}</h2>`)
    expect(html).toContain(`<li>${item}</li>`)
    expect(html).not.toContain('id="pickup"')
    expect(html).not.toContain('content="noindex"')
    const earlier = await page(`${path}?version=${termsVersion}`)
    expect(earlier).toContain('content="noindex"')
    expect(earlier).toContain(endedTermsNote(termsVersion)[lang])
    expect(earlier).toContain(`<a href="${path}"`)
    expect(earlier).not.toContain(item)
    const clausesIn = (of: string) => of.match(/<section id="(?:allergens|pickup|contact)".*?<\/section>/gs)
    expect(clausesIn(earlier)).toEqual(clausesIn(standard[lang]))
  }
  expect(await page(orderPath(order.reference, order.token, 'en'))).toContain(
    `href="${termsPath(termsVersion, 'en')}"`,
  )
  const { termsVersion: current } = (await store.content()).settings
  const toCurrent = await shop.site.request(termsPath(current, 'zh'))
  expect([toCurrent.status, toCurrent.headers.get('location')]).toEqual([302, '/terms/'])

  await send(privacy, 'publish', { 'item.minors.question.en': 'Young people' })
  expect(await page('/en/privacy/')).toContain('Young people')
  expect(await page('/en/privacy/')).toContain(versionNote('2026-11-21').en)
})
