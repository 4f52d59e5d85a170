import { maxLines, maxUnits } from '#domain/input-limits.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { dishesText, lineField, lineName, type PlainField, plainFields, wholeNumber } from './edit-values.ts'

/** Characters: the dishes of one group with their counts. */
const longestOfLine = 2_000
const maxValues = maxLines * 30
/** Each dish of a group is a separate field. */
const maxFields = maxValues * 10

/** `allergens.egg`: a field for each ticked box. */
const dishMarkField = /^(allergens|access)\.([\w-]{1,60})$/
/** `line.3.dish.mains.beef` holds the count. */
const dishField = /^line\.(n?\d{1,4})\.dish\.([\w-]{1,60})\.([\w-]{1,60})$/

/**
 * Joins the dishes of a group into one value.
 * @returns null if there are more fields than in any order's form
 */
export function readValues(fields: Iterable<readonly [string, string]>): Values | null {
  const values: Record<string, string> = {}
  const byId = new Map<string, Record<string, number>>()
  const tickedChoices = new Map<string, readonly string[]>()
  let count = 0
  for (const [name, value] of fields) {
    count += 1
    if (count > maxFields) return null
    const [, kind, member] = dishMarkField.exec(name) ?? []
    if (kind && member && value !== '') tickedChoices.set(kind, [...(tickedChoices.get(kind) ?? []), member])
    const [, key, groupId, dishId] = dishField.exec(name) ?? []
    if (key && groupId && dishId) {
      const group = lineName(key, `dishes.${groupId}`)
      const number = wholeNumber(value)
      byId.set(group, { ...byId.get(group), [dishId]: Number.isNaN(number) ? maxUnits + 1 : number })
    } else if (isKnown(name)) {
      if (value.length > longest(name)) return null
      values[name] = value.replace(/\r\n?/g, '\n')
    }
  }
  for (const [group, numbers] of byId) values[group] = dishesText(numbers)
  for (const [kind, members] of tickedChoices) values[kind] = members.slice(0, 20).join(' ')
  return Object.keys(values).length > maxValues ? null : values
}

const isKnown = (name: string) => Object.hasOwn(plainFields, name) || lineField.test(name)
const longest = (name: string) => plainFields[name as PlainField] ?? longestOfLine
