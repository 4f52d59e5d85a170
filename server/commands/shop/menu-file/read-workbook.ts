/** Reads the sheets of a menu from an .xlsx file. Runs in a thread of its own (read-file.ts). */
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/web-worker'
import { columnNames, exportedAtName, guideName, sheetNames } from '#content/staff/menus/menu-file.ts'
import type { Text } from '#domain/text.ts'
import { cellsIn, checkedSheet, maxCells, shownCell } from './checked-sheet.ts'
import { bySheet, columnsOf, maxRows, type SheetId, sheetIds } from './columns.ts'
import type { FileFault } from './faults.ts'
import type { FileCell } from './read-cell.ts'
import type { ReadSheet, ReadWorkbook } from './read-tables.ts'

/** Bytes of all parts of a file together; a menu of 50 sets has 1.5 MB. */
const maxBytes = 12 * 1024 * 1024
const maxParts = 200
/** Columns of a sheet that are looked at. */
const maxColumns = 60

export type WorkbookReading =
  | ({ readonly ok: true } & ReadWorkbook)
  | { readonly ok: false; readonly faults: readonly FileFault[] }

const ofFile = (code: FileFault['code']): WorkbookReading => ({
  ok: false,
  faults: [{ code, named: null, place: null }],
})

export async function readWorkbook(bytes: Uint8Array): Promise<WorkbookReading> {
  let plain: ArrayBuffer
  try {
    let [size, parts, isOther] = [0, 0, false]
    const isPart = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }) => {
      // Apart from [Content_Types].xml, which every Office file has, these tell the programs of others.
      isOther ||= name === 'content.xml' || /(^|\/)[^/]+\.iwa$/.test(name)
      size += originalSize
      parts += 1
      return /\.(xml|rels)$/.test(name) && size <= maxBytes && parts <= maxParts
    }
    // Each part is unpacked into at most the size it declares, so that a false size can't take more memory.
    const unpacked = unzipSync(bytes, { filter: isPart })
    if (isOther) return ofFile('is another kind of spreadsheet')
    if (size > maxBytes || parts > maxParts) return ofFile('is too big')
    let cells = 0
    for (const [path, sheet] of Object.entries(unpacked)) {
      const xml = strFromU8(sheet)
      // Where its sheets are, a file decides itself.
      if (!xml.includes('sheetData')) continue
      cells += cellsIn(xml, maxCells)
      if (cells > maxCells) return ofFile('is too big')
      const checked = checkedSheet(xml)
      if (checked === null) return ofFile('is too big')
      unpacked[path] = strToU8(checked)
    }
    plain = new Uint8Array(zipSync(unpacked, { level: 0 })).buffer
  } catch {
    return ofFile('is damaged')
  }
  let found: Awaited<ReturnType<typeof readXlsxFile>>
  try {
    found = await readXlsxFile(plain, { trim: false })
  } catch {
    return ofFile('is damaged')
  }
  const faults: FileFault[] = []
  const dataOf = (name: Text) => found.find(({ sheet }) => isNamed(sheet, name))?.data ?? null
  if (!sheetIds.some((id) => dataOf(sheetNames[id]))) return ofFile('has none of the sheets of a menu')
  const sheets = bySheet((sheet) => readSheet(sheet, dataOf(sheetNames[sheet]) ?? [], faults))
  const exported = dataOf(guideName)?.find(([cell]) => cell === bothNames(exportedAtName))?.[1]
  const exportedAt = typeof exported === 'string' ? exported : null
  return faults.length > 0 ? { ok: false, faults } : { ok: true, sheets, exportedAt }
}

/** A sheet or column may have its name in one language or in both, as in exported files. */
export const bothNames = ({ zh, en }: Text) => `${zh} ${en}`

function isNamed(found: string, name: Text): boolean {
  const plain = found.replaceAll(/\s+/g, ' ').trim().toLowerCase()
  return [bothNames(name), name.zh, name.en].some((each) => each.toLowerCase() === plain)
}

function readSheet(sheet: SheetId, data: readonly (readonly unknown[])[], faults: FileFault[]): ReadSheet {
  const [header = [], ...rest] = data
  const fault = (code: FileFault['code'], named: string | null, letter: string | null) =>
    faults.push({ code, named, place: { sheet, row: letter ? 1 : null, column: null, letter } })
  const letters: Record<string, string> = {}
  const columns = header.slice(0, maxColumns).map((cell, index) => {
    const name = typeof cell === 'string' ? cell : ''
    const column = columnsOf(sheet).find(([id]) => isNamed(name, columnNames[id] ?? { zh: id, en: id }))?.[0]
    if (column !== undefined && !letters[column]) letters[column] = letterOf(index)
    else if (cell !== null)
      fault(column ? 'comes twice' : 'is a column that is not read here', shownCell(cell), letterOf(index))
    return column
  })
  if (rest.length > 0)
    for (const [id] of columnsOf(sheet)) {
      const { zh = id, en = id } = columnNames[id] ?? {}
      if (!letters[id]) fault('lacks a column', bothNames({ zh, en }), null)
    }
  const numbered = rest.map((cells, index) => ({ cells, number: index + 2 }))
  const filled = numbered.filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''))
  if (filled.length > maxRows[sheet]) {
    fault('has too many rows', String(maxRows[sheet]), null)
    return { letters, rows: [] }
  }
  return {
    letters,
    rows: filled.map(({ cells, number }) => ({
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

/** A to Z, AA to AZ and so on. */
function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
