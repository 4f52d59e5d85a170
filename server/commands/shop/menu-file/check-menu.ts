/** Also checks the limits of the menu's forms, which must be able to edit an imported menu. */
import * as v from 'valibot'
import { plainText } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import { isRecord } from '#domain/json.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { badgeKinds } from '#domain/menu/set-badges.ts'
import { foldName } from '#domain/menu/set-lookup.ts'
import { categoryAndGiftFields } from '#domain/staff/shop/menus/category-and-gift-values.ts'
import { maxDishDescription } from '#domain/staff/shop/menus/dish-values.ts'
import { type FileFaultCode, isRowFault } from '#domain/staff/shop/menus/menu-file.ts'
import { maxDishes, maxGroups } from '#domain/staff/shop/menus/set-groups.ts'
import { longestValue, maxLeadDays } from '#domain/staff/shop/menus/set-values.ts'
import { langs, type Text } from '#domain/text.ts'
import { layouts, sheetIds, wayTo } from './columns.ts'
import type { Keys, ValueFault } from './faults.ts'
import { type MenuFile, menuSchema } from './menu-schema.ts'
import { longestText } from './read-tables.ts'

export interface MenuFileContext {
  readonly pictures: readonly string[]
  /** A file without sets then counts as damaged. */
  readonly sells: boolean
  readonly pages: readonly string[]
  readonly hasEnglish: boolean
  readonly sets: readonly { readonly id: number; readonly slug: string; readonly name: Text }[]
  /** No exported file contains unfinished sets; a file with such an id means another set. */
  readonly draftSetIds: readonly number[]
  readonly gifts: readonly { readonly id: number; readonly slug: string }[]
}

export type MenuCheck =
  | { readonly ok: true; readonly menu: MenuFile }
  | { readonly ok: false; readonly faults: readonly ValueFault[] }

export function checkMenu(raw: unknown, context: MenuFileContext): MenuCheck {
  const limits = beyondLimits(raw)
  if (limits.length > 0) return { ok: false, faults: limits }
  const twice = duplicates(raw)
  const menuResult = v.safeParse(menuSchema, raw)
  if (!menuResult.success) return { ok: false, faults: [...twice, ...menuResult.issues.flatMap(faultOf)] }
  if (context.sells && menuResult.output.setMenus.length === 0)
    return { ok: false, faults: [{ code: 'has no set menu', subject: null, keys: ['setMenus'] }] }
  const faults = [
    ...twice,
    ...brokenReferences(menuResult.output, context),
    ...duplicateFaults(menuResult.output, context),
  ]
  return faults.length > 0 ? { ok: false, faults } : { ok: true, menu: menuResult.output }
}

/** The schemas report only the list. */
function duplicates(raw: unknown): ValueFault[] {
  if (!isRecord(raw)) return []
  const twiceIn = (rows: unknown, name: string, keys: Keys): ValueFault[] => {
    const ids = new Set<unknown>()
    return (Array.isArray(rows) ? rows : []).flatMap((row, index) => {
      const value = isRecord(row) ? row[name] : undefined
      const isTwice = value !== undefined && ids.has(value)
      ids.add(value)
      return isTwice
        ? [
            {
              code: 'comes twice' as const,
              subject: String(value).slice(0, 60),
              keys: [...keys, index, name],
            },
          ]
        : []
    })
  }
  const sets = Array.isArray(raw.setMenus) ? raw.setMenus : []
  return [
    ...['categories', 'dishes', 'setMenus', 'gifts'].flatMap((list) => twiceIn(raw[list], 'id', [list])),
    ...['setMenus', 'gifts'].flatMap((list) => twiceIn(raw[list], 'slug', [list])),
    ...sets.flatMap((set: unknown, index) => {
      const groups = isRecord(set) && Array.isArray(set.groups) ? set.groups : []
      const keys = ['setMenus', index, 'groups']
      return [
        ...twiceIn(groups, 'id', keys),
        ...groups.flatMap((group: unknown, at) =>
          twiceIn(isRecord(group) ? group.dishes : [], 'dishId', [...keys, at, 'dishes']),
        ),
      ]
    }),
  ]
}

/** Skips duplicate ids, which `duplicates` reports by row. */
function faultOf({ message, path, input }: v.BaseIssue<unknown>): ValueFault[] {
  const keys = (path ?? []).flatMap(({ key }) =>
    typeof key === 'string' || typeof key === 'number' ? [key] : [],
  )
  if (/ comes twice$/.test(message) && typeof path?.at(-1)?.key !== 'number') {
    const isOfRows = ['categories', 'dishes', 'setMenus', 'gifts', 'groups'].includes(String(keys.at(-1)))
    return isOfRows
      ? []
      : [{ code: 'comes twice', subject: message.replace(/^\S+ (.*) comes twice$/, '$1'), keys }]
  }
  const options = /^is not one of (.*)$/.exec(message)?.[1]
  if (options) return [{ code: 'is not one of', subject: options, keys }]
  const code: FileFaultCode = isRowFault(message) ? message : 'is not right'
  const isPlain = typeof input === 'string' || typeof input === 'number'
  return [{ code, subject: isPlain ? String(input).slice(0, 40) : null, keys }]
}

