import { pageNames } from '#content/layout.ts'
import { remotePlacesIn } from '#domain/delivery/districts.ts'
import { type Figures, figuresOf } from '#domain/shop/figures.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'
import { type DistrictPage, districtOf, isPlace, type PlacePage } from './district.ts'

export interface DistrictFigures extends Figures {
  readonly name: Text
  /** Fees are empty where the shop does not deliver. */
  readonly fee: string
  readonly specialFee: string
  /** The rest of a district may be in another zone. */
  readonly outerFee: string
  readonly outerSpecialFee: string
  /** Places with a quoted fee. */
  readonly quotedHere: readonly Text[]
  /** Places with a known fee that is never waived. */
  readonly neverFreeHere: readonly Text[]
}

export function districtFigures(page: DistrictPage | PlacePage, settings: Settings): DistrictFigures {
  const figures = figuresOf(settings)
  const district = districtOf(page)
  const { zoneId, outerZoneId } = settings.districts[district]
  const zoneOf = (zone: string | null) => figures.zones.find(({ id }) => id === zone)
  const [inner, outer] = [zoneOf(zoneId), zoneOf(outerZoneId)]
  // Remote places belong to the district.
  const remote = isPlace(page) ? [] : (remotePlacesIn[district] ?? [])
  const exceptions = settings.remotePlaces.filter(
    ({ id, freeDelivery }) => remote.includes(id) && !freeDelivery,
  )
  return {
    ...figures,
    name: pageNames[page],
    fee: inner?.fee ?? '',
    specialFee: inner?.specialFee ?? '',
    outerFee: outer?.fee ?? '',
    outerSpecialFee: outer?.specialFee ?? '',
    quotedHere: exceptions.filter(({ byQuotation }) => byQuotation).map(({ name }) => name),
    neverFreeHere: exceptions.filter(({ byQuotation }) => !byQuotation).map(({ name }) => name),
  }
}
