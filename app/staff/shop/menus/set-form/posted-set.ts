/** The buttons among the groups of a set. */
import { type Arrangement, readArrangement } from '#domain/staff/shop/menus/arrange-set.ts'
import type { MenusApi } from '#server/page-data/staff/shop/menus-api.ts'
import { addField } from './group-inside.tsx'

/** A new group gets an id that no other has. */
export function arrangementOf(verb: string): Arrangement | null {
  const found = readArrangement(verb)
  const isNewGroup = found?.of === 'group' && found.action === 'add'
  return isNewGroup ? { ...found, groupId: `g-${crypto.randomUUID().slice(0, 8)}` } : found
}

/** The button beside what was dropped, where the person goes on; else the one that was pressed. */
export function buttonOf(arrangement: Arrangement): Arrangement {
  if (arrangement.action !== 'place') return arrangement
  const { placeOf: _, ...item } = arrangement
  return { ...item, action: 'down' }
}

/** A dish that is added was typed by its name. Null: there is no such dish. */
export async function withDish(
  arrangement: Arrangement,
  menus: MenusApi,
  form: FormData,
): Promise<Arrangement | null> {
  if (arrangement.of !== 'dish' || arrangement.action !== 'add') return arrangement
  const dishId = await menus.dishCalled(String(form.get(addField(arrangement.groupId)) ?? ''))
  return dishId === null ? null : { ...arrangement, dishId }
}
