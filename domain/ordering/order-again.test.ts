import { describe, expect, test } from 'vitest'
import { todayInHongKong } from '#domain/calendar.ts'
import { orderInput } from '#tests/support/orders/order-input.ts'
import { openTestStore, testNow } from '#tests/support/store/store.ts'
import { type EarlierLine, orderAgain } from './order-again.ts'
import { quote } from './quote.ts'

const store = await openTestStore('pglite')
const content = await store.content()
await store.remove()
const { draft } = orderInput(content, testNow)
const { lines } = quote(draft, content.rules, todayInHongKong(testNow))
const set = content.rules.sets.get(2)
if (!set) throw new Error('no set 2')
const earlierLine: EarlierLine = { setId: 2, name: set.name, units: 3, dishes: lines[0]?.dishes ?? [] }

describe('ordering again', () => {
  test('puts the same sets and dishes into the basket, at today’s prices', () => {
    const { items, missingItems } = orderAgain([earlierLine], content.rules.sets, 'en')
    expect(missingItems).toEqual([])
    expect(items).toHaveLength(1)
    expect(items[0]?.item).toMatchObject({
      setId: 2,
      quantity: 3,
      name: set.name.en,
      selection: draft.lines[0]?.selection,
    })
  })

  test('names a set that was deleted or taken off the menu', () => {
    const hiddenSets = new Map([[2, { ...set, published: false }]])
    expect(orderAgain([earlierLine], hiddenSets, 'zh')).toEqual({ items: [], missingItems: [set.name] })
    expect(orderAgain([{ ...earlierLine, setId: null }], content.rules.sets, 'zh').missingItems).toEqual([
      set.name,
    ])
  })

  test('adds a set without the dish it no longer has', () => {
    const name = { zh: '舊菜', en: 'An old dish' }
    const old = { groupId: 'gone', dishId: 'gone', name, number: 1 }
    const { items, missingItems } = orderAgain(
      [{ ...earlierLine, dishes: [...earlierLine.dishes, old] }],
      content.rules.sets,
      'en',
    )
    expect(missingItems).toEqual([name])
    expect(items[0]?.item.selection).toEqual(draft.lines[0]?.selection)
  })
})
