import { describe, expect, test } from 'vitest'
import { fittingPage, type ShopPage } from '#domain/shop/shop-page.ts'
import { langs } from '#domain/text.ts'
import { demo, demoPages } from '#tests/support/store/catalogue.ts'
import { maxPageValue, type PageContext, pageForm } from './page-form.ts'

const files = demoPages.flatMap(({ content }) => (content ? [content.look.picture] : []))
const context: PageContext = {
  categories: demo.categories.filter(({ kind }) => kind === 'sets').map(({ id }) => id),
  sets: demo.sets.map(({ slug }) => slug),
  pictures: new Map([...files, 'uploads/new.webp'].map((file, index) => [index + 1, file])),
  figureOf: (name) => (name === 'unknown' ? null : '1'),
  pagesWithSection: ['thai-catering'],
}
const newPicture = String(files.length + 1)

const pageNamed = (id: string): ShopPage => {
  const page = demoPages.find((each) => each.id === id)
  if (!page) throw new RangeError(id)
  return page
}
const thai = pageNamed('thai-catering')
const read = (page: ShopPage, changes: Readonly<Record<string, string>> = {}) => {
  const form = pageForm(page, context)
  return form.read({ ...form.publishedValues, ...changes })
}
const edited = (changes: Readonly<Record<string, string>>) => {
  const reading = read(thai, changes)
  if (!reading.ok || !reading.value.content) throw new Error(JSON.stringify(reading))
  return { ...reading.value, content: reading.value.content }
}

describe('the form of a page', () => {
  test.each(demoPages.map((page) => [page.id, page] as const))(
    'leaves %s as it is if nothing is typed',
    (_, page) => {
      const { id, group, isOn, ...kept } = page
      expect(read(page)).toEqual({ ok: true, value: kept })
    },
  )

  test('has room for every text of the demo', () => {
    for (const page of demoPages)
      for (const [name, value] of Object.entries(pageForm(page, context).publishedValues))
        expect([page.id, name, [...value].length <= maxPageValue(name)]).toEqual([page.id, name, true])
  })

  test('offers only dates for a page whose words the program has', () => {
    expect(Object.keys(pageForm(pageNamed('client'), context).publishedValues)).toEqual([
      'shownFrom',
      'shownUntil',
    ])
  })

  test('hides the lettering of another name, the plates of another picture and the dishes of another category', () => {
    const { sign, look, menu } = fittingPage(
      edited({ 'name.zh': '泰菜', picture: newPicture, category: 'bento' }).content,
    )
    expect([sign, look.plates, menu.dishIds, menu.anchor]).toEqual([[], [], [], 'bento'])
    expect(fittingPage(edited({ 'lead.zh': '新' }).content).sign).toEqual(['泰式', '到會'])
  })

  test('shows lettering, plates and dishes again when the version of before is restored', () => {
    const { publishedValues } = pageForm(thai, context)
    const changes = { 'name.zh': '泰菜', picture: newPicture, category: 'bento' }
    const reading = read({ ...thai, ...edited(changes) }, publishedValues)
    const content = reading.ok && reading.value.content
    if (!content || !thai.content) throw new Error(JSON.stringify(reading))
    const { sign, look, menu } = thai.content
    expect(fittingPage(content)).toMatchObject({ sign, look, menu })
  })

  test('keeps each recommended set of a district once, and none that is left open', () => {
    const [first = '', second = ''] = context.sets
    const reading = read(pageNamed('eastern'), { set1: second, set2: '', set3: first, set4: second })
    expect(reading).toMatchObject({ ok: true, value: { district: { sets: { slugs: [second, first] } } } })
  })

  test('accepts figures in every text of a district, and refuses unknown ones', () => {
    const changes = { 'lead.zh': '運費 {unknown}', 'setsLead.en': '{unknown}', 'title.en': '{fee}' }
    const problems = { 'lead.zh': 'figure-unknown', 'setsLead.en': 'figure-unknown' }
    expect(read(pageNamed('eastern'), changes)).toEqual({ ok: false, problems })
  })

  test.each([
    [{ 'lead.zh': '最早 {unknown}' }, { 'lead.zh': 'figure-unknown' }],
    [{ 'answer1.en': 'In {unknown}' }, { 'answer1.en': 'figure-unknown' }],
    [{ 'answer1.zh': '', 'answer1.en': '' }, { 'answer1.zh': 'text-missing' }],
    [{ 'name.zh': '' }, { 'name.zh': 'text-missing' }],
    [{ 'name.zh': '{leadDays}' }, { 'name.zh': 'figure-misplaced' }],
    [{ 'question1.zh': '{unknown}？' }, { 'question1.zh': 'figure-unknown' }],
    [{ picture: '999' }, { picture: 'picture-unknown' }],
    [{ shownFrom: '2026-03-02', shownUntil: '2026-03-01' }, { shownUntil: 'end-before-start' }],
    [{ 'paragraphs.zh': '一行' }, { 'paragraphs.zh': 'lines-differ' }],
  ])('refuses %o with the field’s problem', (changes, problems) => {
    expect(read(thai, changes)).toEqual({ ok: false, problems })
  })

  test('has no box for a section that the page does not have', () => {
    expect(pageForm(pageNamed('bento'), context).publishedValues).not.toHaveProperty('hasOwnSection')
    expect(pageForm(thai, context).publishedValues).toHaveProperty('hasOwnSection', 'yes')
  })

  test('removes a question whose texts are emptied', () => {
    const empty = Object.fromEntries(
      ['question1', 'answer1'].flatMap((name) => langs.map((lang) => [`${name}.${lang}`, ''])),
    )
    expect(edited(empty).content.questions.items).toHaveLength(
      (thai.content?.questions.items.length ?? 0) - 1,
    )
  })
})
