/** The action words the result, so that the page loads no unused texts. */

import { notSaved } from '#content/staff/shell/save-failure.ts'
import { cellName, cellTexts } from '#content/staff/shop/menus/menu-cells.ts'
import { columnNames, sheetNames } from '#content/staff/shop/menus/menu-file.ts'
import { faultName, importPage, placeName } from '#content/staff/shop/menus/menu-import.ts'
import type { Text } from '#domain/text.ts'
import type { SendResult } from '#server/page-data/staff/shop/menu-file-api.ts'

export interface ImportChange {
  readonly key: string
  readonly name: Text
  readonly kind: 'added' | 'changed' | 'off-sale' | 'order'
  readonly cells: readonly {
    readonly key: string
    readonly name: Text
    readonly from: Text
    readonly to: Text
  }[]
}

export interface SentBack {
  readonly fingerprint: string
  readonly seenAt: string
}

export interface ImportPreview extends SentBack {
  readonly changes: readonly ImportChange[]
  readonly unchangedItems: readonly Text[]
  readonly drafts: readonly Text[]
  readonly giftsEnding: readonly { readonly dish: Text; readonly promotions: readonly Text[] }[]
  readonly meanwhile: readonly { readonly at: Date; readonly by: string; readonly subject: Text }[]
}

export interface ImportResult {
  readonly success: Text | null
  readonly problem: Text | null
  readonly faults: readonly { readonly key: string; readonly place: Text | null; readonly what: Text }[]
  readonly look: ImportPreview | null
  /** After an outage these fields can be published again. */
  readonly again: SentBack | null
}

export const emptyResult: ImportResult = { success: null, problem: null, faults: [], look: null, again: null }

/** Null if the person may not do this. */
export function resultOf(
  result: SendResult,
): { readonly formResult: ImportResult; readonly status: number } | null {
  if (result.ok) return { formResult: { ...emptyResult, success: importPage.done }, status: 200 }
  switch (result.reason) {
    case 'not-allowed':
      return null
    case 'nothing-changed':
      return { formResult: { ...emptyResult, success: importPage.nothing }, status: 200 }
    case 'temporarily-unavailable':
      return { formResult: { ...emptyResult, problem: notSaved }, status: 503 }
    case 'upload-gone':
      return { formResult: { ...emptyResult, problem: importPage.uploadGone }, status: 409 }
    case 'faults': {
      const faults = result.faults.map(({ code, subject, place, hint }, index) => ({
        key: String(index),
        place: place && wordedPlace(place),
        what: faultName(code, subject, hint),
      }))
      return { formResult: { ...emptyResult, problem: importPage.faults, faults }, status: 422 }
    }
    case 'look': {
      const { changes, isAnew, ...look } = result.look
      const formResult = { ...emptyResult, look: { ...look, changes: changes.map(wordedChange) } }
      return isAnew
        ? { formResult: { ...formResult, problem: importPage.anew }, status: 409 }
        : { formResult, status: 200 }
    }
  }
}

type Faults = Extract<SendResult, { readonly reason: 'faults' }>['faults']

function wordedPlace(place: NonNullable<Faults[number]['place']>): Text {
  if ('path' in place) return { zh: place.path, en: place.path }
  const { sheet, row, column, letter, name } = place
  const columnName = column === null ? null : (columnNames[column] ?? null)
  return placeName(sheetNames[sheet], row, letter, columnName, name)
}

type Look = Extract<SendResult, { readonly reason: 'look' }>['look']

function wordedChange({ sheet, name, kind, cells }: Look['changes'][number], index: number): ImportChange {
  return {
    key: String(index),
    kind,
    name: kind === 'order' ? sheetNames[sheet] : name,
    cells: cells.map(({ rowName, column, from, to, fromName, toName }, place) => ({
      key: String(place),
      name: cellName(rowName, column),
      ...cellTexts(column, fromName ?? from, toName ?? to),
    })),
  }
}
