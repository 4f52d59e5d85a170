import { setFieldName } from '#content/staff/shop/menus/menus.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { groupField } from '#domain/staff/shop/menus/set-groups.ts'
import { groupIdOf } from '#domain/staff/shop/menus/set-values.ts'
import type { Lang, Text } from '#domain/text.ts'

/**
 * What a field or unit of a set is called, with its course.
 * @param sources where the course may have its name: one that was removed is in the earlier ones alone; one that is in
 * none is called by its id
 */
export function unitName(unit: string, ...sources: readonly Values[]): Text {
  const groupId = groupIdOf(unit)
  if (groupId === null) return setFieldName(unit, null)
  const name = (lang: Lang) =>
    sources.map((values) => values[groupField(groupId, `name.${lang}`)]).find(Boolean) ?? groupId
  return setFieldName(unit, { zh: name('zh'), en: name('en') })
}
