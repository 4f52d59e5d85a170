/** What the forms of the menu can hold, in a file: what no form could send back could not be edited after its import. */
import { maxNameLength } from '#domain/input-limits.ts'
import { isRecord } from '#domain/json.ts'
import { maxDishDescription } from '#domain/staff/menus/dish-values.ts'
import { maxDishes, maxGroups } from '#domain/staff/menus/set-groups.ts'
import { longestLeadDays, longestValue } from '#domain/staff/menus/set-values.ts'
import { longestShelfValue } from '#domain/staff/menus/shelf-values.ts'
import { langs } from '#domain/text.ts'
import type { Keys, ValueFault } from './faults.ts'

/** Letters of the texts of each list, by field; of those in every list, below. */
const ownLengths: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  categories: { description: longestShelfValue('description') },
  dishes: { description: maxDishDescription },
  setMenus: { tagline: longestValue('tagline.zh'), description: longestValue('description.zh') },
}
const lengths: Readonly<Record<string, number>> = {
  id: 60,
  slug: 60,
  dishId: 60,
  categoryId: 60,
  course: 60,
  cuisine: 60,
  name: maxNameLength,
  note: maxNameLength,
}

/** The most letters of the text at these keys; null: no form holds it. */
export function longestAt(keys: Keys): number | null {
  const names = keys.filter((key) => typeof key === 'string')
  const [list = '', part = ''] = names
  const field = langs.some((lang) => lang === names.at(-1)) ? names.at(-2) : names.at(-1)
  if (field === undefined) return null
  if (list === 'gifts' && (part === 'introduction' || part === 'contents')) return longestShelfValue(field)
  return ownLengths[list]?.[field] ?? lengths[field] ?? null
}

/** The largest number of a field, where a form takes none that is as large as others. */
export const largestNumbers: Readonly<Record<string, number>> = { leadDays: longestLeadDays }

export const rowsOf = (value: unknown, name: string): readonly unknown[] => {
  const rows = isRecord(value) ? value[name] : null
  return Array.isArray(rows) ? rows : []
}

/** Sets, courses and gifts that hold more than their forms do, each where it begins to be too much. */
export const beyondForms = (raw: unknown): readonly ValueFault[] => [
  ...rowsOf(raw, 'setMenus').flatMap((set, index) => longLists(set, ['setMenus', index])),
  ...rowsOf(raw, 'gifts').flatMap((gift, index) => longContents(gift, ['gifts', index, 'contents'])),
]

function longLists(set: unknown, keys: Keys): ValueFault[] {
  const groups = rowsOf(set, 'groups')
  const full = groups.flatMap((group, at) => (rowsOf(group, 'dishes').length > maxDishes ? [at] : []))
  return [
    ...(groups.length > maxGroups
      ? [
          {
            code: 'is one course too many for its set' as const,
            named: String(maxGroups),
            keys: [...keys, 'groups', maxGroups, 'id'],
          },
        ]
      : []),
    ...full.map((at) => ({
      code: 'is one dish too many for its course' as const,
      named: String(maxDishes),
      keys: [...keys, 'groups', at, 'dishes', maxDishes, 'dishId'],
    })),
  ]
}

/** The form of a gift has all of its contents in one field of each language, one thing a line. */
function longContents(gift: unknown, keys: Keys): ValueFault[] {
  const rows = rowsOf(gift, 'contents')
  const most = longestShelfValue('contents')
  return langs.flatMap((lang) => {
    let letters = -1
    const at = rows.findIndex((row) => {
      const text = isRecord(row) ? row[lang] : null
      letters += 1 + (typeof text === 'string' ? text.length : 0)
      return letters > most
    })
    return at < 0
      ? []
      : [
          {
            code: 'makes the contents of its gift too long' as const,
            named: String(most),
            keys: [...keys, at, lang],
          },
        ]
  })
}
