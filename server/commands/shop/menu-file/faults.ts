import type { FileFaultCode } from '#domain/staff/shop/menus/menu-file.ts'
import type { SheetId } from './columns.ts'

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
