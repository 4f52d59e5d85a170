import { describe, expect, test } from 'vitest'
import { landingFigures } from '#content/pages/landing/landing-figures.ts'
import type { Dish, SetMenu } from '#domain/menu/catalogue.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import { cents, formatMoney } from '#domain/money.ts'
import { demoPage, demoSets, demoSettings } from '#tests/support/store/catalogue.ts'
import { boxesView } from './bento/boxes-view.ts'
import { candlesView } from './birthday/candles-view.ts'
import { pierView } from './boat/pier-view.ts'
import { roundTableView } from './chinese/round-table-view.ts'
import { adventView } from './christmas/advent-view.ts'
import { trickBoxView } from './halloween/trick-box-view.ts'
import { rulerView } from './party/ruler-view.ts'
import { byThePieceView } from './snacks/by-the-piece-view.ts'
import { heatView } from './thai/heat-view.ts'
import { freeFromView } from './vegetarian/free-from-view.ts'
import { invitationView } from './wedding/invitation-view.ts'
import { coursesView } from './western/courses-view.ts'

const sets = [...demoSets().values()]
const settings = demoSettings()
const figures = landingFigures(settings, sets)
const pictures = new Map()
const lang = 'en'
const categoryOf = (page: string) => demoPage(page).menu.categoryId
const setsOf = (page: string) => sets.filter((set) => isListedIn(set, categoryOf(page)))
const context = (page: string, menu: readonly SetMenu[] = sets) =>
  ({
    sets: menu,
    figures: landingFigures(settings, menu),
    categoryId: categoryOf(page),
    pictures,
    lang,
  }) as const

describe('the price ruler', () => {
  test('shows every party set with its price, in the column of its size', () => {
    const view = rulerView(context('party-food'))
    const views = view?.tiers.flatMap((tier) =>
      tier.sets.flatMap((set, column) => (set ? [{ set, column }] : [])),
    )
    expect(views).toHaveLength(setsOf('party-food').length)
    for (const { set, column } of views ?? []) {
      const menuSet = sets.find(({ slug }) => slug === set.slug)
      expect(set.price).toBe(formatMoney(menuSet?.price ?? cents(0)))
      expect(view?.sizes[column]).toBe(menuSet?.serves.max)
    }
  })
})

describe('the chilli scale', () => {
  test('puts each savoury dish of the Thai sets on the side of its spiciness mark', () => {
    const view = heatView(sets, categoryOf('thai-catering'), lang)
    const hot = view?.hot.map(({ id }) => id) ?? []
    const mild = view?.mild.map(({ id }) => id) ?? []
    const dishes = new Map<string, Dish>(
      setsOf('thai-catering').flatMap(({ groups }) =>
        groups.flatMap((group) => group.dishes.map(({ dish }) => [dish.id, dish] as const)),
      ),
    )
    expect(hot).not.toEqual([])
    expect(mild).not.toEqual([])
    expect(new Set([...hot, ...mild]).size).toBe(hot.length + mild.length)
    expect(hot.every((id) => dishes.get(id)?.spicy)).toBe(true)
    expect(mild.some((id) => dishes.get(id)?.spicy)).toBe(false)
    expect(mild).not.toContain('mango-sticky-rice')
  })
})

describe('the courses of a Western set', () => {
  test('add up to all of its dishes', () => {
    const view = coursesView(context('western-catering'))
    for (const { total, counts } of view?.sets ?? []) {
      const sum = counts.reduce((all, count) => all + (count?.servedCount ?? 0), 0)
      expect(total).toBe(`${sum} dishes`)
    }
    expect(view?.sets.length).toBeGreaterThan(1)
  })
})

describe('the round table', () => {
  const banquet = sets.find(({ slug }) => slug === demoPage('chinese-catering').menu.setSlug)

  test('numbers the plates continuously from course to course', () => {
    const view = roundTableView(banquet, lang)
    let next = 1
    for (const { first, dishes } of view?.courses ?? []) {
      expect(first).toBe(next)
      next += dishes.length
    }
    expect(view?.plates).toBe(`${next - 1} dishes`)
  })

  test('is not shown for a set with choices', () => {
    expect(
      roundTableView(
        sets.find(({ slug }) => slug === 'cantonese-home-10'),
        lang,
      ),
    ).toBeNull()
  })
})

describe('the wedding invitation', () => {
  test('shows the two wedding sets with what they include and the paid extras', () => {
    const [reception, feast] = invitationView(sets, lang)
    expect([reception?.price, feast?.price]).toEqual(
      ['wedding-reception-30', 'wedding-feast-60'].map((slug) => figures.set(slug).price),
    )
    expect(reception?.extras.map(({ price }) => price)).toContain(
      figures.dishPrice('wedding-reception-30', 'wedding-cake'),
    )
    expect(feast?.courses.flatMap(({ choice }) => choice ?? [])).toEqual([])
  })
})

describe('the birthday candles', () => {
  test('show the birthday sets by size, with the dishes of each', () => {
    const view = candlesView(context('birthday-party'))
    expect(view?.sets.map(({ guests }) => guests)).toEqual([10, 20, 30, 40, 50, 60])
    const cake = view?.rows.at(-1)?.cells ?? []
    expect(new Set(cake.map((cell) => ('words' in cell ? cell.words : cell.kind)))).toEqual(
      new Set([`+${figures.dishPrice('birthday-10', 'birthday-cake')}`]),
    )
  })
})

