import { expect, test } from 'vitest'
import { collectedAt } from './pickup-place.ts'

const name = { zh: '觀塘辦公室', en: 'Kwun Tong office' }
const places = [{ id: 'office', name, address: { zh: '開源道 1 號', en: '1 Hoi Yuen Road' } }]

test('customers who collect see the current address of the pickup place', () => {
  expect(collectedAt({ pickupPlaceId: 'office', pickupPlaceName: name }, places)).toEqual({
    zh: '觀塘辦公室：開源道 1 號',
    en: 'Kwun Tong office, 1 Hoi Yuen Road',
  })
})

test('a removed pickup place keeps its name in orders', () => {
  expect(collectedAt({ pickupPlaceId: 'gone', pickupPlaceName: name }, places)).toEqual(name)
})

test('a delivery has no pickup place', () => {
  expect(collectedAt({ pickupPlaceId: null, pickupPlaceName: null }, places)).toBeNull()
})
