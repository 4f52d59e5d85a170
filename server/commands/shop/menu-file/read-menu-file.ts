/** Reading may take seconds, so thread.ts runs it in a thread. */

import { joinedLines } from '#domain/free-text.ts'
import { isRecord } from '#domain/json.ts'
import { lacksEnglish } from '#domain/text.ts'
import { checkMenu, deepest, type MenuFileContext } from './check-menu.ts'
import { type FileFault, type Keys, maxFaults, type PlaceOf, type ValueFault } from './faults.ts'
import type { MenuFile, WrittenMenu } from './menu-schema.ts'
import { menuIn } from './read-tables.ts'
import { cellText, type ReadWorkbook, readWorkbook, unreadFault } from './read-workbook.ts'

export interface FileToRead {
  readonly bytes: Uint8Array
  readonly context: MenuFileContext
}

export interface MenuReading {
  readonly menu: MenuFile
  readonly written: WrittenMenu
}

export type FileReading =
  | ({ readonly ok: true } & MenuReading)
  | { readonly ok: false; readonly faults: readonly FileFault[] }

/** The maximum is five times the values of a large menu. */
const maxJsonValues = 600_000

export async function readMenuFile({ bytes, context }: FileToRead): Promise<FileReading> {
  const starts = (...first: number[]) => first.every((byte, index) => bytes[index] === byte)
  // Every zip file begins with PK.
  if (starts(0x50, 0x4b)) return readSpreadsheet(bytes, context)
  // Excel files from before 2007, and encrypted files.
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) {
    const isLocked = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'))
    const code = isLocked ? 'is locked with a password' : 'is another kind of spreadsheet'
    return refuse([{ code, subject: null, place: null }])
  }
  return readJson(bytes, context)
}

async function readSpreadsheet(bytes: Uint8Array, context: MenuFileContext): Promise<FileReading> {
  const workbook = await readWorkbook(bytes)
  if (!workbook.ok) return refuse(workbook.faults)
  const { menu, faults, placeOf } = menuIn(workbook)
  completeEnglish(menu, context)
  const check = checkMenu(menu, context)
  const all = [...faults, ...(check.ok ? [] : locateFaults(check.faults, placeOf))]
  if (all.length > 0 || !check.ok) {
    const reading = refuse(all)
    return reading.ok
      ? reading
      : { ok: false, faults: reading.faults.map((fault) => withName(fault, workbook)) }
  }
  return { ok: true, menu: check.menu, written: menu as WrittenMenu }
}

/** A row without a name has that of its dish. */
function withName(fault: FileFault, { sheets }: ReadWorkbook): FileFault {
  const { place } = fault
  if (!place || 'path' in place || place.row === null) return fault
  const cells = sheets[place.sheet].rows.find(({ number }) => number === place.row)?.cells
  const dish = sheets.dishes.rows.find((row) => row.cells.id === cells?.dishId)
  const names = [cells?.['name.zh'], cells?.dishId && dish?.cells['name.zh'], cells?.id]
  const name = names.find((cell) => cell && !unreadFault(cell))
  return name ? { ...fault, place: { ...place, name: cellText(name) } } : fault
}

function readJson(bytes: Uint8Array, context: MenuFileContext): FileReading {
  let raw: unknown
  try {
    const json = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    if (hasTooManyValues(json)) return refuse([{ code: 'is too big', subject: null, place: null }])
    raw = textsOnOneLine(JSON.parse(json))
  } catch {
    return refuse([{ code: 'is no spreadsheet or JSON file', subject: null, place: null }])
  }
  completeEnglish(raw, context)
  const check = checkMenu(raw, context)
  if (!check.ok) return refuse(locateFaults(check.faults, (keys) => ({ path: pathIn(raw, keys) })))
  return { ok: true, menu: check.menu, written: raw as WrittenMenu }
}

/** Three letters of JSON can take fifty bytes of memory. */
function hasTooManyValues(json: string): boolean {
  let count = 0
  for (let at = 0; at < json.length && count <= maxJsonValues; at += 1)
    if (json[at] === ',' || json[at] === '[' || json[at] === '{') count += 1
  return count > maxJsonValues
}

const locateFaults = (faults: readonly ValueFault[], placeOf: PlaceOf): readonly FileFault[] =>
  faults.map(({ code, subject, keys }) => ({ code, subject, place: placeOf(keys) }))

/** Keeps one fault per value: an unreadable value is also missing. */
function refuse(faults: readonly FileFault[]): FileReading {
  const places = new Set<string>()
  const first = faults.filter(({ place }) => {
    const isWhole = place !== null && 'row' in place && place.column === null
    const key = JSON.stringify(place)
    const isNew = !places.has(key) || isWhole || place === null
    places.add(key)
    return isNew
  })
  return { ok: false, faults: first.slice(0, maxFaults) }
}

/** A path such as setMenus.easy-party-10.groups.snack.max. */
function pathIn(raw: unknown, keys: Keys): string {
  let value = raw
  return keys
    .map((key) => {
      value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
      const id = typeof value === 'object' && value !== null ? nameOf(value) : undefined
      return typeof key === 'number' ? String(id ?? key + 1) : key
    })
    .join('.')
    .slice(0, 200)
}

/** Any other value may not be a text. */
const nameOf = (row: object): unknown =>
  ['slug', 'id', 'dishId']
    .map((name) => Reflect.get(row, name))
    .find((value) => typeof value === 'string' || typeof value === 'number')

/** English that is empty or repeats the Chinese is the Chinese in a shop without an English site, and missing in another. */
function completeEnglish(value: unknown, context: Pick<MenuFileContext, 'hasEnglish'>, depth = 0): void {
  if (typeof value !== 'object' || value === null || depth > deepest) return
  if (isRecord(value)) {
    const { zh, en = '' } = value
    if (typeof zh === 'string' && typeof en === 'string' && lacksEnglish({ zh, en })) {
      if (!context.hasEnglish) value.en = zh
      else if (en === zh) delete value.en
    }
  }
  for (const inner of Object.values(value)) completeEnglish(inner, context, depth + 1)
}

/** Values deeper than a menu are refused later. */
export function textsOnOneLine(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return joinedLines(value)
  if (typeof value !== 'object' || value === null || depth > deepest) return value
  if (Array.isArray(value)) return value.map((inner) => textsOnOneLine(inner, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, textsOnOneLine(inner, depth + 1)]),
  )
}
