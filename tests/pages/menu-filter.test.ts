import { describe, expect, test } from 'vitest'
import { pagePath } from '#app/paths.ts'
import { filteredMenuPath } from '#app/public/menu-filter/view.ts'
import { groupTitles, menuFilter, otherOccasions, removeChoice } from '#content/pages/menu-filter.ts'
import { noFilter } from '#domain/menu/menu-filter.ts'
import { type Lang, langs } from '#domain/text.ts'
import { all, builtSite, hrefsOf, linksSaying, one, textOf, textsOf } from '#tests/support/site/built-site.ts'

const site = builtSite()

const nuts = { ...noFilter, without: ['peanut', 'crustacean'] } as const

const sectionOf = (document: Document, title: string) =>
  all(document, 'main section').find((each) => textOf(one(each, 'h2')).startsWith(title)) ?? null

const statesOf = (document: Document, lang: Lang) =>
  Object.values(groupTitles).map((title) => {
    const section = sectionOf(document, title[lang])
    return section ? all(section, 'a[data-opens=set]').length : 0
  })

describe.each(langs)('the filtered menu in %s', (lang) => {
  const read = (filter: Parameters<typeof filteredMenuPath>[0]) => site.read(filteredMenuPath(filter, lang))

  test('sorts every set into those that fit, those that can be filled and those that fall short', async () => {
    const document = await read(nuts)
    const states = statesOf(document, lang)
    expect(states.every((count) => count > 0)).toBe(true)
    expect(states.reduce((sum, count) => sum + count, 0)).toBe(53)
    const counts = textsOf(document, '[role=status] b').map(Number)
    expect(counts).toEqual(states)
  })

  test('says on each card how many dishes fit, and of a set that falls short why', async () => {
    const document = await read(nuts)
    const [fitting, fewer, short] = Object.values(groupTitles).map((title) =>
      sectionOf(document, title[lang]),
    )
    const words = {
      zh: [/全部 \d+ 款都啱/, /\d+ 款有 \d+ 款啱/, /要 \d+ 款，只得 \d+ 款啱/],
      en: [/All \d+ dish(es)? fit/, /\d+ of \d+ dish/, /pick \d+, (none fits|only \d+ fits?)/],
    }[lang]
    for (const [index, section] of [fitting, fewer, short].entries())
      for (const card of section ? all(section, 'a[data-opens=set]') : [])
        expect(textOf(card)).toMatch(words[index] ?? /never/)
    expect(fewer && all(fewer, 's').length).toBeGreaterThan(0)
  })

  test('finds sets by a dish in any spelling, and names the dish on cards whose set is called otherwise', async () => {
    const spellings = { zh: ['揚州炒飯', '扬州炒饭'], en: ['yeung chow', 'CHOW yeung'] }[lang]
    const found = await Promise.all(
      spellings.map(async (search) => {
        const document = await read({ ...noFilter, search })
        expect(one(document, 'input[type=search]').getAttribute('value')).toBe(search)
        return textsOf(document, 'main a[data-opens=set]')
      }),
    )
    expect(found[0]?.length).toBeGreaterThan(0)
    expect(found[1]).toEqual(found[0])
    for (const card of found[0] ?? [])
      expect(card).toMatch(lang === 'zh' ? /有揚州炒飯/ : /With Yeung ?Chow/i)
  })

  test('has a form that states the choices, and a link that removes each and all', async () => {
    const document = await read({
      ...nuts,
      only: 'vegetarian',
      guests: 20,
      budget: 150,
      occasion: 'party-sets',
    })
    const ticked = all(document, 'form input[checked]').map((each) => each.getAttribute('value'))
    expect(ticked.toSorted()).toEqual(['crustacean', 'peanut', 'vegetarian'])
    const values = all(document, 'form :is(input[name=guests], input[name=budget])').map((each) =>
      each.getAttribute('value'),
    )
    expect(values).toEqual(['20', '150'])
    expect(one(document, 'form option[selected]').getAttribute('value')).toBe('party-sets')
    const choices = all(document, '[data-part=choices] a')
    expect(choices).toHaveLength(7)
    expect(choices[0]?.getAttribute('aria-label')).toBe(
      removeChoice({ zh: textOf(choices[0] as Element), en: textOf(choices[0] as Element) })[lang],
    )
    expect(new Set(hrefsOf(choices)).size).toBe(7)
    expect(hrefsOf(choices.slice(-1))).toEqual([pagePath('menu', lang)])
  })

  test('says that traces cannot be ruled out, outside anything that folds', async () => {
    for (const path of [filteredMenuPath(nuts, lang), pagePath('menu', lang)]) {
      const document = await site.read(path)
      const caution = all(document, 'main p').find((each) => textOf(each).includes(menuFilter.traces[lang]))
      expect(caution?.closest('details')).toBeNull()
      expect(caution && hrefsOf(all(caution, 'a'))).toEqual([expect.stringMatching(/^tel:/)])
    }
  })

  test('offers ways on where no set can be filled: loosen one choice, other occasions, the kitchen', async () => {
    const document = await read({ ...noFilter, without: ['egg', 'milk'], occasion: 'birthday' })
    expect(textsOf(document, '[role=status] b').slice(0, 2)).toEqual(['0', '0'])
    const loosen = linksSaying(document, menuFilter.loosen[lang])
    expect(hrefsOf(loosen)).toContain(filteredMenuPath({ ...noFilter, without: ['egg', 'milk'] }, lang))
    const others = sectionOf(document, otherOccasions[lang])
    expect(others && all(others, 'a[data-opens=set]').length).toBeGreaterThan(0)
    expect(linksSaying(document, menuFilter.ask[lang]).length).toBeGreaterThan(0)
  })
})

test('a filter without a choice leads to the menu', async () => {
  const response = await site.request('/menu/filter/?only=&guests=&no=nothing')
  expect([response.status, response.headers.get('location')]).toEqual([302, '/menu/'])
})

test('ticks of the form and the commas of a shared address are one page', async () => {
  const [form, shared] = await Promise.all(
    ['/menu/filter/?only=&no=peanut&no=crustacean&guests=', '/menu/filter/?no=crustacean,peanut'].map(
      async (path) => (await site.request(path)).text(),
    ),
  )
  expect(form).toBe(shared)
})

test('guests and a budget leave out the sets for other parties', async () => {
  const document = await site.read('/menu/filter/?guests=10&budget=100')
  const cards = all(document, 'main a[data-opens=set]')
  expect(cards.length).toBeGreaterThan(3)
  expect(cards.length).toBeLessThan(53)
  for (const card of cards) expect(textOf(card)).toMatch(/10 位要 .*每位(約 \$\d+| \$\d+ 起)/)
})

test('search engines do not list filtered menus', async () => {
  const document = await site.read('/menu/filter/?no=egg')
  expect(one(document, 'meta[name=robots]').getAttribute('content')).toBe('noindex')
})
