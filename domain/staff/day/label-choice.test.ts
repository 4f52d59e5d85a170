import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderReference } from '#domain/placed/order-reference.ts'
import { choiceWithin, labelChoice, labelsOfPart } from './label-choice.ts'
import { labelsAtOnce } from './labels.ts'

const slots = ['10:00', '12:30', '18:00']
const day = labelChoice({})

/** @param sizes the number of labels of each order, earliest slot first */
function dayOf(sizes: readonly number[]) {
  const orders = sizes.map((size, index) => ({
    id: index + 1,
    reference: `ACDE-${index}` as OrderReference,
    slot: slots[Math.floor((index * slots.length) / sizes.length)] ?? '',
    size,
  }))
  const labels = orders.flatMap(({ size, ...order }) =>
    Array.from({ length: size }, (_, index) => ({ order, index })),
  )
  return { orders, labels }
}

const sizes = fc.array(fc.integer({ min: 1, max: 2 * labelsAtOnce }), { minLength: 1, maxLength: 12 })

describe('the labels of one print', () => {
  test('are whole orders, and no more than the maximum unless one order has more', () => {
    fc.assert(
      fc.property(sizes, (numbers) => {
        const { labels, orders } = dayOf(numbers)
        const { part, rest } = labelsOfPart(labels, day)
        const byId = Map.groupBy(part, ({ order }) => order.id)
        for (const { id, size } of orders) expect([undefined, size]).toContain(byId.get(id)?.length)
        expect(part).toEqual(labels.slice(0, labels.length - rest))
        expect(part.length).toBeGreaterThan(0)
        if (byId.size > 1) expect(part.length).toBeLessThanOrEqual(labelsAtOnce)
      }),
    )
  })

  test('print every label once until none is left', () => {
    fc.assert(
      fc.property(sizes, (numbers) => {
        const { labels } = dayOf(numbers)
        let remaining = labels
        const printedLabels = []
        while (remaining.length > 0) {
          const { part, rest } = labelsOfPart(remaining, day)
          printedLabels.push(...part)
          remaining = remaining.slice(part.length)
          expect(remaining).toHaveLength(rest)
        }
        expect(printedLabels).toEqual(labels)
      }),
    )
  })

  test('are those of the chosen slot and order', () => {
    const { labels } = dayOf([3, 4, 5])
    expect(labelsOfPart(labels, { ...day, slot: '12:30' }).part).toEqual(labels.slice(3, 7))
    const last = { slot: null, reference: labelChoice({ order: 'K7QF-3MXA' }).reference }
    expect(labelsOfPart(labels, last)).toEqual({ part: [], rest: 0 })
  })
})

describe('the default selection of labels', () => {
  test('is the whole day, or the first slot with labels if there are too many', () => {
    const few = dayOf([labelsAtOnce])
    expect(choiceWithin(day, few.orders, few.labels)).toEqual(day)
    const many = dayOf([labelsAtOnce, 1, 1])
    expect(choiceWithin(day, many.orders, many.labels).slot).toBe('10:00')
    const afterwards = dayOf([1, labelsAtOnce, 1])
    expect(choiceWithin(day, afterwards.orders, afterwards.labels.slice(1)).slot).toBe('12:30')
    expect(choiceWithin({ ...day, slot: '18:00' }, many.orders, many.labels).slot).toBe('18:00')
  })

  test('keeps the order as long as it is in the chosen slot', () => {
    const { orders, labels } = dayOf([2, 2, 2])
    const reference = labelChoice({ order: 'K7QF-3MXA' }).reference
    const [first] = orders
    const dayOrders = [{ ...first, reference: 'K7QF-3MXA', slot: '10:00' }]
    for (const slot of [null, '10:00'])
      expect(choiceWithin({ ...day, slot, reference }, dayOrders, labels)).toMatchObject({ slot, reference })
    expect(choiceWithin({ ...day, slot: '18:00', reference }, dayOrders, labels).reference).toBeNull()
    expect(choiceWithin({ ...day, reference }, orders, labels).reference).toBeNull()
  })
})
