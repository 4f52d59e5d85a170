import { type DistrictId, districtIds } from '#domain/delivery/districts.ts'
import { toDollars } from '#domain/money.ts'
import type { DeliveryZone, DistrictZone, RemotePlace } from '#domain/shop/settings.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { type FormReader, textValues } from '#domain/staff/forms/fields.ts'
import { filledRows, newRow, notServed, ownId } from './rows.ts'
import { byName, type Section } from './section.ts'

/** More zones than districts could not be told apart on the map. */
const maxZones = 30

export const zones: Section = {
  unitOf: byName,
  valuesOf: (settings) => ({
    ...Object.fromEntries(
      settings.zones.flatMap(({ id, name, fee, specialDateFee, note }) => [
        [`zone.${id}.fee`, String(toDollars(fee))],
        [`zone.${id}.special`, String(toDollars(specialDateFee))],
        ...textValues(`zone.${id}.name`, name),
        ...textValues(`zone.${id}.note`, note),
      ]),
    ),
    ...Object.fromEntries(
      districtIds.flatMap((id) => {
        const { zoneId, outerZoneId } = settings.districts[id]
        const pairs = [[`district.${id}.zone`, zoneId ?? notServed] as const]
        return outerZoneId === zoneId
          ? pairs
          : [...pairs, [`district.${id}.rest`, outerZoneId ?? notServed] as const]
      }),
    ),
  }),
  read(reader, values, settings) {
    const ids = filledRows(reader, values, {
      kind: 'zone',
      max: maxZones,
      fields: ['name.zh', 'name.en', 'fee', 'special'],
    })
    if (ids.length === 0) reader.fail(`zone.${newRow}.name.zh`, 'none-left')
    const isRemoved = ({ zoneId }: RemotePlace) => zoneId !== null && !ids.includes(zoneId)
    if (settings.remotePlaces.some(isRemoved)) reader.fail('zone', 'zone-in-use')
    return {
      zones: ids.map(
        (id): DeliveryZone => ({
          id: ownId('zone', id, reader, ids),
          name: reader.text(`zone.${id}.name`),
          fee: reader.money(`zone.${id}.fee`),
          specialDateFee: reader.money(`zone.${id}.special`),
          note: reader.text(`zone.${id}.note`),
        }),
      ),
      districts: Object.fromEntries(
        districtIds.map((id) => [id, districtIn(reader, id, ids)]),
      ) as ShopSettings['districts'],
    }
  },
}

/** If no zone is chosen for the rest of a district, it has the district's zone. */
function districtIn(reader: FormReader, id: DistrictId, zones: readonly string[]): DistrictZone {
  const zoneIn = (field: 'zone' | 'rest') => {
    const name = `district.${id}.${field}`
    const value = reader.value(name)
    if (value === notServed) return null
    if (!zones.includes(value)) reader.fail(name, 'zone-in-use')
    return ownId('zone', value, reader, zones)
  }
  const zoneId = zoneIn('zone')
  return { zoneId, outerZoneId: reader.value(`district.${id}.rest`) === '' ? zoneId : zoneIn('rest') }
}
