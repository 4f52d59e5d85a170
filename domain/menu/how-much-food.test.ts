import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calendarDate } from '#domain/calendar.ts'
import { districtZones } from '#domain/delivery/usual-districts.ts'
import { maxUnits } from '#domain/input-limits.ts'
import { cents } from '#domain/money.ts'
import { quote } from '#domain/ordering/quote.ts'
import { demoSet, demoSets, demoSettings, draftWith } from '#tests/support/store/catalogue.ts'
import {
  type Appetite,
  appetites,
  estimateOf,
  type FoodRequest,
  firstRequest,
  type Occasion,
  occasions,
  type ServedSet,
  servingsNeeded,
  setsToSuggest,
  suggestFood,
  usualRequest,
} from './how-much-food.ts'
import { defaultSelection } from './menu-selection.ts'

const sets = setsToSuggest([...demoSets().values()])
const settings = demoSettings()
const bounds = settings.service.guests
const allOccasions = Object.keys(occasions) as Occasion[]
const allAppetites = Object.keys(appetites) as Appetite[]

const requests = fc.record({
  guests: fc.integer({ min: 2, max: 2000 }),
  occasion: fc.constantFrom(...allOccasions),
  appetite: fc.constantFrom(...allAppetites),
})
const menus = fc.array(
  fc
    .record({
      price: fc.integer({ min: 1, max: 900_000 }),
      max: fc.integer({ min: 1, max: 60 }),
      minQuantity: fc.constantFrom(1, 1, 1, 8, 10),
      includesDelivery: fc.boolean(),
    })
    .map(({ price, max, minQuantity, includesDelivery }) => ({ price, max, minQuantity, includesDelivery })),
  { minLength: 1, maxLength: 6 },
)

function menuOf(
  rows: readonly { price: number; max: number; minQuantity: number; includesDelivery: boolean }[],
) {
  return rows.map(
    ({ price, max, minQuantity, includesDelivery }, index): ServedSet => ({
      id: index + 1,
      categoryId: 'party-sets',
      serves: { min: 1, max },
      price: cents(price),
      includesDelivery,
      minQuantity,
    }),
  )
}

const namesOf = (request: FoodRequest) =>
  suggestFood(request, sets, bounds).map(({ lines }) =>
    lines.map(({ set, quantity }) => `${quantity} ${set.slug}`),
  )

describe('the number of servings', () => {
  test.each([
    ['light', 'party', 40, 36],
    ['light', 'party', 2, 2],
    ['normal', 'party', 40, 40],
    ['hearty', 'party', 41, 50],
    ['light', 'lunch', 40, 40],
    ['hearty', 'lunch', 40, 48],
  ] as const)('for %s appetites at a %s of %i is %i', (appetite, occasion, guests, servings) => {
    expect(servingsNeeded({ guests, occasion, appetite })).toBe(servings)
  })
})

