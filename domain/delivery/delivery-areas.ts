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
export function deliveryAreas(settings: Places): readonly DeliveryArea[] {
  const { zones, remotePlaces } = settings
  const inDistricts = districtIds.flatMap((id) => areasIn(id, settings))
  const zonesAlone = zones
    .filter((zone) => !inDistricts.some((area) => area.zone === zone))
    .map((zone) => ({ ...nowhere, id: zone.id, kind: 'zone' as const, zone }))
  const remote = remotePlaces.map((remotePlace) => ({
    ...nowhere,
    id: remotePlace.id,
    kind: 'remote' as const,
    district: districtOfRemote(remotePlace.id),
    zone: isRemoteServed(remotePlace, settings) ? zoneIn(settings, remotePlace.zoneId) : null,
    remotePlace,
  }))
  const rank = ({ kind, zone }: DeliveryArea) =>
    zone === null ? zones.length + 1 : kind === 'remote' ? zones.length : zones.indexOf(zone)
  const isOutlying = ({ kind }: DeliveryArea) => Number(kind === 'outlying')
  return [...inDistricts, ...zonesAlone, ...remote].toSorted(
    (a, b) => rank(a) - rank(b) || isOutlying(a) - isOutlying(b),
  )
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

/** True for a named place without delivery; a district served in part counts unless a zone is chosen or left to staff. */
export function isNotServed(
  {
    zoneId,
    isZoneLeftToStaff,
    remotePlaceId,
    districtId,
  }: Pick<OrderDraft, 'zoneId' | 'isZoneLeftToStaff' | 'remotePlaceId' | 'districtId'>,
  settings: Places,
): boolean {
  if (remotePlaceId) {
    const place = settings.remotePlaces.find(({ id }) => id === remotePlaceId)
    return place !== undefined && !isRemoteServed(place, settings)
  }
  const district = districtIds.find((id) => id === districtId)
  if (!district) return false
  const isOpen = !zoneId && !isZoneLeftToStaff
  const parts = partsOf(district, settings)
  return isOpen ? parts.includes(null) : isWithoutDelivery(district, settings)
}

/** Includes the remote places of the district. */
export function isServedThroughout(district: DistrictId, settings: Places): boolean {
  return deliveryAreas(settings).every((area) => area.district !== district || area.zone !== null)
}

const nowhere = { district: null, remotePlace: null, ordinaryPlaces: [] }

/** A district that lies in one zone is one area; one whose places are all remote has only those. */
function areasIn(district: DistrictId, settings: Places): readonly DeliveryArea[] {
  const [zone, outerZone] = partsOf(district, settings)
  const ordinaryPlaces = (remotePlacesIn[district] ?? []).filter(
    (id) => !settings.remotePlaces.some((place) => place.id === id),
  )
  const isDivided = zone !== outerZone
  const of = { district, remotePlace: null }
  const kind = isDivided ? 'inner' : 'district'
  const isOnlyRemote = remoteThroughout.includes(district) && ordinaryPlaces.length === 0
  const outlying = {
    ...of,
    id: `${district}-outlying`,
    kind: 'outlying',
    zone: outerZone,
    ordinaryPlaces: [],
  } as const
  return [
    ...(isOnlyRemote ? [] : [{ ...of, id: district, kind, zone, ordinaryPlaces } as const]),
    ...(isDivided ? [outlying] : []),
  ]
}

function partsOf(
  district: DistrictId,
  settings: Places,
): readonly [inner: DeliveryZone | null, outer: DeliveryZone | null] {
  const { zoneId, outerZoneId } = settings.districts[district]
  return [zoneIn(settings, zoneId), zoneIn(settings, outerZoneId)]
}

function zoneIn({ zones }: Places, zoneId: string | null): DeliveryZone | null {
  return zones.find(({ id }) => id === zoneId) ?? null
}

function isWithoutDelivery(district: DistrictId, settings: Places): boolean {
  return partsOf(district, settings).every((zone) => zone === null)
}

/** Nothing in a district without delivery is served. */
function isRemoteServed({ id, zoneId }: RemotePlace, settings: Places): boolean {
  const district = districtOfRemote(id)
  return zoneIn(settings, zoneId) !== null && !(district && isWithoutDelivery(district, settings))
}

function districtOfRemote(placeId: string): DistrictId | null {
  return districtIds.find((district) => remotePlacesIn[district]?.includes(placeId)) ?? null
}
