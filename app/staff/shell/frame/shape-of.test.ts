import { expect, test } from 'vitest'
import { editOrderPath, staffOrderPath, staffPath } from '#app/staff/addresses.ts'
import { isSamePage, type Shape, shapeOf } from './shape-of.ts'

test.each<[string, string, Shape]>([
  [staffPath('orders'), '', 'board'],
  [staffPath('orders'), '?days=week&view=table', 'table'],
  [staffOrderPath('K7QF-3MXA'), '?days=week', 'order'],
  [editOrderPath('K7QF-3MXA'), '', 'form'],
  [staffPath('newOrder'), '', 'form'],
  [staffPath('calendar'), '', 'month'],
  [staffPath('weather'), '', 'panels'],
  [staffPath('kitchen'), '', 'table'],
  [staffPath('categoriesAndGifts'), '', 'form'],
  [staffPath('settings'), '', 'panels'],
  [staffPath('home'), '', 'panels'],
])('the address %s%s loads the skeleton of a %s', (pathname, search, shape) => {
  expect(shapeOf({ pathname, search })).toBe(shape)
})

test('opening a question on an order stays on its page, and opening another list does not', () => {
  const pathname = staffOrderPath('K7QF-3MXA')
  const at = (search: string) => ({ pathname, search })
  expect(isSamePage(at('?days=week'), at('?ask=cancel'))).toBe(true)
  expect(isSamePage(at('?ask=refund'), at(''))).toBe(true)
  expect(isSamePage(at('?days=week'), at(''))).toBe(false)
  expect(isSamePage(at(''), { pathname: staffPath('orders'), search: '?ask=cancel' })).toBe(false)
})
