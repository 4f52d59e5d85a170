import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { demo } from '#tests/support/store/catalogue.ts'
import { offeredMenu } from './offered-menu.ts'

const ids = demo.categories.map(({ id }) => id)
const menuWithout = (off: readonly string[]) => ({
  ...demo,
  categories: demo.categories.map((each) => ({ ...each, onSale: !off.includes(each.id) })),
})

describe('the offered menu', () => {
  test('omits everything of a category off sale and nothing else', () => {
    fc.assert(
      fc.property(fc.subarray(ids), (off) => {
        const { categories, sets, gifts } = offeredMenu(menuWithout(off))
        expect(categories.map(({ id }) => id)).toEqual(ids.filter((id) => !off.includes(id)))
        expect(gifts).toEqual(off.includes('gifts') ? [] : demo.gifts)
        for (const [index, set] of demo.sets.entries())
          expect(sets[index]).toEqual({
            ...set,
            published: set.published && !off.includes(set.categoryId),
            alsoIn: set.alsoIn.filter((id) => !off.includes(id)),
          })
      }),
    )
  })

  test('omits gifts that are off sale, and shows gifts without a category', () => {
    const [first, ...rest] = demo.gifts
    if (!first) throw new Error('no gift')
    const gifts = [{ ...first, published: false }, ...rest]
    expect(offeredMenu({ ...demo, gifts, categories: [] }).gifts).toEqual(rest)
  })
})
