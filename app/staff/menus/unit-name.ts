import { setFieldName } from '#content/staff/menus.ts'
import type { Text } from '#domain/text.ts'
import type { EditableSetView } from '#server/site/menus-api.ts'

/** What a field or unit of a set is called, with its course. */
export function unitName(unit: string, groups: EditableSetView['groups']): Text {
  const group = groups.find(({ id }) => unit.startsWith(`group.${id}.`))
  return setFieldName(unit, group?.name ?? null)
}
