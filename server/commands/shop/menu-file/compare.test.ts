import { expect, test } from 'vitest'
import { menuChanges, nameChanges } from './compare.ts'
import type { WrittenMenu } from './menu-schema.ts'
import { sampleMenu } from './sample.ts'

function changesAfter(change: (set: WrittenMenu['setMenus'][number]) => WrittenMenu['setMenus'][number]) {
  const after = {
    ...sampleMenu,
    setMenus: sampleMenu.setMenus.map((set) => (set.id === 901 ? change(set) : set)),
  }
  return nameChanges(menuChanges(sampleMenu, after), sampleMenu, after)
}

test('changes name courses, dishes and categories in both languages', () => {
  const [change] = changesAfter((set) => ({
    ...set,
    categoryId: 'boxes',
    groups: set.groups.map((group) =>
      group.id === 'salad'
        ? {
            ...group,
            defaults: ['tofu-salad'],
            dishes: [{ dishId: 'cucumber-salad', extraCents: 500 }, { dishId: 'tofu-salad' }],
          }
        : group,
    ),
  }))
  expect(change?.cells).toMatchObject([
    { column: 'categoryId', rowName: null, fromName: { zh: '派對套餐' }, toName: { en: 'Lunch boxes' } },
    { column: 'defaults', rowName: { en: 'Salad' }, fromName: { zh: '拍青瓜' }, toName: { zh: '涼拌豆腐' } },
    { column: 'extraCents', rowName: { zh: '沙律・拍青瓜', en: 'Salad: Smashed cucumber' }, toName: null },
  ])
})

test('removed and reordered rows count as changes of a menu', () => {
  const [change] = changesAfter((set) => ({
    ...set,
    groups: set.groups.filter(({ id }) => id !== 'salad').toReversed(),
  }))
  const removedRows = change?.cells.filter(({ column }) => column === '@row') ?? []
  expect(removedRows.map(({ rowName }) => rowName?.en)).toEqual([
    'Salad',
    'Salad: Smashed cucumber',
    'Salad: Cold tofu',
  ])
  const order = change?.cells.find(({ column }) => column === '@order')
  expect(order?.fromName?.en).toBe('Mains, Rice and noodles, Dessert')
  expect(order?.toName?.zh).toBe('甜品、飯麵、主菜')
})
