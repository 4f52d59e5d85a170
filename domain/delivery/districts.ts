/** Districts of Hong Kong, their remote places and neighbours (spec section 9, decisions 19). */

export const districtIds = [
  'central-and-western',
  'wan-chai',
  'eastern',
  'southern',
  'yau-tsim-mong',
  'sham-shui-po',
  'kowloon-city',
  'wong-tai-sin',
  'kwun-tong',
  'kwai-tsing',
  'tsuen-wan',
  'tuen-mun',
  'yuen-long',
  'north',
  'tai-po',
  'sha-tin',
  'sai-kung',
  'islands',
] as const

export type DistrictId = (typeof districtIds)[number]

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

/** Delivery to these districts is never free. */
export const remoteThroughout: readonly DistrictId[] = ['sai-kung', 'islands']

/** The list has neighbours by land, nearest first. */
export const neighboursOf: Readonly<Record<DistrictId, readonly DistrictId[]>> = {
  'central-and-western': ['wan-chai', 'southern'],
  'wan-chai': ['central-and-western', 'eastern', 'southern'],
  eastern: ['wan-chai', 'southern'],
  southern: ['central-and-western', 'wan-chai', 'eastern'],
  'yau-tsim-mong': ['sham-shui-po', 'kowloon-city'],
  'sham-shui-po': ['yau-tsim-mong', 'kwai-tsing', 'kowloon-city', 'sha-tin'],
  'kowloon-city': ['yau-tsim-mong', 'wong-tai-sin', 'kwun-tong', 'sham-shui-po'],
  'wong-tai-sin': ['kowloon-city', 'kwun-tong', 'sha-tin', 'sai-kung'],
  'kwun-tong': ['wong-tai-sin', 'kowloon-city', 'sai-kung'],
  'kwai-tsing': ['tsuen-wan', 'sham-shui-po', 'sha-tin'],
  'tsuen-wan': ['kwai-tsing', 'sha-tin', 'tuen-mun', 'yuen-long', 'tai-po'],
  'tuen-mun': ['yuen-long', 'tsuen-wan'],
  'yuen-long': ['tuen-mun', 'tsuen-wan', 'north', 'tai-po'],
  north: ['tai-po', 'yuen-long'],
  'tai-po': ['sha-tin', 'north', 'tsuen-wan', 'yuen-long'],
  'sha-tin': ['tai-po', 'wong-tai-sin', 'sai-kung', 'tsuen-wan', 'sham-shui-po', 'kwai-tsing'],
  'sai-kung': ['kwun-tong', 'wong-tai-sin', 'sha-tin'],
  islands: [],
}
