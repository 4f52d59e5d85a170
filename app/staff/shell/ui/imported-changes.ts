import { cellName, cellTexts, type ImportedCell } from '#content/staff/shop/menus/menu-cells.ts'
import { isRecord } from '#domain/json.ts'
import type { Text } from '#domain/text.ts'

export interface WordedCell {
  readonly name: Text
  readonly from: Text
  readonly to: Text
}

/** @param before cells by row and column; null if all are new */
export function importedChanges(before: unknown, after: unknown): readonly WordedCell[] {
  const [old, now] = [recordIn(before), recordIn(after)]
  const rows = recordIn(now['@rows'])
  const keys = Object.keys({ ...old, ...now }).filter((key) => key !== '@rows' && key !== '@values')
  return keys.map((key) => {
    const end = key.lastIndexOf(':')
    const [row, column] = [key.slice(0, Math.max(0, end)), key.slice(end + 1)]
    const named = rows[row]
    const rowName = isText(named) ? named : { zh: row, en: row }
    return {
      name: cellName(row === '' ? null : rowName, column),
      ...cellTexts(column, cellIn(old[key]), cellIn(now[key])),
    }
  })
}

const recordIn = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {})

const isText = (value: unknown): value is Text =>
  isRecord(value) && typeof value.zh === 'string' && typeof value.en === 'string'

const cellIn = (value: unknown): ImportedCell =>
  typeof value === 'number' || typeof value === 'string' || isText(value) ? value : null
