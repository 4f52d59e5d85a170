/** What no menu may hold, whatever its schema: lists, texts and numbers beyond what owners can type. */
import { plainText } from '#domain/free-text.ts'
import { isRecord } from '#domain/json.ts'
import { maxRows, type SheetId, sheetIds } from './columns.ts'
import type { Keys, ValueFault } from './faults.ts'
import { beyondForms, largestNumbers, longestAt, rowsOf } from './form-limits.ts'
import { longestText } from './read-cell.ts'

export const beyondLimits = (raw: unknown): readonly ValueFault[] => [
  ...tooMany(raw),
  ...beyond(raw, []),
  ...beyondForms(raw),
]

/**
 * Lists of a JSON file that are longer than a menu's, those within its sets and gifts all together: it can hold no more
 * than a spreadsheet, whose rows were counted as they were read.
 */
function tooMany(raw: unknown): ValueFault[] {
  const sets = rowsOf(raw, 'setMenus')
  const groups = sets.flatMap((set) => rowsOf(set, 'groups'))
  const counts = {
    categories: rowsOf(raw, 'categories').length,
    dishes: rowsOf(raw, 'dishes').length,
    setMenus: sets.length,
    gifts: rowsOf(raw, 'gifts').length,
    groups: groups.length,
    choices: countIn(groups, 'dishes'),
    nextCharges: countIn(
      sets.map((set) => (isRecord(set) ? set.nextPrices : null)),
      'charges',
    ),
    menuMedia: countIn(sets, 'menuMedia'),
    giftContents: countIn(rowsOf(raw, 'gifts'), 'contents'),
  } satisfies Record<SheetId, number>
  return sheetIds.flatMap((sheet) =>
    counts[sheet] > maxRows[sheet]
      ? [{ code: 'has too many rows' as const, named: String(maxRows[sheet]), keys: listOf[sheet] }]
      : [],
  )
}

/** Where the rows of a sheet stand in the file. */
const listOf: Readonly<Record<SheetId, Keys>> = {
  categories: ['categories'],
  dishes: ['dishes'],
  setMenus: ['setMenus'],
  gifts: ['gifts'],
  groups: ['setMenus', 'groups'],
  choices: ['setMenus', 'groups', 'dishes'],
  nextCharges: ['setMenus', 'nextPrices', 'charges'],
  menuMedia: ['setMenus', 'menuMedia'],
  giftContents: ['gifts', 'contents'],
}

const countIn = (values: readonly unknown[], name: string) =>
  values.reduce<number>((sum, value) => sum + rowsOf(value, name).length, 0)

/** Figures have four digits where owners edit them, prices six. */
const largest = { figure: 9_999, cents: 99_999_999, id: 999_999_999 }

/** A file is at most this deep. */
export const deepest = 9

/** Whether the database takes a text, and people see all of it, as texts are that owners type. */
const isPlain = (text: string) => plainText(text) === text.trim()

function largestAt(keys: Keys): number {
  const name = String(keys.findLast((key) => typeof key === 'string') ?? '')
  if (name === 'id') return largest.id
  return name.endsWith('Cents') ? largest.cents : (largestNumbers[name] ?? largest.figure)
}

function beyond(value: unknown, keys: Keys): ValueFault[] {
  if (keys.length > deepest) return [{ code: 'is not right', named: null, keys }]
  if (typeof value === 'string') {
    const max = longestAt(keys) ?? longestText
    if (value.length > max) return [{ code: 'is too long', named: String(max), keys }]
    return isPlain(value) ? [] : [{ code: 'has characters that nobody sees', named: null, keys }]
  }
  if (typeof value === 'number') {
    const max = largestAt(keys)
    return value > max ? [{ code: 'is too large', named: String(value), keys }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    keys[0] === 'offSale' ? [] : beyond(inner, [...keys, Array.isArray(value) ? Number(key) : key]),
  )
}
