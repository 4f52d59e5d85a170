import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type OrderReference, orderReference } from '#domain/placed/order-reference.ts'
import { containersOf, type PackedOrder } from './containers.ts'
import { labelsOf, labelsPerSheet, sheetsOf } from './labels.ts'
import { dishesToCook } from './production.ts'

const text = (zh: string) => ({ zh, en: zh })
const reference: OrderReference = orderReference(new Uint8Array(16))

function order(lines: PackedOrder['lines'], slot = '12:00', id = 1): PackedOrder {
  return { id, reference, slot, lines, promotions: [] }
}

const dish = (dishId: string, number = 1, groupId = 'hot') => ({
  groupId,
  dishId,
  name: text(dishId),
  number,
})
const setOf = (portionsPerUnit: number, units: number, ...dishes: ReturnType<typeof dish>[]) => ({
  position: 0,
  set: text(`${portionsPerUnit} 人餐`),
  units,
  portionsPerUnit,
  isByItem: false,
  dishes,
})
const items = (...dishes: ReturnType<typeof dish>[]) => ({
  ...setOf(
    1,
    dishes.reduce((sum, { number }) => sum + number, 0),
    ...dishes,
  ),
  isByItem: true,
})

const dishes = fc.uniqueArray(
  fc.record({
    dishId: fc.constantFrom('a', 'b', 'c'),
    groupId: fc.constantFrom('hot', 'cold'),
    number: fc.integer({ min: 1, max: 4 }),
  }),
  { selector: ({ dishId, groupId }) => `${groupId} ${dishId}`, minLength: 1 },
)
const someLine = fc.oneof(
  fc
    .tuple(fc.constantFrom(1, 10, 20), fc.integer({ min: 1, max: 3 }), dishes)
    .map(([size, units, choices]) =>
      setOf(size, units, ...choices.map(({ dishId, number, groupId }) => dish(dishId, number, groupId))),
    ),
  dishes.map((choices) =>
    items(...choices.map(({ dishId, number, groupId }) => dish(dishId, number, groupId))),
  ),
)
const somePromotions = fc.uniqueArray(
  fc.record({
    promotionId: fc.constantFrom('hot', 'snack', 'ghosts'),
    name: fc.constantFrom(text('free snack'), text('free sweets')),
    gift: fc.option(
      fc.record({
        id: fc.constantFrom('a', 'b', 'free'),
        name: fc.constant(text('free')),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
    ),
  }),
  { selector: ({ promotionId }) => promotionId },
)
const someOrder = fc
  .tuple(
    fc.array(someLine, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('11:00', '12:00', '18:30'),
    somePromotions,
  )
  .map(([lines, slot, promotions]) => ({
    ...order(
      lines.map((line, position) => ({ ...line, position })),
      slot,
    ),
    promotions,
  }))
const someDay = fc
  .array(someOrder, { maxLength: 8 })
  .map((orders) => orders.map((each, index) => ({ ...each, id: index + 1 })))

/** Counts without trays, as an independent check. */
function portionsOf(orders: readonly PackedOrder[], dishId: string, slot: string): number {
  let portions = 0
  for (const { promotions } of orders.filter((one) => one.slot === slot))
    for (const { gift } of promotions) portions += gift?.id === dishId ? gift.quantity : 0
  for (const each of orders.filter((one) => one.slot === slot))
    for (const line of each.lines)
      for (const choice of line.dishes.filter((one) => one.dishId === dishId))
        portions += line.isByItem ? choice.number : choice.number * line.units * line.portionsPerUnit
  return portions
}

const pieceOf = ({ dishId, set, portions }: { dishId: string; set: { zh: string }; portions: number }) =>
  `${dishId} of ${set.zh} for ${portions}`

/** Counts labels independently: one per set and dish, and one per free dish. */
function piecesOf({ lines, promotions }: PackedOrder): ReadonlyMap<string, number> {
  const piecesByDish = new Map<string, number>()
  for (const { name, gift } of promotions)
    if (gift) {
      const piece = pieceOf({ dishId: gift.id, set: name, portions: 1 })
      piecesByDish.set(piece, (piecesByDish.get(piece) ?? 0) + gift.quantity)
    }
  for (const { set, units, portionsPerUnit, isByItem, dishes } of lines)
    for (const { dishId, number } of dishes) {
      const piece = pieceOf({ dishId, set, portions: isByItem ? 1 : portionsPerUnit })
      piecesByDish.set(piece, (piecesByDish.get(piece) ?? 0) + (isByItem ? number : units * number))
    }
  return piecesByDish
}

describe('the trays of the kitchen', () => {
  test('are four for 30 guests if two sets for 30 contain a dish twice', () => {
    const [cookedDish] = dishesToCook([order([setOf(30, 2, dish('wings', 2))])])
    expect(cookedDish).toMatchObject({ portions: 120, trays: [{ portions: 30, count: 4 }] })
  })

  test('are one box for each piece of a set priced by item', () => {
    const [cookedDish] = dishesToCook([order([items(dish('bento', 12))])])
    expect(cookedDish).toMatchObject({ portions: 12, trays: [{ portions: 1, count: 12 }] })
  })

  test('are one box for each portion of a free dish, named after its promotion', () => {
    const gift = { id: 'wedges', name: text('wedges'), quantity: 2 }
    const promotions = [{ promotionId: 'snack', name: text('free snack'), gift }]
    const dishes = dishesToCook([{ ...order([setOf(30, 1, dish('wings'))]), promotions }])
    expect(dishes.find(({ dishId }) => dishId === 'wedges')).toMatchObject({
      portions: 2,
      trays: [{ portions: 1, count: 2 }],
      sources: [{ set: text('free snack'), count: 2 }],
    })
  })

  test('contain every portion of a day once, in its slot', () => {
    fc.assert(
      fc.property(someDay, (orders) => {
        for (const { dishId, bySlot, portions, trays, sources } of dishesToCook(orders)) {
          for (const slot of ['11:00', '12:00', '18:30'])
            expect(bySlot.get(slot) ?? 0).toBe(portionsOf(orders, dishId, slot))
          expect([...bySlot.values()].reduce((sum, each) => sum + each)).toBe(portions)
          expect(trays.reduce((sum, tray) => sum + tray.portions * tray.count, 0)).toBe(portions)
          expect(sources.reduce((sum, { count }) => sum + count, 0)).toBe(
            trays.reduce((sum, { count }) => sum + count, 0),
          )
        }
      }),
    )
  })
})

describe('the labels', () => {
  test('of a set ordered twice are printed twice, numbered through the order', () => {
    const labels = labelsOf(order([setOf(10, 2, dish('a'), dish('b'))]))
    expect(labels.map(({ dishId, index, of }) => `${dishId} ${index}/${of}`)).toEqual([
      'a 1/4',
      'b 2/4',
      'a 3/4',
      'b 4/4',
    ])
  })

  test('of a day are as many as its trays and boxes, each numbered within its order', () => {
    fc.assert(
      fc.property(someDay, (orders) => {
        for (const one of orders) {
          const piecesByDish = piecesOf(one)
          const total = [...piecesByDish.values()].reduce((sum, pieces) => sum + pieces, 0)
          const labels = labelsOf(one)
          expect(labels.map(({ index, of }) => `${index}/${of}`)).toEqual(
            Array.from({ length: total }, (_, index) => `${index + 1}/${total}`),
          )
          expect(new Map([...Map.groupBy(labels, pieceOf)].map(([of, { length }]) => [of, length]))).toEqual(
            piecesByDish,
          )
        }
      }),
    )
  })

  test('have a different key for every tray of an order', () => {
    fc.assert(
      fc.property(someOrder, (one) => {
        const keys = labelsOf(one).map(({ key }) => key)
        expect(new Set(keys).size).toBe(containersOf(one).length)
      }),
    )
  })

  test('fill the sheets from the first free place', () => {
    const start = fc.integer({ min: 1, max: labelsPerSheet })
    fc.assert(
      fc.property(fc.nat({ max: 40 }), start, (number, first) => {
        const labels = Array.from({ length: number }, (_, index) => index)
        const places = sheetsOf(labels, first).flatMap((sheet) => sheet.places.map(({ label }) => label))
        expect(places.filter((label) => label !== null)).toEqual(labels)
        expect(places.indexOf(0)).toBe(number === 0 ? -1 : first - 1)
        expect(places.length).toBe(
          number === 0 ? 0 : labelsPerSheet * Math.ceil((first - 1 + number) / labelsPerSheet),
        )
      }),
    )
  })
})
