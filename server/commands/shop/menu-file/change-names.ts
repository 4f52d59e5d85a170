/** What people call the courses, dishes and categories that a change names by their ids. */
import { inRow } from '#content/listed.ts'
import type { Text } from '#domain/text.ts'
import type { CellChange, MenuChange } from './changes.ts'
import type { WrittenMenu } from './menu-schema.ts'

export interface NamedCell extends CellChange {
  /** The row within the thing; null: the thing itself. */
  readonly rowName: Text | null
  /** Null: the value is no id. */
  readonly fromName: Text | null
  readonly toName: Text | null
}

export interface NamedChange extends MenuChange {
  readonly cells: readonly NamedCell[]
}

export function namedChanges(
  changes: readonly MenuChange[],
  before: WrittenMenu,
  after: WrittenMenu,
): readonly NamedChange[] {
  const names = namesIn(before, after)
  return changes.map(({ cells, ...change }) => {
    const { sheet, id } = change
    const rowName = (row: string): Text => {
      // The second of two rows with one name has a number.
      const [plain = '', twin] = row.split(' #')
      const found = names.get(`row ${sheet} ${id} ${plain}`) ?? choiceName(id, plain) ?? plainName(plain)
      return twin ? { zh: `${found.zh} #${twin}`, en: `${found.en} #${twin}` } : found
    }
    const choiceName = (setId: string, row: string): Text | null => {
      const [groupId, dishId] = row.split(' ')
      const [group, dish] = [names.get(`row setMenus ${setId} ${groupId}`), names.get(`dishes ${dishId}`)]
      return group && dish ? { zh: `${group.zh}・${dish.zh}`, en: `${group.en}: ${dish.en}` } : null
    }
    const valueName = (column: string, cell: CellChange['from']): Text | null => {
      if (typeof cell !== 'string') return null
      const nameOf: Readonly<Record<string, (item: string) => Text>> = {
        categoryId: (item) => names.get(`categories ${item}`) ?? plainName(item),
        alsoIn: (item) => names.get(`categories ${item}`) ?? plainName(item),
        defaults: (item) => names.get(`dishes ${item}`) ?? plainName(item),
        groupIds: rowName,
        '@order': (item) =>
          id === '' ? (names.get(`en ${sheet} ${item}`) ?? plainName(item)) : rowName(item),
      }
      const own = nameOf[column]
      return own ? inRow(cell.split(', ').map(own)) : null
    }
    return {
      ...change,
      cells: cells.map((cell) => ({
        ...cell,
        rowName: cell.row === '' ? null : rowName(cell.row),
        fromName: valueName(cell.column, cell.from),
        toName: valueName(cell.column, cell.to),
      })),
    }
  })
}

const plainName = (id: string): Text => ({ zh: id, en: id })

/** By what kind of thing it is, and its id; the file's names before those of the shop. */
function namesIn(...menus: readonly WrittenMenu[]): ReadonlyMap<string, Text> {
  const names = new Map<string, Text>()
  for (const { categories, dishes, setMenus, gifts = [] } of menus) {
    for (const [sheet, rows] of Object.entries({ categories, dishes, setMenus, gifts }))
      for (const { id, name } of rows) {
        names.set(`${sheet} ${id}`, name)
        names.set(`en ${sheet} ${name.en}`, name)
      }
    for (const { id, groups, menuMedia = [] } of setMenus) {
      for (const { title } of menuMedia) names.set(`row setMenus ${id} ${title.en}`, title)
      for (const group of groups) names.set(`row setMenus ${id} ${group.id}`, group.name)
    }
    for (const { id, contents } of gifts)
      for (const text of contents) names.set(`row gifts ${id} ${text.en}`, text)
  }
  return names
}
