/** Default zones of the districts (spec section 9, decisions 19). */

import type { Settings } from '#domain/shop/settings.ts'
import { type DistrictId, districtIds } from './districts.ts'

export const districtZones = {
  'central-and-western': 'hong-kong-island',
  'wan-chai': 'hong-kong-island',
  eastern: 'hong-kong-island',
  southern: 'hong-kong-island',
  'yau-tsim-mong': 'kowloon',
  'sham-shui-po': 'kowloon',
  'kowloon-city': 'kowloon',
  'wong-tai-sin': 'kowloon',
  'kwun-tong': 'kwun-tong-centre',
  'kwai-tsing': 'new-territories',
  'tsuen-wan': 'new-territories',
  'tuen-mun': 'new-territories',
  'yuen-long': 'new-territories',
  north: 'new-territories',
  'tai-po': 'new-territories',
  'sha-tin': 'new-territories',
  'sai-kung': 'new-territories',
  islands: 'new-territories',
} as const satisfies Record<DistrictId, string>

/** Zones that serve the outlying part of a district. */
const outerZones: Partial<Record<DistrictId, string>> = {
  'kwun-tong': 'kowloon',
}

export const usualDistricts = Object.fromEntries(
  districtIds.map((id) => [
    id,
    { zoneId: districtZones[id], outerZoneId: outerZones[id] ?? districtZones[id] },
  ]),
) as Settings['districts']
