/**
 * A whole menu as one file: the lists of the catalogue's own files (server/db/seed/), the picture of each row by its
 * path, and what is off sale.
 */
import * as v from 'valibot'
import type { FileFaultCode } from '#domain/staff/menus/menu-file.ts'
import { dishes } from '#server/db/seed/dish-files.ts'
import { count, exactRow, setOf, slug, words } from '#server/db/seed/file-values.ts'
import { categories, setMenuRows } from '#server/db/seed/menu-files.ts'
import { gifts } from '#server/db/seed/offer-files.ts'
import type { SheetId } from './columns.ts'

/** Paths of pictures by the id of their row. */
const filesById = v.optional(v.record(v.string(), words, 'is not an object'), {})

const pictures = exactRow({
  dish: filesById,
  setMenu: filesById,
  /** The part of a set's picture that cards show; absent: the picture itself. */
  setCard: filesById,
  gift: filesById,
  /** The gift on a transparent ground; absent: the picture itself. */
  giftObject: filesById,
})

const offSale = exactRow({
  categories: v.optional(setOf(slug), []),
  setMenus: v.optional(setOf(count), []),
  gifts: v.optional(setOf(count), []),
})

export const menuSchema = v.object(
  {
    /** When it was exported, in ISO format; absent: it was written by hand. */
    exportedAt: v.optional(words),
    categories,
    dishes,
    setMenus: setMenuRows,
    gifts: v.optional(gifts, []),
    pictures: v.optional(pictures, {}),
    offSale: v.optional(offSale, {}),
  },
  'is missing',
)

/** As it stands in a file. */
export type WrittenMenu = v.InferInput<typeof menuSchema>
export type MenuFile = v.InferOutput<typeof menuSchema>

/** What is wrong with a menu's file, and where: a person corrects it in a spreadsheet, or in the JSON. */
export interface FileFault {
  readonly code: FileFaultCode
  /** The value, a part of it, or what is possible instead. */
  readonly named: string | null
  readonly place: FilePlace | null
}

export type FilePlace =
  /** `row` counts from 1, as spreadsheets do; `column` is its letter. Null: all of the sheet, all of the row. */
  | {
      readonly sheet: SheetId
      readonly row: number | null
      readonly column: string | null
      readonly letter: string | null
    }
  /** In JSON: setMenus.easy-party-10.groups.snack.max */
  | { readonly path: string }

/** More than anybody corrects at once. */
export const maxFaults = 100

/** Keys from the whole file down to a value. */
export type Keys = readonly (string | number)[]

/** Finds where the value at these keys stands in the file. */
export type PlaceOf = (keys: Keys) => FilePlace

/** A fault of the values themselves, wherever they stand. */
export interface ValueFault {
  readonly code: FileFaultCode
  readonly named: string | null
  readonly keys: Keys
}
