/** Runs in a separate thread (thread.ts). */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/web-worker'
import { columnNames, exportedAtName, guideName, sheetNames } from '#content/staff/shop/menus/menu-file.ts'
import { foldName } from '#domain/menu/set-lookup.ts'
import type { FileFaultCode } from '#domain/staff/shop/menus/menu-file.ts'
import type { Text } from '#domain/text.ts'
import { bySheet, columnsOf, layouts, type SheetId, sheetIds } from './columns.ts'
import type { FileFault } from './faults.ts'

export type FileCell = string | number | boolean | Date | null

/** Cells by column; each row has its number in the file. */
export interface ReadSheet {
  readonly letters: Readonly<Record<string, string>>
  readonly rows: readonly { readonly number: number; readonly cells: Readonly<Record<string, FileCell>> }[]
}

export interface ReadWorkbook {
  readonly sheets: Readonly<Record<SheetId, ReadSheet>>
  /** The value is null without a guide. */
  readonly exportedAt: string | null
}

/** Maximum bytes of all unpacked parts; a menu of 50 sets has 1.5 MB. */
const maxBytes = 12 * 1024 * 1024
const maxParts = 200
const maxColumns = 60

export type WorkbookReading =
  | ({ readonly ok: true } & ReadWorkbook)
  | { readonly ok: false; readonly faults: readonly FileFault[] }

const ofFile = (code: FileFault['code']): WorkbookReading => ({
  ok: false,
  faults: [{ code, subject: null, place: null }],
})

export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookReading> {
  let plain: ArrayBuffer
  try {
    let [size, parts, isOther] = [0, 0, false]
    const isPart = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }) => {
      // These files belong to other programs.
      isOther ||= name === 'content.xml' || /(^|\/)[^/]+\.iwa$/.test(name)
      size += originalSize
      parts += 1
      return /\.(xml|rels)$/.test(name) && size <= maxBytes && parts <= maxParts
    }
    // Each part is unpacked to at most its declared size, so that a false size cannot use more memory.
    const files = unzipSync(bytes, { filter: isPart })
    if (isOther) return ofFile('is another kind of spreadsheet')
    if (size > maxBytes || parts > maxParts) return ofFile('is too big')
    let cells = 0
    for (const [path, sheet] of Object.entries(files)) {
      const xml = strFromU8(sheet)
      // Sheets may have any path in a file.
      if (!xml.includes('sheetData')) continue
      cells += cellsIn(xml, maxCells)
      if (cells > maxCells) return ofFile('is too big')
      const safeXml = checkedSheet(xml)
      if (safeXml === null) return ofFile('is too big')
      files[path] = strToU8(safeXml)
    }
    plain = new Uint8Array(zipSync(files, { level: 0 })).buffer
  } catch {
    return ofFile('is damaged')
  }
  let matches: Awaited<ReturnType<typeof readXlsxFile>>
  try {
    matches = await readXlsxFile(plain, { trim: false })
  } catch {
    return ofFile('is damaged')
  }
  const faults: FileFault[] = []
  const dataOf = (name: Text) => matches.find(({ sheet }) => isNamed(sheet, name))?.data ?? null
  if (!sheetIds.some((id) => dataOf(sheetNames[id]))) return ofFile('has none of the sheets of a menu')
  const sheets = bySheet((sheet) => readSheet(sheet, dataOf(sheetNames[sheet]) ?? [], faults))
  const exportTime = dataOf(guideName)?.find(([cell]) => cell === bothNames(exportedAtName))?.[1]
  const exportedAt = typeof exportTime === 'string' ? exportTime : null
  return faults.length > 0 ? { ok: false, faults } : { ok: true, sheets, exportedAt }
}

/** Exported files name sheets and columns in both languages. */
export const bothNames = ({ zh, en }: Text) => `${zh} ${en}`

function isNamed(match: string, name: Text): boolean {
  const foldedText = foldName(match)
  return (
    foldedText !== '' && [bothNames(name), name.zh, name.en].some((each) => foldName(each) === foldedText)
  )
}

