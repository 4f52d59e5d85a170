import { setFieldName } from '#content/staff/shop/menus/menus.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { groupField } from '#domain/staff/shop/menus/set-groups.ts'
import { groupIdOf } from '#domain/staff/shop/menus/set-values.ts'
import type { Lang, Text } from '#domain/text.ts'

/**
 * @param sources may contain the course's name: a removed course is only in earlier ones; otherwise its id is
 * used
 */
export function unitName(unit: string, ...sources: readonly Values[]): Text {
  const groupId = groupIdOf(unit)
  if (groupId === null) return setFieldName(unit, null)
  const name = (lang: Lang) =>
    sources.map((values) => values[groupField(groupId, `name.${lang}`)]).find(Boolean) ?? groupId
  return setFieldName(unit, { zh: name('zh'), en: name('en') })
}
