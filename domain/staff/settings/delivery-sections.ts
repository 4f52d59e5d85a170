/** The sections about delivery: what it costs by zone, the remote places, and where food is picked up. */
import { toDollars } from '#domain/money.ts'
import type { PickupPlace, RemotePlace } from '#domain/settings.ts'
import type { ShopSettings } from '#domain/shop-settings.ts'
import { type FormReader, idFrom, newRow, rowField, rowIds, type SettingValues } from './form-reading.ts'
import { byName, byRow, longestFigure, longestText, type Section } from './section.ts'

/** More than any shop has. */
export const mostPlaces = 60

const longestInRow =
  (kind: string, fields: Readonly<Record<string, number>>) =>
  (name: string): number | null => {
    const [given, , field = ''] = rowField.exec(name)?.slice(1) ?? []
    return given === kind ? (fields[field] ?? null) : null
  }

const bothOf = (name: string, most: number) => ({ [`${name}.zh`]: most, [`${name}.en`]: most })

/** Zones are part of the map of districts, so that none is added or removed here. */
export const zones: Section = {
  unitOf: byName,
  longest: longestInRow('zone', {
    ...{ fee: longestFigure, special: longestFigure },
    ...bothOf('name', longestText.name),
    ...bothOf('note', longestText.note),
  }),
  valuesOf: ({ zones: all }) =>
    Object.fromEntries(
      all.flatMap(({ id, name, fee, specialDateFee, note }) => [
        [`zone.${id}.fee`, String(toDollars(fee))],
        [`zone.${id}.special`, String(toDollars(specialDateFee))],
        [`zone.${id}.name.zh`, name.zh],
        [`zone.${id}.name.en`, name.en],
        [`zone.${id}.note.zh`, note.zh],
        [`zone.${id}.note.en`, note.en],
      ]),
    ),
  read: (reader, _, settings) => ({
    zones: settings.zones.map(({ id }) => ({
      id,
      name: reader.text(`zone.${id}.name`),
      fee: reader.money(`zone.${id}.fee`),
      specialDateFee: reader.money(`zone.${id}.special`),
      note: reader.text(`zone.${id}.note`),
    })),
  }),
}

/** As in the files of a catalogue; no form of ours sends others. */
const isPlaceId = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** The rows that are filled in; the row for a new one may be empty. A row that was ticked for removal is not there. */
function filledRows(kind: string, reader: FormReader, values: SettingValues): readonly string[] {
  const isFilled = (id: string) =>
    id !== newRow || ['name.zh', 'name.en'].some((field) => reader.value(`${kind}.${id}.${field}`) !== '')
  const ids = rowIds(values, kind).filter((id) => isPlaceId.test(id) && isFilled(id))
  if (ids.length > mostPlaces) reader.fail(`${kind}.${newRow}.name.zh`, 'too-many')
  return ids
}

/** A new place gets its id from its English name. */
function ownId(kind: string, id: string, reader: FormReader, taken: readonly string[]): string {
  return id === newRow ? idFrom(reader.value(`${kind}.${newRow}.name.en`), taken) : id
}

export const remotePlaces: Section = {
  unitOf: byRow,
  longest: longestInRow('place', {
    ...{ zone: 60, free: 2, quote: 2 },
    ...bothOf('name', longestText.name),
    ...bothOf('note', longestText.note),
  }),
  valuesOf: ({ remotePlaces: all }) =>
    Object.fromEntries(
      all.flatMap(({ id, zoneId, name, freeDelivery, byQuotation, note }) => [
        [`place.${id}.name.zh`, name.zh],
        [`place.${id}.name.en`, name.en],
        [`place.${id}.zone`, zoneId],
        [`place.${id}.free`, freeDelivery ? 'on' : ''],
        [`place.${id}.quote`, byQuotation ? 'on' : ''],
        [`place.${id}.note.zh`, note.zh],
        [`place.${id}.note.en`, note.en],
      ]),
    ),
  read(reader, values, settings) {
    const ids = filledRows('place', reader, values)
    return {
      remotePlaces: ids.map((id): RemotePlace => {
        const zoneId = reader.value(`place.${id}.zone`)
        if (!settings.zones.some((zone) => zone.id === zoneId))
          reader.fail(`place.${id}.zone`, 'choice-invalid')
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
  longest: longestInRow('pickup', {
    ...bothOf('name', longestText.name),
    ...bothOf('address', longestText.address),
  }),
  valuesOf: ({ pickupPlaces: all }: ShopSettings) =>
    Object.fromEntries(
      all.flatMap(({ id, name, address }) => [
        [`pickup.${id}.name.zh`, name.zh],
        [`pickup.${id}.name.en`, name.en],
        [`pickup.${id}.address.zh`, address.zh],
        [`pickup.${id}.address.en`, address.en],
      ]),
    ),
  read(reader, values) {
    const ids = filledRows('pickup', reader, values)
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
