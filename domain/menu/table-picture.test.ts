import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demoSet, demoSets } from '#tests/support/store/catalogue.ts'
import { defaultSelection } from './menu-selection.ts'
import { plateOf } from './plate.ts'
import { layTable } from './table.ts'
import {
  clothOf,
  composedAs,
  composeTable,
  drawingOf,
  maxVersionLetters,
  readTable,
} from './table-picture.ts'
import { cloths } from './table-place.ts'
import { placesOf } from './table-shape.ts'

const sets = [...demoSets().values()]
const dishes = sets.flatMap(({ groups }) => groups.flatMap((group) => group.dishes.map(({ dish }) => dish)))
const drawings = new Map(dishes.map((dish) => [dish.id, drawingOf(dish, `dishes/${dish.id}.svg`)]))

describe('the picture of a table', () => {
  test('says where each chosen dish of every set lies', () => {
    for (const set of sets) {
      const selection = defaultSelection(set)
      const picture = readTable(composeTable(set, drawings, selection).version)
      const table = layTable(placesOf(set.groups), set.groups, selection)
      const at = table.map(({ x, y, width, dishId }) => ({ x, y, width, drawing: dishId }))
      expect(
        picture?.spots.map(({ x, y, width, dish }) => ({ x, y, width, drawing: dish?.drawing ?? null })),
      ).toEqual(at)
      expect(picture?.cloth).toBe(clothOf(set.categoryId))
    }
  })

  test('says how many boxes there are of a dish', () => {
    const set = demoSet(49)
    const [group] = set.groups
    const dish = group?.dishes[1]?.dish
    if (!group || !dish) throw new Error('the demo set has no dishes')
    const picture = readTable(composeTable(set, drawings, { [group.id]: { [dish.id]: 30 } }).version)
    expect(picture?.spots.map((spot) => spot.dish?.number ?? 0)).toEqual([0, 30, 0, 0, 0, 0, 0, 0, 0, 0])
  })

  test('of a set that begins empty shows each dish', () => {
    const picture = readTable(composeTable(demoSet(49), drawings).version)
    expect(picture?.spots.every(({ dish }) => dish?.number === 1)).toBe(true)
  })

  test('of a set without dishes has one plate', () => {
    const picture = readTable(composeTable({ ...demoSet(2), groups: [] }, drawings).version)
    expect(picture?.spots).toHaveLength(1)
    expect(picture?.spots[0]?.dish).not.toBeNull()
  })

  test('leaves the place of a dish free that left the menu', () => {
    const set = demoSet(14)
    expect(readTable(composeTable(set, new Map()).version)?.spots.map(({ dish }) => dish)).toEqual([
      null,
      null,
      null,
    ])
  })

  test('has a plate in place of a photograph', () => {
    const [dish] = dishes
    if (!dish) throw new Error('the demo has no dishes')
    const { food, tone, seed } = plateOf(dish)
    expect(drawingOf(dish, 'uploads/a.webp')).toBe(`plate-${food}-${tone}-${seed}`)
    expect(drawingOf(dish, 'dishes/siu-mai.svg')).toBe('siu-mai')
  })

  test('has a name within its limit for the longest names on the largest table', () => {
    const [group] = demoSet(49).groups
    if (!group) throw new Error('the demo set has no groups')
    const ids = Array.from({ length: 50 }, (_, index) => `dish-${index}`)
    const many = ids.flatMap((id) =>
      group.dishes.slice(0, 1).map((one) => ({ ...one, dish: { ...one.dish, id } })),
    )
    const long = new Map(ids.map((id) => [id, 'x'.repeat(40)]))
    const all = Object.fromEntries(ids.map((id) => [id, 2000]))
    const groups = [
      { ...group, max: 2000, dishes: many },
      { ...group, id: 'extras', min: 0, max: 2000, dishes: many },
    ]
    const { version } = composeTable({ ...demoSet(49), groups }, long, { [group.id]: all, extras: all })
    expect(readTable(version)?.spots.filter(({ dish }) => dish?.number === 2000)).toHaveLength(40)
    expect(version.length).toBeLessThanOrEqual(maxVersionLetters)
  })

  test('has one of five cloths for any category', () => {
    fc.assert(fc.property(fc.string(), (category) => cloths.includes(clothOf(category))))
  })
})

test.each([
  ['plate-rice-red-a', 'plates'],
  ['table-0-pp_a_b', 'tables'],
  ['table-0-pp__b.12', 'tables'],
] as const)('the version %s names one of the %s', (version, folder) => {
  expect(composedAs(version)?.folder).toBe(folder)
})

const tooLong = `table-0-${'p'.repeat(32)}_${'a'.repeat(2000)}`

test.each([
  '',
  'a',
  'table-5-p_a',
  'table-0-p_../a',
  'table-0-p_a_b',
  'table-0-x_a',
  'table-0-p_a.0',
  'table-0-p_a.12345',
  'table-2_fried-rice',
  `table-0-p_${'a'.repeat(61)}`,
])('the version %j names no composed picture', (version) => {
  expect(composedAs(version)).toBeNull()
})

test('a version beyond its limit names no composed picture', () => {
  expect(composedAs(tooLong)).toBeNull()
})
