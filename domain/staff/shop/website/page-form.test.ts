import { describe, expect, test } from 'vitest'
import type { ShopPage } from '#domain/shop/shop-page.ts'
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

  test('offers only dates, and a place in the menu, for a page whose words the program has', () => {
    expect(Object.keys(pageForm(pageNamed('eastern'), context).publishedValues)).toEqual([
      'shownFrom',
      'shownUntil',
      'inMenu',
    ])
    expect(Object.keys(pageForm(pageNamed('client'), context).publishedValues)).toEqual([
      'shownFrom',
      'shownUntil',
    ])
  })

  test('drops the lettering of a heading that is renamed, and keeps it otherwise', () => {
    expect(edited({ 'name.zh': '泰菜' }).content).not.toHaveProperty('sign')
    expect(edited({ 'lead.zh': '新' }).content.sign).toEqual(['泰式', '到會'])
  })

  test('drops dishes that are drawn for another picture of the table', () => {
    const { look } = edited({ picture: newPicture }).content
    expect([look.picture, look.plates]).toEqual(['uploads/new.webp', []])
  })

  test('forgets the dishes of another category', () => {
    const { menu } = edited({ category: 'bento' }).content
    expect([menu.categoryId, menu.anchor, menu.dishIds]).toEqual(['bento', 'bento', []])
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
