import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DistrictZone } from '#domain/shop/settings.ts'
import { demoSettings } from '#tests/support/store/catalogue.ts'
import { deliveryAreas, districtOf, districtsWithoutFee, isNotServed, placeOfArea } from './delivery-areas.ts'
import { districtIds } from './districts.ts'
import { districtZones } from './usual-districts.ts'

const settings = demoSettings()
const areas = deliveryAreas(settings)

describe('the delivery areas', () => {
  test('are the districts, the outlying parts of Kwun Tong and every remote place, each once', () => {
    const ids = areas.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const expectedIds = [
      ...Object.keys(districtZones).filter((id) => id !== 'sai-kung' && id !== 'islands'),
      'kwun-tong-outlying',
      ...settings.remotePlaces.map(({ id }) => id),
    ]
    expect([...ids].sort()).toEqual(expectedIds.sort())
  })

  test('include all eighteen districts', () => {
    expect(new Set(areas.map(({ district }) => district))).toEqual(new Set(Object.keys(districtZones)))
  })

  test('follow the zones of the shop, and include a zone without a district', () => {
    const [kowloon] = settings.zones.filter(({ id }) => id === 'kowloon')
    if (!kowloon) throw new Error('the demo delivers to Kowloon')
    const harbour = { ...kowloon, id: 'harbour' }
    const [first, ...others] = deliveryAreas({ ...settings, zones: [harbour] })
    expect(first).toMatchObject({ id: 'harbour', kind: 'zone', district: null, zone: harbour })
    expect(new Set(others.map(({ district }) => district))).toEqual(new Set(districtIds))
    for (const { zone } of others) expect(zone).toBeNull()
  })
})

describe('the place of an area', () => {
  test('consists of its zone and its remote place', () => {
    expect(placeOfArea('wong-tai-sin', settings)).toMatchObject({ zoneId: 'kowloon', remotePlaceId: null })
    expect(placeOfArea('kwun-tong', settings).zoneId).toBe('kwun-tong-centre')
    expect(placeOfArea('kwun-tong-outlying', settings).zoneId).toBe('kowloon')
    expect(placeOfArea('tseung-kwan-o', settings)).toMatchObject({
      zoneId: 'new-territories',
      remotePlaceId: 'tseung-kwan-o',
    })
  })

  test('exists for every area, and for no other id', () => {
    for (const { id, zone } of areas) expect(placeOfArea(id, settings).zoneId).toBe(zone?.id)
    fc.assert(
      fc.property(fc.option(fc.string()), (id) => {
        fc.pre(!areas.some((area) => area.id === id))
        expect(placeOfArea(id, settings)).toEqual({
          areaId: null,
          zoneId: null,
          remotePlaceId: null,
          districtId: null,
        })
      }),
    )
  })
})

describe('the district of a placed order', () => {
  const anyDistrict = fc.option(fc.oneof(fc.constantFrom(...districtIds), fc.string()))

  test('is that of the chosen area', () => {
    for (const { id, district } of areas) {
      const place = placeOfArea(id, settings)
      expect(place.districtId).toBe(district)
      expect(districtOf(place, settings)).toBe(district)
    }
  })

  test('is the named district if its zone serves it, and otherwise empty', () => {
    const zoneIds = settings.zones.map(({ id }) => id)
    fc.assert(
      fc.property(anyDistrict, fc.constantFrom(...zoneIds), (districtId, zoneId) => {
        const serving = districtIds.filter((id) =>
          Object.values(settings.districts[id]).includes(zoneId),
        ) as readonly (string | null)[]
        const expected = serving.includes(districtId) ? districtId : null
        expect(districtOf({ zoneId, remotePlaceId: null, districtId }, settings)).toBe(expected)
      }),
    )
  })

  test('is that of the remote place, whatever district was named', () => {
    fc.assert(
      fc.property(anyDistrict, (districtId) => {
        const place = { zoneId: 'new-territories', remotePlaceId: 'tseung-kwan-o', districtId }
        expect(districtOf(place, settings)).toBe('sai-kung')
      }),
    )
  })

  test('is the named district until staff determine the zone', () => {
    const unknownPlace = { zoneId: null, remotePlaceId: null }
    expect(districtOf({ ...unknownPlace, districtId: 'sha-tin' }, settings)).toBe('sha-tin')
    expect(districtOf({ ...unknownPlace, districtId: 'moon' }, settings)).toBeNull()
  })
})

describe('a place without delivery', () => {
  const nowhere = { zoneId: null, outerZoneId: null }
  const withDistricts = (districts: Partial<typeof settings.districts>) => ({
    ...settings,
    districts: { ...settings.districts, ...districts },
  })

  test('is refused for every area without a zone, and for no other', () => {
    const anyZone = fc.constantFrom(null, ...settings.zones.map(({ id }) => id))
    const anyDistricts = fc.record(
      Object.fromEntries(
        districtIds.map((id) => [id, fc.record({ zoneId: anyZone, outerZoneId: anyZone })]),
      ) as Record<(typeof districtIds)[number], fc.Arbitrary<DistrictZone>>,
    )
    fc.assert(
      fc.property(anyDistricts, anyZone, (districts, zoneId) => {
        const remotePlaces = settings.remotePlaces.map((place, at) => (at % 2 ? place : { ...place, zoneId }))
        const shop = { ...settings, districts, remotePlaces }
        for (const { id, zone } of deliveryAreas(shop))
          expect(isNotServed(placeOfArea(id, shop), shop)).toBe(zone === null)
      }),
    )
  })

  test('leaves its district without a fee, as does a fee that is quoted everywhere', () => {
    expect(districtsWithoutFee(settings)).toEqual(['islands'])
    expect(districtsWithoutFee(withDistricts({ north: nowhere }))).toEqual(['north', 'islands'])
    const priced = settings.remotePlaces.map((place) => ({ ...place, byQuotation: false }))
    expect(districtsWithoutFee({ ...settings, remotePlaces: priced })).toEqual([])
  })

  test('includes the remote places of its district', () => {
    const shop = withDistricts({ 'sai-kung': nowhere })
    expect(placeOfArea('tseung-kwan-o', shop)).toMatchObject({ zoneId: null, districtId: 'sai-kung' })
    const place = { zoneId: 'new-territories', remotePlaceId: 'tseung-kwan-o', districtId: 'sai-kung' }
    expect(isNotServed(place, shop)).toBe(true)
  })

  test('may be a part of a district, of which the other part is served', () => {
    const shop = withDistricts({ 'kwun-tong': { zoneId: 'kwun-tong-centre', outerZoneId: null } })
    expect(isNotServed(placeOfArea('kwun-tong', shop), shop)).toBe(false)
    expect(isNotServed(placeOfArea('kwun-tong-outlying', shop), shop)).toBe(true)
    const leftToStaff = {
      zoneId: null,
      remotePlaceId: null,
      districtId: 'kwun-tong',
      isZoneLeftToStaff: true,
    }
    expect(isNotServed(leftToStaff, shop)).toBe(false)
    expect(isNotServed({ ...leftToStaff, districtId: 'north' }, withDistricts({ north: nowhere }))).toBe(true)
  })
})
