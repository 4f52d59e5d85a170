import { type District, type DistrictPage, districtOfPlace, type PlacePage } from './district.ts'
import { hongKongIsland } from './hong-kong-island.ts'
import { kowloon } from './kowloon.ts'
import { newTerritories } from './new-territories.ts'
import { places } from './places.ts'

export const districts: Readonly<Record<DistrictPage | PlacePage, District>> = {
  ...hongKongIsland,
  ...kowloon,
  ...newTerritories,
  ...places,
}

export function isPlace(page: DistrictPage | PlacePage): page is PlacePage {
  return page in districtOfPlace
}
