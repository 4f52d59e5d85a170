import type { OrderDraft } from '#domain/ordering/order.ts'
import type { DeliveryZone, DistrictZone, RemotePlace, Settings } from '#domain/shop/settings.ts'
import { type DistrictId, districtIds, remotePlacesIn, remoteThroughout } from './districts.ts'

export interface DeliveryArea {
  readonly id: string
  /** outlying: part of a district in another zone; zone: a zone without a district. */
  readonly kind: 'district' | 'outlying' | 'remote' | 'zone'
  readonly district: DistrictId | null
  readonly zone: DeliveryZone
  readonly remotePlace: RemotePlace | null
}

type Places = Pick<Settings, 'zones' | 'remotePlaces' | 'districts'>

/** In the order of zones; remote places come last. */
export function deliveryAreas({ zones, remotePlaces, districts }: Places): readonly DeliveryArea[] {
  const ordinary = zones.flatMap((zone) => {
    const areas = [...districtsOf(zone, districts), ...outlyingOf(zone, districts)]
    return areas.length > 0 ? areas : [{ ...nowhere, id: zone.id, kind: 'zone' as const, zone }]
  })
  const remote = remotePlaces.flatMap((remotePlace) => {
    const zone = zones.find(({ id }) => id === remotePlace.zoneId)
    const district = districtOfRemote(remotePlace.id)
    return zone ? [{ id: remotePlace.id, kind: 'remote' as const, district, zone, remotePlace }] : []
  })
  return [...ordinary, ...remote]
}

/** The stored fields of an area; empty if it does not exist. */
export function placeOfArea(
  areaId: string | null,
  settings: Places,
): Pick<OrderDraft, 'zoneId' | 'remotePlaceId' | 'districtId'> & { readonly areaId: string | null } {
  const area = deliveryAreas(settings).find(({ id }) => id === areaId)
  return {
    areaId: area?.id ?? null,
    zoneId: area?.zone.id ?? null,
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

const nowhere = { district: null, remotePlace: null }

function districtsOf(zone: DeliveryZone, districts: Settings['districts']): readonly DeliveryArea[] {
  return chargedBy(zone, 'zoneId', districts)
    .filter((district) => !remoteThroughout.includes(district))
    .map((district) => ({ id: district, kind: 'district', district, zone, remotePlace: null }))
}

function outlyingOf(zone: DeliveryZone, districts: Settings['districts']): readonly DeliveryArea[] {
  return chargedBy(zone, 'outerZoneId', districts).map((district) => ({
    id: `${district}-outlying`,
    kind: 'outlying',
    district,
    zone,
    remotePlace: null,
  }))
}

function chargedBy(
  { id }: DeliveryZone,
  part: keyof DistrictZone,
  districts: Settings['districts'],
): readonly DistrictId[] {
  return (Object.keys(districts) as DistrictId[]).filter((district) => districts[district][part] === id)
}

function districtOfRemote(placeId: string): DistrictId | null {
  return districtIds.find((district) => remotePlacesIn[district]?.includes(placeId)) ?? null
}
