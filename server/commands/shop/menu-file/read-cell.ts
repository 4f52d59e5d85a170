/** Reads what a person or a program left in a cell. */
import { compatibilityForm, joinedLines, plainText } from '#domain/free-text.ts'
import type { FileFaultCode } from '#domain/staff/menus/menu-file.ts'
import { unreadFault } from './checked-sheet.ts'
import type { CellKind } from './columns.ts'

export type FileCell = string | number | boolean | Date | null

/** Letters of the longest text of a menu. */
export const longestText = 2_000

/** @returns undefined: the cell is empty */
export function readCell(
  kind: CellKind,
  cell: FileCell,
): { readonly value: unknown } | { readonly fault: FileFaultCode } {
  if (cell === null || cell === '') return { value: undefined }
  const unread = unreadFault(cell)
  if (unread) return { fault: unread }
  if (typeof cell === 'string' && cell.length > longestText) return { fault: 'is too long' }
  switch (kind) {
    case 'text':
      return { value: textOf(cell) }
    case 'list':
      return {
        value: linesOf(cell)
          .split(/[,，、\n]/)
          .map((item) => item.trim())
          .filter((item) => item !== ''),
      }
    case 'number':
      return { value: numberOf(cell) ?? textOf(cell) }
    case 'money':
    case 'charge': {
      const cents = Math.round((numberOf(cell) ?? Number.NaN) * 100)
      const isExact = Math.abs(cents - (numberOf(cell) ?? 0) * 100) < 1e-6
      return isExact ? { value: cents } : { fault: 'is not an amount in dollars' }
    }
    case 'day':
      return { value: textOf(cell) }
    case 'yesNo':
      return yesNoOf(cell)
    case 'dayOfYear':
      // Spreadsheets take 12-01 for a date of this year.
      return { value: cell instanceof Date ? cell.toISOString().slice(5, 10) : textOf(cell) }
  }
}

/** On one line, as the forms of the menu hold it: Alt and Enter break the lines of a cell. */
const textOf = (cell: Exclude<FileCell, null>): string => joinedLines(linesOf(cell))

function linesOf(cell: Exclude<FileCell, null>): string {
  return plainText(cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell))
}

/** Digits in any width, with or without separators; null: it is no number. */
function numberOf(cell: Exclude<FileCell, null>): number | null {
  if (typeof cell === 'number') return cell
  if (typeof cell !== 'string') return null
  const plain =
    compatibilityForm(cell.trim(), 20)
      ?.replace(/^(HK)?\$ ?/, '')
      .replaceAll(',', '') ?? ''
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
}

const yesWords = ['yes', 'y', 'true', '1', '是', '有', '開', '开', '✓', '✔', '☑', '✅', '√']
const noWords = [
  'no',
  'n',
  'false',
  '0',
  '否',
  '不是',
  '沒有',
  '没有',
  '無',
  '无',
  '冇',
  '停售',
  '✗',
  '✘',
  '✕',
  '☒',
  '❌',
  '☐',
]

/** In any width, with or without the sign that makes a tick a coloured picture. */
function yesNoOf(cell: Exclude<FileCell, null>): { value: boolean } | { fault: FileFaultCode } {
  const word = compatibilityForm(textOf(cell).toLowerCase(), 20)?.replaceAll(/[\uFE0E\uFE0F]/g, '') ?? ''
  if (yesWords.includes(word)) return { value: true }
  return noWords.includes(word) ? { value: false } : { fault: 'is not yes or no' }
}