function brokenReferences(
  { categories, dishes, setMenus, gifts, pictures, offSale }: MenuFile,
  context: MenuFileContext,
): ValueFault[] {
  const isOneOf = (ids: readonly string[]) => {
    const set = new Set(ids)
    return (code: FileFaultCode, subject: string, keys: Keys): ValueFault[] =>
      set.has(subject) ? [] : [{ code, subject, keys }]
  }
  const category = isOneOf(categories.filter(({ kind }) => kind === 'sets').map(({ id }) => id))
  const dish = isOneOf(dishes.map(({ id }) => id))
  const [badge, allergen] = [isOneOf(badgeKinds), isOneOf(allergens)]
  const [picture, page] = [isOneOf(context.pictures), isOneOf(context.pages)]
  const dishesOffSale = new Set(dishes.filter(({ onSale }) => !onSale).map(({ id }) => id))
  const meat = new Set(dishes.filter(({ vegetarian }) => !vegetarian).map(({ id }) => id))
  return [
    ...categories.flatMap(({ path }, index) =>
      path === null
        ? []
        : page('names an unknown page', path.endsWith('/') ? path : `${path}/`, [
            'categories',
            index,
            'path',
          ]),
    ),
    ...[...dishes.entries()].flatMap(([index, row]) =>
      row.allergens.flatMap((id) =>
        allergen('names an unknown allergen', id, ['dishes', index, 'allergens']),
      ),
    ),
    ...[...gifts.entries()].flatMap(([index, row]) =>
      row.allergens.flatMap((id) => allergen('names an unknown allergen', id, ['gifts', index, 'allergens'])),
    ),
    ...[...setMenus.entries()].flatMap(([index, set]) => {
      const keys = ['setMenus', index]
      const dishRefs = set.groups.flatMap(({ dishes: choices }, at) =>
        choices.map(({ dishId }, place) => ({
          dishId,
          keys: [...keys, 'groups', at, 'dishes', place, 'dishId'],
        })),
      )
      const withMeat = dishRefs.find(({ dishId }) => meat.has(dishId))
      return [
        ...category('names an unknown category', set.categoryId, [...keys, 'categoryId']),
        ...set.alsoIn.flatMap((id) => category('names an unknown category', id, [...keys, 'alsoIn'])),
        ...set.badges.flatMap((id) => badge('names an unknown badge', id, [...keys, 'badges'])),
        ...dishRefs.flatMap((each) => dish('names an unknown dish', each.dishId, each.keys)),
        ...dishRefs
          .filter(({ dishId }) => dishesOffSale.has(dishId) && !offSale.setMenus.includes(set.id))
          .map((each) => ({
            code: 'is off sale, so that no set on sale may offer it' as const,
            subject: each.dishId,
            keys: each.keys,
          })),
        ...(set.badges.includes('vegetarian') && withMeat
          ? [
              {
                code: 'has the vegetarian badge, but offers a dish that is not vegetarian' as const,
                subject: withMeat.dishId,
                keys: [...keys, 'badges'],
              },
            ]
          : []),
      ]
    }),
    ...Object.entries(pictures).flatMap(([list, files]) =>
      Object.entries(files).flatMap(([id, file]) =>
        picture('names an unknown picture', file, ['pictures', list, id]),
      ),
    ),
  ]
}

/** Values used twice in the file, or by an item of the shop that is missing from it. */
function duplicateFaults({ setMenus, gifts }: MenuFile, context: MenuFileContext): ValueFault[] {
  const setIds = new Set(setMenus.map(({ id }) => id))
  const giftIds = new Set(gifts.map(({ id }) => id))
  const remaining = context.sets.filter(({ id }) => !setIds.has(id))
  const leftGifts = context.gifts.filter(({ id }) => !giftIds.has(id))
  const owners = new Map<string, number>()
  const field = ({ id, slug, name }: MenuFileContext['sets'][number]) => {
    for (const each of [slug, name.zh, name.en]) owners.set(foldName(each), id)
  }
  for (const set of remaining) field(set)
  return [
    ...[...setMenus.entries()].flatMap(([index, { id }]) => {
      const keys = ['setMenus', index, 'id']
      return context.draftSetIds.includes(id)
        ? [{ code: 'is the ID of a set that is not finished yet' as const, subject: String(id), keys }]
        : []
    }),
    ...[...setMenus.entries()].flatMap(([index, set]) => {
      const matches = langs.filter((lang) => owners.has(foldName(set.name[lang])))
      field(set)
      return matches.map((lang) => ({
        code: 'is the name of another set' as const,
        subject: set.name[lang],
        keys: ['setMenus', index, 'name', lang],
      }))
    }),
    ...faultsOfTakenSlugs(setMenus, remaining, 'setMenus', 'is the address of another set'),
    ...faultsOfTakenSlugs(gifts, leftGifts, 'gifts', 'is the address of another gift'),
  ]
}

