import type { OrderDraft } from '#domain/ordering/order.ts'
import type { DeliveryZone, RemotePlace, Settings } from '#domain/shop/settings.ts'
import { type DistrictId, districtIds, remotePlacesIn, remoteThroughout } from './districts.ts'

export interface DeliveryArea {
  readonly id: string
  /** inner, outlying: parts of a district in different zones; zone: a zone without a district. */
  readonly kind: 'district' | 'inner' | 'outlying' | 'remote' | 'zone'
  readonly district: DistrictId | null
  /** Null where the shop does not deliver. */
  readonly zone: DeliveryZone | null
  readonly remotePlace: RemotePlace | null
  /** Ids of places in the area that are remote by default, but have no rules in this shop. */
  readonly ordinaryPlaces: readonly string[]
}

type Places = Pick<Settings, 'zones' | 'remotePlaces' | 'districts'>

/** In the order of zones; then come remote places, and last the places without delivery. */
export function deliveryAreas({ zones, remotePlaces, districts }: Places): readonly DeliveryArea[] {
  const zoneIn = (zoneId: string | null) => zones.find(({ id }) => id === zoneId) ?? null
  const partsOf = (district: DistrictId) => {
    const { zoneId, outerZoneId } = districts[district]
    return [zoneIn(zoneId), zoneIn(outerZoneId)] as const
  }
  const areasIn = (district: DistrictId): readonly DeliveryArea[] => {
    const [zone, outerZone] = partsOf(district)
    const ordinaryPlaces = (remotePlacesIn[district] ?? []).filter(
      (id) => !remotePlaces.some((place) => place.id === id),
    )
    const isDivided = zone !== outerZone
    const area = { ...nowhere, district, id: district, zone, ordinaryPlaces }
    const isOnlyRemote = remoteThroughout.includes(district) && ordinaryPlaces.length === 0
    return [
      ...(isOnlyRemote ? [] : [{ ...area, kind: isDivided ? ('inner' as const) : ('district' as const) }]),
      ...(isDivided
        ? [{ ...area, id: `${district}-outlying`, kind: 'outlying' as const, zone: outerZone }]
        : []),
    ]
  }
  // Nothing in a district without delivery is served.
  const zoneOfRemote = ({ id, zoneId }: RemotePlace) => {
    const district = districtOfRemote(id)
    return district && !partsOf(district).some(Boolean) ? null : zoneIn(zoneId)
  }
  const inDistricts = districtIds.flatMap(areasIn)
  const zonesAlone = zones
    .filter((zone) => !inDistricts.some((area) => area.zone === zone))
    .map((zone) => ({ ...nowhere, id: zone.id, kind: 'zone' as const, zone }))
  const remote = remotePlaces.map((remotePlace) => ({
    ...nowhere,
    id: remotePlace.id,
    kind: 'remote' as const,
    district: districtOfRemote(remotePlace.id),
    zone: zoneOfRemote(remotePlace),
    remotePlace,
  }))
  // The outlying parts of districts end the list of their zone.
  const rank = ({ kind, zone }: DeliveryArea) =>
    zone
      ? kind === 'remote'
        ? zones.length
        : zones.indexOf(zone) + Number(kind === 'outlying') / 2
      : zones.length + 1
  return [...inDistricts, ...zonesAlone, ...remote].toSorted((a, b) => rank(a) - rank(b))
}

/** Districts without any delivery, and areas of other districts. */
export interface PlacesNotServed {
  readonly districts: readonly DistrictId[]
  readonly areas: readonly DeliveryArea[]
}

export function placesNotServed(settings: Places): PlacesNotServed {
  const areas = deliveryAreas(settings)
  const served = new Set(areas.flatMap(({ district, zone }) => (zone ? [district] : [])))
  return {
    districts: districtIds.filter((id) => !served.has(id)),
    areas: areas.filter(({ district, zone }) => !zone && (district === null || served.has(district))),
  }
}

/** Districts that are not served, or whose fee is quoted everywhere. */
export function districtsWithoutFee(settings: Places): readonly DistrictId[] {
  const areas = deliveryAreas(settings)
  const priced = areas.filter(({ zone, remotePlace }) => zone && !remotePlace?.byQuotation)
  return districtIds.filter((id) => priced.every(({ district }) => district !== id))
}

/** The stored fields of an area; empty if it does not exist. */
export function placeOfArea(
  areaId: string | null,
  settings: Places,
): Pick<OrderDraft, 'zoneId' | 'remotePlaceId' | 'districtId'> & { readonly areaId: string | null } {
  const area = deliveryAreas(settings).find(({ id }) => id === areaId)
  return {
    areaId: area?.id ?? null,
    zoneId: area?.zone?.id ?? null,
    remotePlaceId: area?.remotePlace?.id ?? null,
    districtId: area?.district ?? null,
  }
}

/** The district of the remote place, or the chosen one if the zone serves it or no zone is chosen. */
export function districtOf(
  { zoneId, remotePlaceId, districtId }: Pick<OrderDraft, 'zoneId' | 'remotePlaceId' | 'districtId'>,
  { districts }: Pick<Settings, 'districts'>,
): DistrictId | null {
  const ofRemotePlace = remotePlaceId === null ? null : districtOfRemote(remotePlaceId)
  if (ofRemotePlace) return ofRemotePlace
  const choice = districtIds.find((id) => id === districtId) ?? null
  if (choice === null || zoneId === null) return choice
  const { zoneId: innerZoneId, outerZoneId } = districts[choice]
  return zoneId === innerZoneId || zoneId === outerZoneId ? choice : null
}

/** A district served in part counts as served once a zone is chosen or left to staff. */
export function isNotServed(
  {
    zoneId,
    isZoneLeftToStaff,
    remotePlaceId,
    districtId,
  }: Pick<OrderDraft, 'zoneId' | 'isZoneLeftToStaff' | 'remotePlaceId' | 'districtId'>,
  settings: Places,
): boolean {
  const areas = deliveryAreas(settings).filter(({ id, district }) =>
    remotePlaceId ? id === remotePlaceId : district && district === districtId,
  )
  const zones = areas.map(({ zone }) => zone)
  return zoneId || isZoneLeftToStaff ? zones[0] === null && !zones.some(Boolean) : zones.includes(null)
}

export function servesEverywhere(settings: Places): boolean {
  return deliveryAreas(settings).every(({ zone }) => zone !== null)
}

/** Includes the remote places of the district. */
export function isServedThroughout(district: DistrictId, settings: Places): boolean {
  return deliveryAreas(settings).every((area) => area.district !== district || area.zone !== null)
}

const nowhere = { district: null, remotePlace: null, ordinaryPlaces: [] }

function districtOfRemote(placeId: string): DistrictId | null {
  return districtIds.find((district) => remotePlacesIn[district]?.includes(placeId)) ?? null
}
