import { expect, test } from 'vitest'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { calculatorView } from './view.ts'

const placesOf = (settings = demoSettings()) => calculatorView([], settings, 'en').places

test('the food calculator names delivery areas as the order form does', () => {
  const names = placesOf().map(({ name }) => name)
  expect(names).toContain('Kwun Tong Centre')
  expect(names).toContain('Kwun Tong, other parts')
  // Their remote places are listed separately, each with its own terms.
  for (const district of ['Sai Kung', 'Islands']) {
    expect(names).not.toContain(district)
    expect(names.filter((name) => name.startsWith(`${district}: `)).length).toBeGreaterThan(1)
  }
  expect(new Set(names).size).toBe(names.length)
})

test('a zone that the shop adds appears in the list of delivery areas', () => {
  const settings = demoSettings()
  const [zone] = settings.zones
  if (!zone) throw new Error('the demo has no zones')
  const newZone = { ...zone, id: 'macau', name: { zh: '澳門', en: 'Macau' } }
  const places = placesOf({ ...settings, zones: [...settings.zones, newZone] })
  expect(places).toContainEqual({ id: 'macau', name: 'Macau', zoneId: 'macau', remotePlaceId: null })
})
