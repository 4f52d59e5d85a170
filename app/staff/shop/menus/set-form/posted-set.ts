import { type Arrangement, readArrangement } from '#domain/staff/shop/menus/arrange-set.ts'
import type { MenusApi } from '#server/page-data/staff/shop/menus-api.ts'
import { addField } from './group-inside.tsx'

export function arrangementOf(verb: string): Arrangement | null {
  const arrangement = readArrangement(verb)
  const isNewGroup = arrangement?.of === 'group' && arrangement.action === 'add'
  return isNewGroup ? { ...arrangement, groupId: `g-${crypto.randomUUID().slice(0, 8)}` } : arrangement
}

/** A drop has no button, so the item's own gets the focus. */
export function buttonOf(arrangement: Arrangement): Arrangement {
  if (arrangement.action !== 'place') return arrangement
  const { placeOf: _, ...item } = arrangement
  return { ...item, action: 'down' }
}

/** Null if no dish has the input name. */
export async function withDish(
  arrangement: Arrangement,
  menus: MenusApi,
  form: FormData,
): Promise<Arrangement | null> {
  if (arrangement.of !== 'dish' || arrangement.action !== 'add') return arrangement
  const dishId = await menus.dishCalled(String(form.get(addField(arrangement.groupId)) ?? ''))
  return dishId === null ? null : { ...arrangement, dishId }
}
