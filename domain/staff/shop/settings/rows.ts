/** The rows of the forms of the settings: `place.sai-kung.name.zh` has the kind, the id and the field of a row. */
import type { FormReader } from '#domain/staff/forms/fields.ts'
import type { Values } from '#domain/staff/forms/values.ts'

/** The name of a row that is not stored yet. */
export const newRow = 'new'

/** The ids of the rows whose fields begin with `kind`, in the order of the form. */
export function rowIds(values: Values, kind: string): readonly string[] {
  const ids = Object.keys(values).flatMap((name) => {
    const [given, id] = rowField.exec(name)?.slice(1) ?? []
    return given === kind && id ? [id] : []
  })
  return [...new Set(ids)]
}

/** `place.sai-kung.name.zh`: kind, id and field of a row. */
export const rowField = /^([a-z]+)\.([a-z0-9:-]{1,60})\.([a-z.]{1,20})$/i

/** As in the files of a catalogue; no form of ours sends others. */
const isRowId = /^[a-z0-9]+(-[a-z0-9]+)*$/

/**
 * The ids of the rows that are filled in; the row for a new one may be empty. A row that was ticked for removal is not
 * there.
 * @param fields of a new row: with one of them it is filled in
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

/** The id of a new row: its English name in small letters, and a number where that is taken or empty. */
export function idFrom(name: string, taken: readonly string[]): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  const base = plain === '' || plain === newRow ? 'place' : plain
  for (let number = 1; ; number += 1) {
    const id = number === 1 && base !== 'place' ? base : `${base}-${number}`
    if (!taken.includes(id)) return id
  }
}

/** A new row gets its id from its English name. */
export function ownId(kind: string, id: string, reader: FormReader, taken: readonly string[]): string {
  return id === newRow ? idFrom(reader.value(`${kind}.${newRow}.name.en`), taken) : id
}
