import { expect, test } from 'vitest'
import { deliveryAreas } from '#domain/delivery/delivery-areas.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { areaText, notServedNote } from './areas.ts'

const demo = demoSettings()
const nowhere = { zoneId: null, outerZoneId: null }

test('a shop that delivers everywhere says nothing of places without delivery', () => {
  expect(notServedNote(figuresOf(demo))).toEqual({ zh: '', en: '' })
})

test('the note on places without delivery names a district once, a part and a remote place, and says what to do', () => {
  const shop = {
    ...demo,
    districts: {
      ...demo.districts,
      islands: nowhere,
      north: nowhere,
      'kwun-tong': { zoneId: 'kwun-tong-centre', outerZoneId: null },
    },
    remotePlaces: demo.remotePlaces.map((place) =>
      place.id === 'gold-coast' ? { ...place, zoneId: null } : place,
    ),
  }
  const figures = figuresOf(shop)
  expect(notServedNote(figures)).toEqual({
    zh: '暫不送貨到：北區；離島區；觀塘區其他地方；黃金海岸及龍鼓灘。可以自取，或致電、傳 WhatsApp 查詢。',
    en: 'We do not deliver to: North District; Islands; Kwun Tong, other parts; Gold Coast and Lung Kwu Tan. Pick up instead, or ask us by phone or on WhatsApp.',
  })
  expect(figures.neverFree).toEqual(figuresOf(demo).neverFree)
})

test('a remote place of a new name still lists the neighbourhoods that the name lacks', () => {
  const remotePlaces = demo.remotePlaces.map((place) =>
    place.id === 'lantau' ? { ...place, name: { zh: '大嶼山', en: 'Lantau' } } : place,
  )
  const lantau = deliveryAreas({ ...demo, remotePlaces }).find(({ id }) => id === 'lantau')
  expect(lantau && areaText(lantau)).toEqual({
    name: { zh: '離島區：大嶼山', en: 'Islands: Lantau' },
    places: {
      zh: '東涌、機場、愉景灣、梅窩、大澳',
      en: 'Tung Chung, the airport, Discovery Bay, Mui Wo, Tai O',
    },
  })
})
