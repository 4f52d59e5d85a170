/** The eighteen districts of Hong Kong and the zone that each is charged as (spec section 9, decisions 19). */

/** Zones are those of the settings; the fee is asked there. */
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
} as const

export type DistrictId = keyof typeof districtZones

/** Where the settings' remote places lie; districts without any are left out. */
export const remotePlacesIn: Partial<Record<DistrictId, readonly string[]>> = {
  southern: ['shek-o-stanley'],
  'tsuen-wan': ['ma-wan-sham-tseng'],
  'tuen-mun': ['gold-coast'],
  'yuen-long': ['lau-fau-shan'],
  north: ['sha-tau-kok'],
  'tai-po': ['tai-mei-tuk'],
  'sai-kung': ['tseung-kwan-o', 'sai-kung-town'],
  islands: ['lantau', 'outlying-islands'],
}
