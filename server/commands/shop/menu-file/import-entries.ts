/** What an import changed, as entries of the shop's trail. */
import { sheetNames } from '#content/staff/menu-file.ts'
import type { StaffMember } from '#domain/staff-member.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { NewShopEvent } from '#server/db/shop/shop-events.ts'
import type { NamedCell, NamedChange } from './change-names.ts'
import type { MenuChange } from './changes.ts'
import type { Cell } from './tables.ts'

/**
 * An entry for each thing that changed, with its cells by row and column. Names stand in for ids, and `@rows` names the
 * rows: what an entry mentions may be gone when it is read.
 */
export function importEntries(changes: readonly NamedChange[], by: StaffMember, now: Date): NewShopEvent[] {
  return changes.map(({ sheet, id, name, kind, cells }) => ({
    ...{ at: now, verb: 'import-menu', actorId: by.id, actorName: by.name },
    ...{ subjectId: subjectOf(sheet, id), subjectName: kind === 'order' ? sheetNames[sheet] : name },
    before: kind === 'added' ? null : sideOf(cells, 'from'),
    after: { ...sideOf(cells, 'to'), ...rowNames(cells) },
  }))
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
