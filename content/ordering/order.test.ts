import { expect, test } from 'vitest'
import { extraTotal, giftText } from './order.ts'

test('a set without tongs says that none are included', () => {
  expect(extraTotal(0, 'tongs')).toEqual({ zh: '不包食物夾', en: 'None included' })
  expect(extraTotal(0, 'cutlery').zh).toBe('不包餐具')
  expect(extraTotal(2, 'tongs').en).toBe('2 pairs in total')
})

test('a gift’s name has a space before it only if it begins with a Latin letter', () => {
  expect(giftText({ zh: '香草薯角', en: 'Herb Potato Wedges' }, 1).zh).toBe('送香草薯角 ×1')
  expect(giftText({ zh: 'Mini 漢堡', en: 'Mini Burgers' }, 2).zh).toBe('送 Mini 漢堡 ×2')
})
