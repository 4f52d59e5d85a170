/** Parts of the site that are field tables: a page's own fields, and rows of lists. */
import { hasFigures } from '#domain/shop/figure-text.ts'
import { alone, type Field, type FieldTable, type FormReader } from '#domain/staff/forms/fields.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { parseLang } from '#domain/text.ts'
import {
  type EditableSite,
  itemField,
  listedIds,
  listField,
  type SitePart,
  type SitePartForm,
  type SitePartId,
} from './site-part.ts'

/** What choices of the tables depend on. */
export type TableContext = Pick<EditableSite, 'pictures' | 'sets' | 'heroes'>

type Row = { readonly id: string }

interface PartTables {
  readonly words: FieldTable<object>
  readonly lists: Readonly<Record<string, FieldTable<object>>>
}

/** @param key where the site has the content, with the rows of each list under its name */
export function tablePart(
  id: SitePartId,
  key: 'home' | 'clientele',
  maxItems: number,
  tablesOf: (site: TableContext) => PartTables,
): { readonly part: SitePart; readonly form: SitePartForm } {
  const { words, lists } = tablesOf({ pictures: new Map(), sets: [], heroes: [] })
  const tables = [words, ...Object.values(lists)]
  return {
    part: {
      id,
      lists: () => Object.keys(lists),
      fieldNames: words.inputs,
      fieldsOf: (list) => lists[list]?.inputs ?? [],
      blank: { isOn: 'on' },
      maxItems,
      longest: (field) => tables.map(({ maxOf }) => maxOf(field)).find((max) => max !== null) ?? 0,
    },
    form: {
      valuesOf(site) {
        const fresh = tablesOf(site)
        const rowsOf = site[key] as object as Readonly<Record<string, readonly Row[]>>
        const values = Object.entries(fresh.lists).flatMap(([list, table]) => [
          { [listField(list)]: (rowsOf[list] ?? []).map(({ id }) => id).join(',') },
          ...(rowsOf[list] ?? []).map((row) => table.write(row, itemField(row.id, ''))),
        ])
        return Object.assign(fresh.words.write(site[key]), ...values)
      },
      read(reader, values, site) {
        checkFigures(reader, values, site)
        const fresh = tablesOf(site)
        const rows = Object.entries(fresh.lists).map(([list, table]) => [
          list,
          listedIds(values, list).map((id) => ({ ...table.read(reader, itemField(id, '')), id })),
        ])
        return { [key]: { ...fresh.words.read(reader), ...Object.fromEntries(rows) } }
      },
    },
  }
}

/** Braces hold nothing but figures of the shop. */
function checkFigures(reader: FormReader, values: Values, { figureOf }: EditableSite): void {
  for (const [name, words] of Object.entries(values)) {
    const lang = parseLang(name.split('.').at(-1)) ?? 'zh'
    if (!hasFigures({ zh: words, en: words }, lang, figureOf)) reader.fail(name, 'figure-unknown')
  }
}

/** The form does not send an unticked box. */
export const toggle: Field<boolean> = {
  ...alone,
  write: (isOn) => [isOn ? 'on' : ''],
  read: (reader, name) => reader.isOn(name),
}

export const line = (max: number): Field<string> => ({
  ...alone,
  max,
  write: (words) => [words],
  read: (reader, name) => reader.value(name),
})

type Pictures = EditableSite['pictures']
export type StoredPicture = NonNullable<ReturnType<Pictures['get']>>

export const optionalPicture = (pictures: Pictures): Field<StoredPicture | null> => ({
  ...alone,
  write: (picture) => [String(picture?.id ?? '')],
  read(reader, name) {
    const value = reader.value(name)
    const picture = /^\d{1,9}$/.test(value) ? pictures.get(Number(value)) : undefined
    if (!picture && value !== '') reader.fail(name, 'picture-unknown')
    return picture ?? null
  },
})

/** Of a form without problems, which alone is published. */
export const picture = (pictures: Pictures): Field<StoredPicture> => ({
  ...optionalPicture(pictures),
  read(reader, name) {
    const stored = optionalPicture(pictures).read(reader, name)
    if (!stored) reader.fail(name, 'picture-missing')
    return stored as StoredPicture
  },
})
