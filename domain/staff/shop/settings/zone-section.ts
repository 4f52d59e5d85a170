import { type DistrictId, districtIds } from '#domain/delivery/districts.ts'
import { toDollars } from '#domain/money.ts'
import type { DeliveryZone, DistrictZone } from '#domain/shop/settings.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import type { FormReader } from '#domain/staff/forms/fields.ts'
import { filledRows, newRow, ownId } from './rows.ts'
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
        [`zone.${id}.name.zh`, name.zh],
        [`zone.${id}.name.en`, name.en],
        [`zone.${id}.note.zh`, note.zh],
        [`zone.${id}.note.en`, note.en],
      ]),
    ),
    ...Object.fromEntries(
      districtIds.flatMap((id) => {
        const { zoneId, outerZoneId } = settings.districts[id]
        const pairs = [[`district.${id}.zone`, zoneId] as const]
        return outerZoneId === null ? pairs : [...pairs, [`district.${id}.rest`, outerZoneId] as const]
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
    if (settings.remotePlaces.some(({ zoneId }) => !ids.includes(zoneId))) reader.fail('zone', 'zone-in-use')
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

/** The rest of a district has no zone of its own if it equals the district's. */
function districtIn(reader: FormReader, id: DistrictId, zones: readonly string[]): DistrictZone {
  const [zoneId, rest] = (['zone', 'rest'] as const).map((field) => {
    const name = `district.${id}.${field}`
    const zone = reader.value(name)
    if (!zones.includes(zone) && !(field === 'rest' && zone === '')) reader.fail(name, 'zone-in-use')
    return ownId('zone', zone, reader, zones)
  }) as [string, string]
  return { zoneId, outerZoneId: rest === '' || rest === zoneId ? null : rest }
}
