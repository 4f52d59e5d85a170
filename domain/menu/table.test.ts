import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Selection } from '#domain/ordering/order.ts'
import { demoSet, demoSets } from '#tests/support/store/catalogue.ts'
import { addDish, canAdd, defaultSelection, dishCount, numberOf, removeDish } from './menu-selection.ts'
import { type LaidPlace, layTable } from './table.ts'
import type { Spot } from './table-place.ts'
import { centredTables, plainTables } from './table-places.ts'
import { clothRatio, distance, placesOf, spotsOf } from './table-shape.ts'

const sets = [...demoSets().values()]
const tables = sets.map((set) => ({ set, places: placesOf(set.groups) }))

function expectRoom(spots: readonly Spot[]) {
  for (const [index, spot] of spots.entries()) {
    const r = spot.width / 2
    const toEdge = Math.min(spot.x, 100 - spot.x, spot.y * clothRatio, (100 - spot.y) * clothRatio)
    expect(r).toBeGreaterThan(0)
    expect(r).toBeLessThanOrEqual(toEdge)
    for (const other of spots.slice(0, index)) {
      expect(distance(spot, other)).toBeGreaterThanOrEqual(r + other.width / 2 - 1e-9)
    }
  }
}

describe('the places of a table', () => {
  test('of every set are on the cloth and beside each other', () => {
    for (const { places } of tables) expectRoom(places)
  })

  test('of any size and any courses are on the cloth and beside each other', () => {
    const kinds = fc.array(fc.constantFrom('m', 't', 'p', 's', 'd'), { minLength: 1, maxLength: 32 })
    fc.assert(
      fc.property(kinds, fc.nat(8), fc.boolean(), (letters, extras, hasCentre) => {
        const shape = `${hasCentre && letters.length > 1 && letters.length < 32 ? 'c' : ''}${letters.join('')}${'o'.repeat(extras)}`
        const spots = spotsOf(shape)
        expect(spots).toHaveLength(shape.length)
        expectRoom(spots ?? [])
      }),
      { numRuns: 60 },
    )
  })

  test('are as many as the dishes to choose, and extras have more', () => {
    for (const { set, places } of tables) {
      const dishes = (isExtra: boolean) => places.filter((place) => place.isExtra === isExtra).length
      const required = set.groups.filter(({ min }) => min > 0)
      const choices = required.reduce((sum, { max, dishes }) => sum + Math.min(max, dishes.length), 0)
      expect([set.id, dishes(false)]).toEqual([set.id, choices])
      expect(dishes(true) > 0).toBe(required.length < set.groups.length)
    }
  })

  test('exist for thirty-two dishes, with and without one in the centre', () => {
    expect([plainTables.length, centredTables.length]).toEqual([32, 30])
  })

  test('of more dishes than a table holds are those of the first', () => {
    const [group] = demoSet(49).groups
    if (!group) throw new Error('the demo set has no groups')
    const dishes = Array.from({ length: 50 }, (_, index) => ({ dish: { id: `dish-${index}` } }))
    expect(placesOf([{ ...group, dishes }])).toHaveLength(32)
  })

  test.each(['', 'x', 'ccm', 'c', 'cm', 'm'.repeat(33), `m${'o'.repeat(9)}`])('%j is no table', (shape) => {
    expect(spotsOf(shape)).toBeNull()
  })

  test('run by course from left to right', () => {
    const courses = placesOf(demoSet(4).groups).filter(({ isExtra }) => !isExtra)
    const columns = [courses.slice(0, 3), courses.slice(3, 6), courses.slice(6, 9), courses.slice(9, 12)]
    const left = columns.map((column) => Math.min(...column.map(({ x }) => x)))
    expect(left).toEqual(left.toSorted((a, b) => a - b))
    expect([courses[0]?.groupId, courses.at(-1)?.groupId]).toEqual(['salad', 'dessert'])
  })

  test('have a special dish in the centre', () => {
    const [special] = placesOf(demoSet(14).groups)
    expect(special).toMatchObject({ groupId: 'special', x: 50, y: 50 })
  })
})

const names = (table: readonly LaidPlace[]) => table.map(({ dishId, number }) => `${dishId} ${number}`)

describe('a laid table', () => {
  test('has each chosen dish once, and free places for those to come', () => {
    for (const { set, places } of tables) {
      const selection = defaultSelection(set)
      const table = layTable(places, set.groups, selection)
      expect(table.reduce((sum, { number }) => sum + number, 0)).toBe(dishCount(set, selection))
      const empty = layTable(places, set.groups, {})
      expect(empty.every(({ dishId, number }) => dishId === null && number === 0)).toBe(true)
    }
  })

  test('is the same whichever dish of a choice was chosen first', () => {
    const { groups } = demoSet(4)
    const selection = defaultSelection(demoSet(4))
    const turned = Object.fromEntries(
      Object.entries(selection).map(([groupId, numbers]) => [
        groupId,
        Object.fromEntries(Object.entries(numbers).reverse()),
      ]),
    )
    const places = placesOf(groups)
    expect(layTable(places, groups, turned)).toEqual(layTable(places, groups, selection))
  })

  test('shows how many boxes of each dish were chosen', () => {
    const set = demoSet(49)
    const [group] = set.groups
    const dishId = group?.dishes[3]?.dish.id ?? ''
    const table = layTable(placesOf(set.groups), set.groups, { [group?.id ?? '']: { [dishId]: 12 } })
    expect(table).toHaveLength(group?.dishes.length ?? 0)
    expect(table[3]).toMatchObject({ dishId, number: 12 })
  })

  test('changes in one place at each of ten thousand taps, and nowhere else', () => {
    const taps = fc.record({ group: fc.nat(), dish: fc.nat(), removes: fc.boolean() })
    const runs = fc.record({
      table: fc.constantFrom(...tables),
      taps: fc.array(taps, { minLength: 100, maxLength: 100 }),
    })
    const walk = fc.property(runs, ({ table: { set, places }, taps }) => {
      let selection: Selection = defaultSelection(set)
      let table = layTable(places, set.groups, selection)
      for (const tap of taps) {
        const group = set.groups[tap.group % set.groups.length]
        const dish = group?.dishes[tap.dish % group.dishes.length]?.dish
        if (!group || !dish) continue
        const removes = tap.removes && numberOf(selection, group.id, dish.id) > 0
        const adds = !removes && canAdd(group, selection, dish.id)
        if (removes) selection = removeDish(group, selection, dish.id)
        if (adds) selection = addDish(group, selection, dish.id)
        const before = names(table)
        table = layTable(places, set.groups, selection, table)
        const laid = names(table)
        const changes = laid.filter((name, index) => name !== before[index])
        if (changes.length !== Number(removes || adds)) {
          throw new Error(`${changes.length} places of set ${set.id} changed: ${before} → ${laid}`)
        }
      }
      expect(table.map(({ x, y, width }) => ({ x, y, width }))).toEqual(
        places.map(({ x, y, width }) => ({ x, y, width })),
      )
      expect(table.reduce((sum, { number }) => sum + number, 0)).toBe(dishCount(set, selection))
    })
    fc.assert(walk, { numRuns: 100 })
  })
})
