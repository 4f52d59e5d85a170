import { allergenNames } from '#content/allergens.ts'
import { badgeNames } from '#content/menu-card.ts'
import { inRow } from '#content/phrases.ts'
import { courseName } from '#content/staff/orders/course-names.ts'
import { formatMoney, fromDollars } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import { columnNames } from './menu-file.ts'
import { importPage } from './menu-import.ts'
import { displayNames, scopeNames, setUnitNames } from './menus.ts'

/** A Text contains the names of ids. */
export type ImportedCell = string | number | null | Text

/** Example: 主菜・價錢; without a column for a whole row. */
export function cellName(row: Text | null, column: string): Text {
  const name = columnNames[column] ?? plain(column)
  if (!row) return name
  return column === '@row' ? row : { zh: `${row.zh}・${name.zh}`, en: `${row.en}: ${name.en}` }
}

export function cellTexts(
  column: string,
  from: ImportedCell,
  to: ImportedCell,
): { readonly from: Text; readonly to: Text } {
  if (column !== '@row') return { from: cellText(column, from), to: cellText(column, to) }
  return to === null || to === ''
    ? { from: importPage.rowThere, to: importPage.goneRow }
    : { from: importPage.noRow, to: importPage.newRow }
}

const plain = (words: string | number): Text => ({ zh: String(words), en: String(words) })

const codes: Readonly<Record<string, Readonly<Record<string, Text>>>> = {
  unit: setUnitNames,
  minQuantityScope: scopeNames,
  'priceDisplay.kind': displayNames,
  'nextPrices.display': displayNames,
  allergens: allergenNames,
  badges: badgeNames,
}
const yesNo: Readonly<Record<string, Text>> = { yes: importPage.yes, no: importPage.no }

function cellText(column: string, cell: ImportedCell): Text {
  if (cell === null || cell === '') return importPage.empty
  if (typeof cell === 'object') return cell
  if (typeof cell === 'number') {
    const amount = column.endsWith('Cents') ? fromDollars(cell) : null
    return plain(amount === null ? cell : formatMoney(amount))
  }
  if (column === 'course') return courseName(cell)
  return inRow(cell.split(', ').map((word) => (codes[column] ?? yesNoIn(column))[word] ?? plain(word)))
}

const yesNoIn = (column: string) => (yesNoColumns.has(column) ? yesNo : {})
const yesNoColumns: ReadonlySet<string> = new Set([
  '@onSale',
  'onSale',
  'includesDelivery',
  'repeatable',
  'vegetarian',
  'vegan',
  'spicy',
])
