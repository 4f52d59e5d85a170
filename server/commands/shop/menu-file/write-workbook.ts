import {
  allergensName,
  badgesName,
  columnNames,
  exportedAtName,
  guide,
  guideName,
  guidePossible,
  guideValues,
  sheetNames,
} from '#content/staff/shop/menus/menu-file.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { badgeKinds } from '#domain/menu/set-badges.ts'
import type { Text } from '#domain/text.ts'
import { cellRules } from './cell-rules.ts'
import { columnsOf, type SheetId, type SheetRow, sheetIds, tablesOf } from './columns.ts'
import type { WrittenMenu } from './menu-schema.ts'
import { bothNames } from './read-workbook.ts'

// Keeps a text that begins with = a text after editing.
const asText = (value: string) => ({ value: escapeText(value), type: String, format: '@' }) as const
const asTitle = (value: string) =>
  ({
    value,
    type: String,
    fontWeight: 'bold',
    wrap: true,
    alignVertical: 'top',
    backgroundColor: '#f0e8dc',
  }) as const

/**
 * Escapes spreadsheet escapes (ECMA-376 Part 1, 22.9.2.19), characters that the library drops, and words that clash
 * with its object keys, such as toString.
 */
function escapeText(text: string): string {
  const plain = text
    .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll(/\p{Noncharacter_Code_Point}|\ufffd/gu, (remaining) =>
      remaining.split('').map(codeUnit).join(''),
    )
  return text in Object.prototype ? codeUnit(text) + text.slice(1) : plain
}

const codeUnit = (text: string) => `_x${text.charCodeAt(0).toString(16).padStart(4, '0')}_`

export async function workbookOf(menu: WrittenMenu): Promise<Buffer> {
  const { default: writeXlsxFile } = await import('write-excel-file/node')
  const tables = tablesOf(menu)
  const sheets = sheetIds.map((sheet) => ({
    sheet: bothNames(sheetNames[sheet]),
    data: [titlesOf(sheet), ...tables[sheet].map((row) => cellsOf(sheet, row))],
    columns: columnsOf(sheet).map(([id]) => ({ width: widthOf(id) })),
    stickyRowsCount: 1,
  }))
  return writeXlsxFile([guideSheet(menu.exportedAt ?? null), ...sheets], { features: [cellRules] }).toBuffer()
}

const titlesOf = (sheet: SheetId) =>
  columnsOf(sheet).map(([id]) => asTitle(bothNames(columnNames[id] ?? { zh: id, en: id })))

function cellsOf(sheet: SheetId, row: SheetRow) {
  return columnsOf(sheet).map(([id]) => {
    const value = row[id]
    if (value === null || value === undefined) return null
    return typeof value === 'number' ? { value, type: Number } : asText(value)
  })
}

function widthOf(id: string): number {
  if (/^(description|introduction|contents|tagline)/.test(id)) return 40
  return /^(name|title|note|defaults|groupIds|@|slug|zh|en)/.test(id) ? 28 : 16
}

function guideSheet(exportedAt: string | null) {
  const line = ({ zh, en }: Text) => [asText(zh), asText(en)]
  const possible = (name: Text | undefined, values: string) =>
    line({
      zh: `${name?.zh ?? ''}${guidePossible.zh}：${values}`,
      en: `${name?.en ?? ''} ${guidePossible.en}: ${values}`,
    })
  return {
    sheet: bothNames(guideName),
    data: [
      ...guide.map(line),
      ...Object.entries(guideValues).map(([id, values]) => possible(columnNames[id], values)),
      possible(badgesName, badgeKinds.join(', ')),
      possible(allergensName, allergens.join(', ')),
      ...(exportedAt ? [[asText(bothNames(exportedAtName)), asText(exportedAt)]] : []),
    ],
    columns: [{ width: 90 }, { width: 90 }],
  }
}