function faultsOfTakenSlugs(
  rows: readonly { readonly slug: string }[],
  remaining: readonly { readonly slug: string }[],
  list: string,
  code: FileFaultCode,
): ValueFault[] {
  const slugs = new Set(remaining.map(({ slug }) => slug))
  return [...rows.entries()].flatMap(([index, { slug }]) =>
    slugs.has(slug) ? [{ code, subject: slug, keys: [list, index, 'slug'] }] : [],
  )
}

export const beyondLimits = (raw: unknown): readonly ValueFault[] => [
  ...tooMany(raw),
  ...beyond(raw, []),
  ...beyondForms(raw),
]

/** JSON lists longer than a spreadsheet could hold. */
const tooMany = (raw: unknown): ValueFault[] =>
  sheetIds.flatMap((sheet) => {
    const [{ maxRows }, keys] = [layouts[sheet], wayTo(sheet)]
    return countAt(raw, keys) > maxRows
      ? [{ code: 'has too many rows' as const, subject: String(maxRows), keys }]
      : []
  })

function countAt(raw: unknown, way: readonly string[]): number {
  const below = (value: unknown, name: string): readonly unknown[] => {
    const inner = isRecord(value) ? value[name] : undefined
    return Array.isArray(inner) ? inner : [inner]
  }
  const last = way.at(-1) ?? ''
  const owners = way
    .slice(0, -1)
    .reduce<readonly unknown[]>((values, name) => values.flatMap((value) => below(value, name)), [raw])
  return owners.reduce<number>((sum, owner) => sum + rowsOf(owner, last).length, 0)
}

/** Owners can enter four digits, and prices of six digits in dollars. */
const largest = { figure: 9_999, cents: 99_999_999, id: 999_999_999 }

export const deepest = 9

/** Owners cannot enter invisible characters. */
const isPlain = (text: string) => plainText(text) === text.trim()

export function largestAt(keys: Keys): number {
  const name = String(keys.findLast((key) => typeof key === 'string') ?? '')
  if (name === 'id') return largest.id
  return name.endsWith('Cents') ? largest.cents : (largestNumbers[name] ?? largest.figure)
}

function beyond(value: unknown, keys: Keys): ValueFault[] {
  if (keys.length > deepest) return [{ code: 'is not right', subject: null, keys }]
  if (typeof value === 'string') {
    const max = longestAt(keys) ?? longestText
    if (value.length > max) return [{ code: 'is too long', subject: String(max), keys }]
    return isPlain(value) ? [] : [{ code: 'has characters that nobody sees', subject: null, keys }]
  }
  if (typeof value === 'number') {
    const max = largestAt(keys)
    return value > max ? [{ code: 'is too large', subject: String(value), keys }] : []
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    keys[0] === 'offSale' ? [] : beyond(inner, [...keys, Array.isArray(value) ? Number(key) : key]),
  )
}

/** Maximum letters by list and field. */
const ownLengths: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  categories: { description: categoryAndGiftFields.category.maxOf('description.zh') ?? 0 },
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

/** Null if no form has the text. */
export function longestAt(keys: Keys): number | null {
  const names = keys.filter((key) => typeof key === 'string')
  const [list = '', part = ''] = names
  const field = langs.some((lang) => lang === names.at(-1)) ? names.at(-2) : names.at(-1)
  if (field === undefined) return null
  if (list === 'gifts' && (part === 'introduction' || part === 'contents'))
    return categoryAndGiftFields.gift.maxOf(`${field}.zh`)
  return ownLengths[list]?.[field] ?? lengths[field] ?? null
}

export const largestNumbers: Readonly<Record<string, number>> = { leadDays: maxLeadDays }

export const rowsOf = (value: unknown, name: string): readonly unknown[] => {
  const rows = isRecord(value) ? value[name] : null
  return Array.isArray(rows) ? rows : []
}

/** Reports each list's first excess entry. */
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
            subject: String(maxGroups),
            keys: [...keys, 'groups', maxGroups, 'id'],
          },
        ]
      : []),
    ...full.map((at) => ({
      code: 'is one dish too many for its course' as const,
      subject: String(maxDishes),
      keys: [...keys, 'groups', at, 'dishes', maxDishes, 'dishId'],
    })),
  ]
}

/** The form has all contents in one field, one per line. */
function longContents(gift: unknown, keys: Keys): ValueFault[] {
  const rows = rowsOf(gift, 'contents')
  const most = categoryAndGiftFields.gift.maxOf('contents.zh') ?? 0
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
            subject: String(most),
            keys: [...keys, at, lang],
          },
        ]
  })
}