describe('the food calculator with the demo menu', () => {
  const party = (guests: number) => namesOf({ guests, occasion: 'party', appetite: 'normal' })

  test('suggests one set for a party of ten', () => {
    expect(party(10)).toEqual([['1 easy-party-10']])
  })

  test('suggests one large set or several cheap ones for forty', () => {
    expect(party(40)).toEqual([['4 easy-party-10'], ['1 gathering-40']])
  })

  test('mixes sizes if that costs less', () => {
    expect(party(50).at(-1)).toEqual(['1 gathering-40', '1 easy-party-10'])
  })

  test('respects the minimum quantity for a lunch for five', () => {
    expect(namesOf({ guests: 5, occasion: 'lunch', appetite: 'normal' })).toEqual([['8 asian-individual']])
    expect(namesOf({ guests: 60, occasion: 'lunch', appetite: 'normal' })).toEqual([
      ['60 hong-kong-lunch-box'],
    ])
  })

  test('suggests only meals that can be ordered here all year round', () => {
    const remaining = [...demoSets().values()].filter((set) => !sets.includes(set)).map(({ slug }) => slug)
    expect(remaining).toEqual(
      expect.arrayContaining(['poon-choi-12', 'bites-by-the-piece', 'golden-snack-tray', 'christmas-20']),
    )
    expect(sets.every(({ season, externalPath }) => season === null && externalPath === null)).toBe(true)
    expect(setsToSuggest([{ ...demoSet(4), published: false }])).toEqual([])
  })

  test('has a suggestion for every occasion, from 2 to 2000 guests', () => {
    for (const occasion of allOccasions)
      for (const guests of [2, 2000])
        for (const appetite of allAppetites)
          expect(suggestFood({ guests, occasion, appetite }, sets, bounds)).not.toEqual([])
  })

  test('suggests tables, or a plate each, of a shop with categories of its own', () => {
    const own = { ...demoSet(4), categoryId: 'feasts', minQuantity: 1, serves: { min: 9, max: 10 } }
    const plate = { ...own, id: 5, unit: 'person' as const, serves: { min: 1, max: 1 } }
    const chosen = (occasion: Occasion) =>
      suggestFood({ guests: 20, occasion, appetite: 'normal' }, setsToSuggest([own, plate]), bounds).map(
        ({ lines }) => lines.map(({ set, quantity }) => [set.id, quantity]),
      )
    expect(chosen('reception')).toEqual([[[4, 2]]])
    expect(chosen('lunch')).toEqual([[[5, 20]]])
  })

  test.each([1, 0, -1, 2001, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('rejects %d guests', (guests) => {
    expect(suggestFood({ guests, occasion: 'party', appetite: 'normal' }, sets, bounds)).toEqual([])
  })

  test('refuses numbers of guests that the shop does not cater for', () => {
    const small = { min: 10, max: 30 }
    const party = (guests: number) => suggestFood({ ...usualRequest, guests }, sets, small)
    expect([9, 31].map(party)).toEqual([[], []])
    for (const guests of [10, 30]) expect(party(guests)).not.toEqual([])
    expect(firstRequest(small).guests).toBe(30)
    expect(firstRequest({ min: 50, max: 90 }).guests).toBe(50)
    expect(firstRequest(bounds)).toEqual(usualRequest)
  })

  test('suggests nothing when nothing is on sale', () => {
    expect(suggestFood({ guests: 20, occasion: 'party', appetite: 'normal' }, [], bounds)).toEqual([])
  })
})

describe('every suggestion', () => {
  test('is enough for all guests, with sets of the occasion in available quantities', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const categories: readonly string[] = occasions[request.occasion].categories
        for (const { lines, servings, food, count } of suggestFood(request, sets, bounds)) {
          expect(servings).toBeGreaterThanOrEqual(servingsNeeded(request))
          expect(lines.reduce((sum, { set, quantity }) => sum + set.serves.max * quantity, 0)).toBe(servings)
          expect(lines.reduce((sum, { set, quantity }) => sum + set.price * quantity, 0)).toBe(food)
          expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(count)
          for (const { set, quantity } of lines) {
            expect(categories).toContain(set.categoryId)
            expect(quantity).toBeGreaterThanOrEqual(set.minQuantity)
          }
        }
      }),
    )
  })

  test('serves no fewer people for more guests, and the cheapest costs no less', () => {
    fc.assert(
      fc.property(requests, menus, fc.boolean(), (request, rows, isReal) => {
        fc.pre(request.guests < 2000)
        const menu = isReal ? sets : menuOf(rows)
        expectNoLess(request, { ...request, guests: request.guests + 1 }, menu)
      }),
      { numRuns: 120 },
    )
  })

  test('serves no fewer people for a larger appetite, and the cheapest costs no less', () => {
    fc.assert(
      fc.property(requests, menus, fc.boolean(), (request, rows, isReal) => {
        const menu = isReal ? sets : menuOf(rows)
        expectNoLess({ ...request, appetite: 'light' }, { ...request, appetite: 'normal' }, menu)
        expectNoLess({ ...request, appetite: 'normal' }, { ...request, appetite: 'hearty' }, menu)
      }),
      { numRuns: 100 },
    )
  })

  test('is the cheapest selection or the one with the fewest sets', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 40 }), menus, (guests, rows) => {
        const menu = menuOf(rows.slice(0, 3))
        const suggestions = suggestFood({ guests, occasion: 'party', appetite: 'normal' }, menu, bounds)
        const all = everySelection(menu, guests)
        expect(suggestions[0]?.food).toBe(Math.min(...all.map(({ price }) => price)))
        expect(suggestions.at(-1)?.count).toBe(Math.min(...all.map(({ count }) => count)))
      }),
      { numRuns: 100 },
    )
  })
})

