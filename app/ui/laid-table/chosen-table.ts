import { picturePath } from '#app/paths.ts'
import type { OrderableSet } from '#domain/menu/catalogue.ts'
import { layTable } from '#domain/menu/table.ts'
import type { Selection } from '#domain/ordering/order.ts'
import type { Lang } from '#domain/text.ts'
import type { LaidTableProps } from './laid-table.tsx'

/** The set page loads the pictures of dishes in the same width, so that a table needs no other files. */
const drawingWidth = 160

/** Null if nothing of the selection is on the menu. */
export function chosenTable(
  { table, groups }: Pick<OrderableSet, 'table' | 'groups'>,
  selection: Selection,
  lang: Lang,
): LaidTableProps | null {
  const places = layTable(table.places, groups, selection)
  if (places.every(({ dishId }) => dishId === null)) return null
  const onMenu = groups.flatMap((group) => group.dishes.map(({ dish }) => dish))
  const drawings = onMenu.map(({ id, name, picture, plate = picture }) => {
    return [id, { name: name[lang], drawing: picturePath(plate, drawingWidth) }] as const
  })
  return { cloth: table.cloth, places, dishes: new Map(drawings) }
}
