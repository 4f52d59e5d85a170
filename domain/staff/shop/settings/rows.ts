import type { FormReader } from '#domain/staff/forms/fields.ts'
import type { Values } from '#domain/staff/forms/values.ts'

export const newRow = 'new'

/** The choice of a zone for places to which the shop does not deliver. */
export const notServed = 'not-served'

export function rowIds(values: Values, kind: string): readonly string[] {
  const ids = Object.keys(values).flatMap((name) => {
    const [value, id] = rowField.exec(name)?.slice(1) ?? []
    return value === kind && id ? [id] : []
  })
  return [...new Set(ids)]
}

/** `place.sai-kung.name.zh`: kind, id and field. */
export const rowField = /^([a-z]+)\.([a-z0-9:-]{1,60})\.([a-z.]{1,20})$/i

/** Matches the ids in a catalogue's files. */
const isRowId = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * Skips rows ticked for removal, and an empty new row.
 * @param fields any input in these fills a new row
 */
export function filledRows(
  reader: FormReader,
  values: Values,
  { kind, max, fields }: { readonly kind: string; readonly max: number; readonly fields: readonly string[] },
): readonly string[] {
  const isFilled = (id: string) =>
    id !== newRow || fields.some((field) => reader.value(`${kind}.${id}.${field}`) !== '')
  const ids = rowIds(values, kind).filter((id) => isRowId.test(id) && isFilled(id))
  if (ids.length > max) reader.fail(`${kind}.${newRow}.${fields[0]}`, 'too-many')
  return ids
}

/** The English name in small letters, with a number if reserved or empty. */
export function idFrom(name: string, existingIds: readonly string[]): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  const base = ['', newRow, notServed].includes(plain) ? 'place' : plain
  for (let number = 1; ; number += 1) {
    const id = number === 1 && base !== 'place' ? base : `${base}-${number}`
    if (!existingIds.includes(id)) return id
  }
}

export function ownId(kind: string, id: string, reader: FormReader, existingIds: readonly string[]): string {
  return id === newRow ? idFrom(reader.value(`${kind}.${newRow}.name.en`), existingIds) : id
}
