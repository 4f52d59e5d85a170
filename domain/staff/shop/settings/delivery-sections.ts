import type { PickupPlace, RemotePlace } from '#domain/shop/settings.ts'
import type { ShopSettings } from '#domain/shop/shop-settings.ts'
import { textValues } from '#domain/staff/forms/fields.ts'
import { filledRows, newRow, notServed, ownId } from './rows.ts'
import { byRow, type Section } from './section.ts'

export const maxPlaces = 60

const placeFields = ['name.zh', 'name.en']

export const remotePlaces: Section = {
  unitOf: byRow,
  valuesOf: ({ remotePlaces: all }) =>
    Object.fromEntries(
      all.flatMap(({ id, zoneId, name, freeDelivery, byQuotation, note }) => [
        ...textValues(`place.${id}.name`, name),
        [`place.${id}.zone`, zoneId ?? notServed],
        [`place.${id}.free`, freeDelivery ? 'on' : ''],
        [`place.${id}.quote`, byQuotation ? 'on' : ''],
        ...textValues(`place.${id}.note`, note),
      ]),
    ),
  read(reader, values, settings) {
    const ids = filledRows(reader, values, { kind: 'place', max: maxPlaces, fields: placeFields })
    return {
      remotePlaces: ids.map((id): RemotePlace => {
        const value = reader.value(`place.${id}.zone`)
        const zoneId = value === notServed ? null : value
        if (zoneId !== null && !settings.zones.some((zone) => zone.id === zoneId))
          reader.fail(`place.${id}.zone`, 'choice-unknown')
        return {
          id: ownId('place', id, reader, ids),
          zoneId,
          name: reader.text(`place.${id}.name`),
          freeDelivery: reader.isOn(`place.${id}.free`),
          byQuotation: reader.isOn(`place.${id}.quote`),
          note: reader.text(`place.${id}.note`),
        }
      }),
    }
  },
}

export const pickupPlaces: Section = {
  unitOf: byRow,
  valuesOf: ({ pickupPlaces: all }: ShopSettings) =>
    Object.fromEntries(
      all.flatMap(({ id, name, address }) => [
        ...textValues(`pickup.${id}.name`, name),
        ...textValues(`pickup.${id}.address`, address),
      ]),
    ),
  read(reader, values) {
    const ids = filledRows(reader, values, { kind: 'pickup', max: maxPlaces, fields: placeFields })
    if (ids.length === 0) reader.fail(`pickup.${newRow}.name.zh`, 'none-left')
    return {
      pickupPlaces: ids.map(
        (id): PickupPlace => ({
          id: ownId('pickup', id, reader, ids),
          name: reader.text(`pickup.${id}.name`),
          address: reader.text(`pickup.${id}.address`),
        }),
      ),
    }
  },
}
