/** Reads what the page of a set posts, besides its fields. */

import { isRecord } from '#domain/json.ts'
import type { Side } from '#domain/staff/edit/merge-edits.ts'
import { type Arrangement, readArrangement } from '#domain/staff/menus/arrange-set.ts'
import { isListField } from '#domain/staff/ticked-lists.ts'
import type { MenusApi } from '#server/site/staff/menus-api.ts'
import { addField } from './group-inside.tsx'

/** The values with which the form was opened, as it sent them; null: no form of this page sent them. */
export function sentValues(sent: string): ReadonlyMap<string, string> | null {
  let read: unknown
  try {
    read = JSON.parse(sent)
  } catch {
    return null
  }
  if (!isRecord(read)) return null
  return new Map(
    Object.entries(read).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  )
}

/** Reads fields as flat texts: of those that may have several values, all of them. */
export const setFieldsOf =
  (form: FormData) =>
  (name: string): string | null => {
    const [first, ...others] = form.getAll(name).filter((value) => typeof value === 'string')
    return first === undefined ? null : isListField(name) ? [first, ...others].join(',') : first
  }

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
  field: (name: string) => string | null,
): Promise<Arrangement | null> {
  if (arrangement.of !== 'dish' || arrangement.action !== 'add') return arrangement
  const dishId = await menus.dishCalled(field(addField(arrangement.groupId)) ?? '')
  return dishId === null ? null : { ...arrangement, dishId }
}

/** For whom the person decided each clash. */
export function choicesIn(form: FormData): Readonly<Record<string, Side>> {
  const choices: Record<string, Side> = {}
  for (const [name, side] of form)
    if (name.startsWith('choice.') && (side === 'mine' || side === 'theirs')) choices[name.slice(7)] = side
  return choices
}
