import { sheetNames } from '#content/staff/shop/menus/menu-file.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { changesBetween, type Values } from '#domain/staff/forms/values.ts'
import { type EditableMenu, itemKinds, menuForms } from '#domain/staff/shop/menus/menu-forms.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { NewShopEvent } from '#server/db/shop/shop-events.ts'
import type { Cell } from './columns.ts'
import type { NamedCell, NamedChange } from './compare.ts'
import { type MenuChange, sheetOfItem } from './compare.ts'

/**
 * Names replace ids, because items may be gone when the entry is read. `@values` are changed form fields, for
 * restoring; sets have versions.
 */
export function importEntries(
  changes: readonly NamedChange[],
  menus: { readonly before: EditableMenu; readonly after: EditableMenu },
  by: StaffMember,
  now: Date,
): NewShopEvent[] {
  const today = todayInHongKong(now)
  const [old, is] = [menuForms(menus.before, today), menuForms(menus.after, today)]
  return changes.map(({ sheet, id, name, kind, cells }) => {
    const item = itemKinds.find((each) => sheetOfItem[each] === sheet)
    const fields = item && formValues(old[item](id)?.publishedValues, is[item](id)?.publishedValues)
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

/** Null if no form field changed or the item is new. */
function formValues(before: Values | undefined, after: Values | undefined) {
  if (!before || !after) return null
  const changes = changesBetween(before, after)
  if (Object.keys(changes.before).length === 0) return null
  return { before: { '@values': changes.before }, after: { '@values': changes.after } }
}

/** Set and dish commands use the same id. */
function subjectOf(sheet: MenuChange['sheet'], id: string): string {
  return sheet === 'setMenus' || sheet === 'dishes' ? id || sheet : `${sheet}.${id}`
}

function sideOf(
  cells: readonly NamedCell[],
  side: 'from' | 'to',
): Readonly<Record<string, Cell | Text | undefined>> {
  const cellsByColumn = Map.groupBy(cells, ({ row, column }) => `${row}:${column}`)
  return Object.fromEntries(
    [...cellsByColumn].map(([key, same]) => {
      const values = same.map((cell) => cell[`${side}Name`] ?? cell[side])
      return [key, values.length === 1 ? values[0] : joinValues(values)]
    }),
  )
}

function joinValues(values: readonly (Cell | Text)[]): Text {
  const inLang = (lang: Lang) =>
    values.map((value) => (typeof value === 'object' && value ? value[lang] : String(value ?? ''))).join('; ')
  return { zh: inLang('zh'), en: inLang('en') }
}

function rowNames(cells: readonly NamedCell[]): { readonly '@rows'?: Readonly<Record<string, Text>> } {
  const rows = cells.flatMap(({ row, rowName }) => (rowName ? [[row, rowName] as const] : []))
  return rows.length > 0 ? { '@rows': Object.fromEntries(rows) } : {}
}
