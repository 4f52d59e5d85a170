/** Section 2 of the specification describes the district pages. */

/** Districts that may have a page. */
export const districtPages = [
  'central-and-western',
  'eastern',
  'wan-chai',
  'kwun-tong',
  'sham-shui-po',
  'yau-tsim-mong',
  'kwai-tsing',
  'sai-kung',
  'sha-tin',
  'tsuen-wan',
  'tuen-mun',
  'yuen-long',
] as const

export type DistrictPage = (typeof districtPages)[number]

/** Pages of neighbourhoods below their districts (decisions 8). */
export const districtOfPlace = {
  'north-point': 'eastern',
  'causeway-bay': 'wan-chai',
  'tsim-sha-tsui': 'yau-tsim-mong',
  'kwai-chung': 'kwai-tsing',
} as const satisfies Record<string, DistrictPage>

export type PlacePage = keyof typeof districtOfPlace

export function districtAt(page: string | undefined): DistrictPage | PlacePage | null {
  if (page !== undefined && isPlace(page)) return page
  return districtPages.find((each) => each === page) ?? null
}

export function isPlace(page: string): page is PlacePage {
  return Object.hasOwn(districtOfPlace, page)
}

/** A neighbourhood's page belongs to the surrounding district. */
export function districtOf(page: DistrictPage | PlacePage): DistrictPage {
  return isPlace(page) ? districtOfPlace[page] : page
}