describe('the Christmas calendar', () => {
  const season = { from: '12-01', to: '12-31' }
  const view = adventView({ season, settings, figures, pictures, lang })

  test('names the last day to order online for each day of the season', () => {
    expect(view?.doors).toHaveLength(31)
    expect(view?.doors.find(({ day }) => day === 1)?.last).toBe('28/11')
    expect(view?.doors.find(({ day }) => day === 24)?.last).toBe('21/12')
  })

  test('follows the lead time', () => {
    const later = adventView({ season, settings: { ...settings, leadDays: 5 }, figures, pictures, lang })
    expect(later?.doors.find(({ day }) => day === 24)?.last).toBe('19/12')
    expect(later?.lead).toContain('5 days')
  })

  test('marks the days with special fees', () => {
    const special = view?.doors.filter(({ isSpecial }) => isSpecial).map(({ day }) => day)
    expect(special).toEqual([22, 23, 24, 25, 26, 27, 31])
  })

  test('is not shown for a menu served all year', () => {
    expect(adventView({ season: null, settings, figures, pictures, lang })).toBeNull()
  })
})

describe('the Halloween street', () => {
  test('has a door for each box up to the gift while the promotion runs', () => {
    const { street } = trickBoxView({ sets, figures, pictures, lang }) ?? {}
    expect([street?.fewest, street?.doors]).toEqual([10, 14])
    expect(street?.note).toContain('1 to 31 October')
  })

  test('disappears with the promotion, and the box stays', () => {
    const without = landingFigures({ ...settings, promotions: [] }, sets)
    const view = trickBoxView({ sets, figures: without, pictures, lang })
    expect(view?.street).toBeNull()
    expect(view?.compartments).toHaveLength(2)
  })
})

describe('the boat timetable', () => {
  test('counts back from the time of sailing', () => {
    const view = pierView(context('junk-catering'))
    expect(view?.steps.map(({ time }) => time)).toEqual([
      '10:00–11:30',
      '11:30–12:00',
      '10:00–11:00',
      '10:00–12:00',
    ])
    expect(view?.lead).toContain('sailing at 12:00')
  })

  test('counts the hours that food keeps from the earliest arrival', () => {
    const { arrivalMinutes } = settings.service
    const service = { ...settings.service, warmHours: 2, arrivalMinutes: arrivalMinutes + 15 }
    const view = pierView({ figures: landingFigures({ ...settings, service }, sets), lang })
    const [van, , hot, cold] = view?.steps ?? []
    const earliest = van?.time.split('–')[0]
    expect(earliest).toBe('09:45')
    expect(hot?.time).toBe('09:45–11:45')
    expect(cold?.time).toBe('09:45–11:45')
  })
})

describe('the table of eggs and milk', () => {
  test('marks egg and milk as the allergens of each dish do', () => {
    const view = freeFromView(sets, categoryOf('vegetarian-catering'), lang)
    const dishes = new Map(
      setsOf('vegetarian-catering').flatMap(({ groups }) =>
        groups.flatMap((group) => group.dishes.map(({ dish }) => [dish.id, dish] as const)),
      ),
    )
    for (const { id, hasEgg, hasMilk } of view?.tables.flatMap((table) => table.dishes) ?? []) {
      expect([id, hasEgg]).toEqual([id, dishes.get(id)?.allergens.includes('egg')])
      expect([id, hasMilk]).toEqual([id, dishes.get(id)?.allergens.includes('milk')])
    }
    expect(view?.tables.map((table) => table.dishes.length)).toEqual([10, 10])
    expect(view?.tables[0]?.about).toContain('vegan')
  })
})

describe('the wall of lunch boxes', () => {
  test('shows each main dish once, at the price of the whole box', () => {
    const { boxes = [] } = boxesView(context('bento')) ?? {}
    expect(boxes).not.toEqual([])
    expect(new Set(boxes.map(({ id }) => id)).size).toBe(boxes.length)
    for (const { id, slug, price } of boxes) {
      const set = sets.find((each) => each.slug === slug)
      const main = set?.groups[0]?.dishes.find(({ dish }) => dish.id === id)
      expect([id, price]).toEqual([id, formatMoney(cents((set?.price ?? 0) + (main?.extra ?? 0)))])
    }
  })
})

describe('the prices by the piece', () => {
  test('rise from row to row, and equal those of the menu', () => {
    const { bites = [] } = byThePieceView(context('snack-catering')) ?? {}
    const shares = bites.map(({ share }) => share)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(bites.find(({ id }) => id === 'egg-tarts')).toMatchObject({ price: '$18', ofOne: '$540' })
  })
})

test('landing pages omit these sections in a shop without their sets', () => {
  expect(
    [
      rulerView(context('party-food', [])),
      heatView([], 'thai', lang),
      coursesView(context('western-catering', [])),
      roundTableView(undefined, lang),
      candlesView(context('birthday-party', [])),
      trickBoxView(context('halloween', [])),
      freeFromView([], 'vegetarian', lang),
      boxesView(context('bento', [])),
      byThePieceView(context('snack-catering', [])),
    ].filter((view) => view !== null),
  ).toEqual([])
  expect(invitationView([], lang)).toEqual([])
})
