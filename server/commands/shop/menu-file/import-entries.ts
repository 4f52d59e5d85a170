/** What an import changed, as entries of the shop's trail. */
import { sheetNames } from '#content/staff/menus/menu-file.ts'
import { type ItemValues, itemKinds } from '#domain/staff/menus/item-drafts.ts'
import { type ItemMenu, itemKey, itemValuesIn } from '#domain/staff/menus/item-values.ts'
import { changedFields } from '#domain/staff/menus/set-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { NewShopEvent } from '#server/db/shop/shop-events.ts'
import type { Cell } from './columns.ts'
import type { NamedCell, NamedChange } from './compare.ts'
import { type MenuChange, sheetOfItem } from './compare.ts'

/**
 * An entry for each thing that changed, with its cells by row and column. Names stand in for ids, and `@rows` names the
 * rows: what an entry mentions may be gone when it is read. `@values` are the fields that changed in the form of a dish,
 * category or gift, by which the change is brought back; sets have versions.
 */
export function importEntries(
  changes: readonly NamedChange[],
  menus: { readonly before: ItemMenu; readonly after: ItemMenu },
  by: StaffMember,
  now: Date,
): NewShopEvent[] {
  const [old, is] = [itemValuesIn(menus.before), itemValuesIn(menus.after)]
  return changes.map(({ sheet, id, name, kind, cells }) => {
    const item = itemKinds.find((each) => sheetOfItem[each] === sheet)
    const key = item && itemKey({ kind: item, id })
    const fields = formValues(old.get(key ?? ''), is.get(key ?? ''))
    return {
      at: now,
      verb: 'import-menu',
      actorId: by.id,
      actorName: by.name,
      subjectId: subjectOf(sheet, id),
      subjectName: kind === 'order' ? sheetNames[sheet] : name,
      before: kind === 'added' ? null : { ...sideOf(cells, 'from'), ...fields?.before },
      after: { ...sideOf(cells, 'to'), ...rowNames(cells), ...fields?.after },
    }
  })
}

/** Null: the form has no field that changed, or there was nothing before. */
function formValues(before: ItemValues | undefined, after: ItemValues | undefined) {
  const fields = before && after ? changedFields(before, after) : []
  if (!before || !after || fields.length === 0) return null
  const of = (values: ItemValues) => ({
    '@values': Object.fromEntries(fields.map((name) => [name, values[name] ?? ''])),
  })
  return { before: of(before), after: of(after) }
}

/** Under what id the trail knows a thing: sets and dishes as their own commands name them. */
function subjectOf(sheet: MenuChange['sheet'], id: string): string {
  return sheet === 'setMenus' || sheet === 'dishes' ? id || sheet : `${sheet}.${id}`
}

function sideOf(
  cells: readonly NamedCell[],
  side: 'from' | 'to',
): Readonly<Record<string, Cell | Text | undefined>> {
  const named = Map.groupBy(cells, ({ row, column }) => `${row}:${column}`)
  return Object.fromEntries(
    [...named].map(([key, same]) => {
      const values = same.map((cell) => cell[`${side}Name`] ?? cell[side])
      // Courses and their dishes have an order each, under one name.
      return [key, values.length === 1 ? values[0] : joined(values)]
    }),
  )
}

function joined(values: readonly (Cell | Text)[]): Text {
  const inLang = (lang: Lang) =>
    values.map((value) => (typeof value === 'object' && value ? value[lang] : String(value ?? ''))).join('; ')
  return { zh: inLang('zh'), en: inLang('en') }
}

function rowNames(cells: readonly NamedCell[]): { readonly '@rows'?: Readonly<Record<string, Text>> } {
  const rows = cells.flatMap(({ row, rowName }) => (rowName ? [[row, rowName] as const] : []))
  return rows.length > 0 ? { '@rows': Object.fromEntries(rows) } : {}
}