function readSheet(sheet: SheetId, data: readonly (readonly unknown[])[], faults: FileFault[]): ReadSheet {
  const [header = [], ...rest] = data
  const fault = (code: FileFault['code'], subject: string | null, letter: string | null) =>
    faults.push({ code, subject, place: { sheet, row: letter ? 1 : null, column: null, letter } })
  const letters: Record<string, string> = {}
  const columns = header.slice(0, maxColumns).map((cell, index) => {
    const name = typeof cell === 'string' ? cell : ''
    const column = columnsOf(sheet).find(([id]) => isNamed(name, columnNames[id] ?? { zh: id, en: id }))?.[0]
    if (column !== undefined && !letters[column]) letters[column] = letterOf(index)
    else if (cell !== null)
      fault(column ? 'comes twice' : 'is a column that is not read here', cellText(cell), letterOf(index))
    return column
  })
  if (rest.length > 0)
    for (const [id] of columnsOf(sheet)) {
      const { zh = id, en = id } = columnNames[id] ?? {}
      if (!letters[id]) fault('lacks a column', bothNames({ zh, en }), null)
    }
  const numberedRows = rest.map((cells, index) => ({ cells, number: index + 2 }))
  const filledRows = numberedRows.filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''))
  const { maxRows } = layouts[sheet]
  if (filledRows.length > maxRows) {
    fault('has too many rows', String(maxRows), null)
    return { letters, rows: [] }
  }
  return {
    letters,
    rows: filledRows.map(({ cells, number }) => ({
      number,
      cells: Object.fromEntries(
        columns.flatMap((column, index) => (column ? [[column, cellOf(cells[index])]] : [])),
      ),
    })),
  }
}

function cellOf(cell: unknown): FileCell {
  if (typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean') return cell
  return cell instanceof Date && !Number.isNaN(cell.getTime()) ? cell : null
}

/** Columns are A to Z, AA to AZ and so on. */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}

// The library takes an uncomputed formula for an empty cell and an error for text, and pads every row to the widest, so
// that a small file could take gigabytes.

const limits = { columns: 60, rows: 20_000 } as const

/** The largest menu has 140,000 cells and rows. */
export const maxCells = 160_000

/** Stops counting beyond `most`. */
export function cellsIn(xml: string, most: number): number {
  const start = /<(?:\w+:)?(?:c|row)[\s>/]/g
  let count = 0
  while (count <= most && start.test(xml)) count += 1
  return count
}

/** Marks unreadable values; the character cannot be typed. */
const unread = '\uF8FE'

/** The value is null for a readable value. */
export function unreadFault(cell: unknown): FileFaultCode | null {
  if (typeof cell !== 'string' || !cell.startsWith(unread)) return null
  return cell === `${unread}=` ? 'is a formula without a result' : 'is an error in the spreadsheet'
}

export const cellText = (cell: unknown): string => String(cell).replace(unread, '').slice(0, 40)

/** Unclosed cells do not match, so that no search runs to the end of the text. */
const rowOrCell =
  /<(?:\w+:)?row\b([^>]*)>|<((?:\w+:)?)c\b([^>]*?)(?:\/>|>((?:[^<]|<(?!\/?(?:\w+:)?c[\s>/]))*)<\/\2c>)/g

/** @returns the XML with unreadable cells marked; null beyond the row limit */
export function checkedSheet(xml: string): string | null {
  let [ofRow, isTooLarge] = [0, false]
  const safeXml = xml.replaceAll(
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
      if (columnOf(place) > limits.columns || ofRow > limits.columns) return ''
      const mark = unreadMark(attributeOf(attributes, 't') ?? 'n', content)
      if (mark === null) return whole
      const at = place === '' ? '' : ` r="${place}"`
      return `<${prefix}c${at} t="str"><${prefix}v>${unread}${mark}</${prefix}v></${prefix}c>`
    },
  )
  return isTooLarge ? null : safeXml
}

/** An error's name, or `=` for a formula without a result. */
function unreadMark(type: string, content: string): string | null {
  const value = /<(?:\w+:)?v\b[^>]*?(?:\/>|>([^<]*)<)/.exec(content)
  if (type === 'e') return (value?.[1] ?? '').trim().slice(0, 20) || '#'
  if (!/<(?:\w+:)?f[\s>/]/.test(content)) return null
  // Only a text formula may have an empty result.
  return value?.[1] || (value && type === 'str') ? null : '='
}

function attributeOf(attributes: string, name: 'r' | 't'): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  return match?.[1] ?? match?.[2]
}

/** 28 for AB12; 0 if the cell has no reference. */
function columnOf(place: string): number {
  const letters = /^[A-Za-z]{1,4}/.exec(place)?.[0].toUpperCase() ?? ''
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
}
