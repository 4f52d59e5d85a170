/** The eighteen districts of Hong Kong and the zone whose fee applies in each (spec section 9, decisions 19). */

/** The zones of the settings, which hold the fees. */
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

/** The district of each of the settings' remote places; districts without any are omitted. */
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
