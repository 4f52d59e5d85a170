/**
 * Looks through the XML of a sheet before the spreadsheet library reads it. The library takes a formula that was never
 * computed for an empty cell and an error for text, and fills every row up to the widest one, so that a small file could
 * take gigabytes.
 */
import type { FileFaultCode } from '#domain/staff/menus/menu-file.ts'

/** Columns that are looked at, and the last row. */
const limits = { columns: 60, rows: 20_000 } as const

/** Cells and rows of all sheets of a file; the largest menu has 140,000. */
export const maxCells = 160_000

/** How many cells and rows the XML of a sheet has, or more than `most`. */
export function cellsIn(xml: string, most: number): number {
  const start = /<(?:\w+:)?(?:c|row)[\s>/]/g
  let count = 0
  while (count <= most && start.test(xml)) count += 1
  return count
}

/** Begins what stands in place of a value that can't be read. No keyboard types it, and no font shows it. */
const unread = '\uF8FE'

/** Why the value of a cell can't be read; null: it can. */
export function unreadFault(cell: unknown): FileFaultCode | null {
  if (typeof cell !== 'string' || !cell.startsWith(unread)) return null
  return cell === `${unread}=` ? 'is a formula without a result' : 'is an error in the spreadsheet'
}

/** The beginning of a cell, for who has to find it. */
export const shownCell = (cell: unknown): string => String(cell).replace(unread, '').slice(0, 40)

/** A row begins, or a whole cell. A cell that is not closed is none, so that no search runs to the end for each. */
const rowOrCell =
  /<(?:\w+:)?row\b([^>]*)>|<((?:\w+:)?)c\b([^>]*?)(?:\/>|>((?:[^<]|<(?!\/?(?:\w+:)?c[\s>/]))*)<\/\2c>)/g

/** @returns the XML with a mark in each cell whose value can't be read; null: it has rows further down than any menu */
export function checkedSheet(xml: string): string | null {
  let [ofRow, isTooLarge] = [0, false]
  const checked = xml.replaceAll(
    rowOrCell,
    (whole, row: string | undefined, prefix: string, attributes = '', content = '') => {
      if (isTooLarge) return ''
      if (row !== undefined) {
        ofRow = 0
        isTooLarge ||= Number(attributeOf(row, 'r') ?? 0) > limits.rows
        return whole
      }
      ofRow += 1
      const place = attributeOf(attributes, 'r') ?? ''
      isTooLarge ||= Number(place.replace(/\D+/, '')) > limits.rows
      // Nothing is read there.
      if (columnOf(place) > limits.columns || ofRow > limits.columns) return ''
      const mark = unreadMark(attributeOf(attributes, 't') ?? 'n', content)
      if (mark === null) return whole
      const at = place === '' ? '' : ` r="${place}"`
      return `<${prefix}c${at} t="str"><${prefix}v>${unread}${mark}</${prefix}v></${prefix}c>`
    },
  )
  return isTooLarge ? null : checked
}

/** As XML text: the name of an error, or `=` for a formula without a result. */
function unreadMark(type: string, content: string): string | null {
  const value = /<(?:\w+:)?v\b[^>]*?(?:\/>|>([^<]*)<)/.exec(content)
  if (type === 'e') return (value?.[1] ?? '').trim().slice(0, 20) || '#'
  if (!/<(?:\w+:)?f[\s>/]/.test(content)) return null
  // A formula may say nothing, which only a text can.
  return value?.[1] || (value && type === 'str') ? null : '='
}

function attributeOf(attributes: string, name: 'r' | 't'): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return match?.[1] ?? match?.[2]
}

/** Of AB12 it is 28; 0 where the cell does not say. */
function columnOf(place: string): number {
  const letters = /^[A-Za-z]{1,4}/.exec(place)?.[0].toUpperCase() ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
