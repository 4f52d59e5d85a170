import type { FileFaultCode } from '#domain/staff/shop/menus/menu-file.ts'
import type { SheetId } from './columns.ts'

export interface FileFault {
  readonly code: FileFaultCode
  /** The subject is the value, a part of it, or the possible values. */
  readonly subject: string | null
  readonly place: FilePlace | null
}

export type FilePlace =
  /** `row` counts from 1; `column` is a letter. Null for the complete sheet or row. */
  | {
      readonly sheet: SheetId
      readonly row: number | null
      readonly column: string | null
      readonly letter: string | null
      /** Of the dish, set or gift in the row. */
      readonly name?: string
    }
  /** A path such as setMenus.easy-party-10.groups.snack.max. */
  | { readonly path: string }

export const maxFaults = 100

export type Keys = readonly (string | number)[]

export type PlaceOf = (keys: Keys) => FilePlace

/** A fault of a value, independent of the file's format. */
export interface ValueFault {
  readonly code: FileFaultCode
  readonly subject: string | null
  readonly keys: Keys
}