describe('the estimate of the food calculator', () => {
  const places = [
    ...Object.values(districtZones).map((zoneId) => ({ zoneId, remotePlaceId: null })),
    ...settings.remotePlaces.map(({ id, zoneId }) => ({ zoneId, remotePlaceId: id })),
  ]

  test('equals the price of the order form', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom(...places), (request, place) => {
        for (const suggestion of suggestFood(request, sets, bounds)) {
          // Larger orders are made by enquiry.
          fc.pre(suggestion.lines.every(({ quantity }) => quantity <= maxUnits))
          const { delivery, total } = estimateOf(suggestion, place, settings)
          const lines = suggestion.lines.map(({ set, quantity }) => ({
            setId: set.id,
            quantity,
            selection: defaultSelection(set),
          }))
          const query = quote(
            draftWith({ lines, fulfilment: 'delivery', ...place }),
            { sets: demoSets(), settings },
            calendarDate('2026-06-01'),
          )
          expect({ delivery, total }).toEqual({ delivery: query.delivery, total: query.total })
          expect(query.refusals.map(({ code }) => code)).not.toContain('below-minimum-quantity')
        }
      }),
    )
  })

  test('omits a fee that has to be quoted', () => {
    const [cheapest] = suggestFood({ guests: 8, occasion: 'birthday', appetite: 'normal' }, sets, bounds)
    if (!cheapest) throw new Error('no suggestion')
    const place = { zoneId: 'new-territories', remotePlaceId: 'sai-kung-town' }
    const { delivery, total } = estimateOf(cheapest, place, settings)
    expect(delivery.reason).toBe('by-quotation')
    expect(total).toBe(cheapest.food)
  })
})

function expectNoLess<Set extends ServedSet>(less: FoodRequest, more: FoodRequest, menu: readonly Set[]) {
  const small = suggestFood(less, menu, bounds)
  const large = suggestFood(more, menu, bounds)
  expect(large.length > 0).toBe(small.length > 0)
  expect(large[0]?.servings ?? 0).toBeGreaterThanOrEqual(small[0]?.servings ?? 0)
  expect(large[0]?.food ?? 0).toBeGreaterThanOrEqual(small[0]?.food ?? 0)
  expect(large.at(-1)?.count ?? 0).toBeGreaterThanOrEqual(small.at(-1)?.count ?? 0)
}

function everySelection(menu: readonly ServedSet[], servings: number): { price: number; count: number }[] {
  const combinableSets = menu.filter(({ minQuantity }) => minQuantity <= 1)
  const grow = (
    from: number,
    remaining: number,
    price: number,
    count: number,
  ): { price: number; count: number }[] => {
    if (remaining <= 0) return [{ price, count }]
    return combinableSets
      .slice(from)
      .flatMap((set, index) => grow(from + index, remaining - set.serves.max, price + set.price, count + 1))
  }
  const alone = menu
    .filter(({ minQuantity }) => minQuantity > 1)
    .map(({ price, serves, minQuantity }) => {
      const count = Math.max(minQuantity, Math.ceil(servings / serves.max))
      return { price: price * count, count }
    })
  return [...grow(0, servings, 0, 0), ...alone]
}
