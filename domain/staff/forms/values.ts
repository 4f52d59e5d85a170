/** Texts by field; an absent field is ''. */
import type { Text } from '#domain/text.ts'

export type Values = Readonly<Record<string, string>>

/** Readers of English see the Chinese of a text that lacks its English. */
export function textIn(field: (name: string) => string | undefined, name: string): Text {
  const zh = field(`${name}.zh`) ?? ''
  return { zh, en: field(`${name}.en`) || zh }
}

export function changedFields(before: Values, after: Values): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.filter((name) => !isSameValue(name, before[name] ?? '', after[name] ?? ''))
}

export function changesBetween(before: Values, after: Values) {
  const fields = changedFields(before, after)
  const pick = (all: Values) => Object.fromEntries(fields.map((name) => [name, all[name] ?? '']))
  return { before: pick(before), after: pick(after) }
}

/** A set's multiple-choice fields, as ids separated by commas in any order. */
export const listFields = ['badges', 'alsoIn'] as const
export const isListField = (name: string): boolean => listFields.some((each) => each === name)

const maxTicks = 100

/** Earlier ids come first; null if the form lacks the field, which keeps them. */
export function tickedIn(text: string | null, before: string): string {
  if (text === null) return before
  const ids = idsIn(text, maxTicks)
  const had = idsIn(before, maxTicks)
  return [...had.filter((id) => ids.includes(id)), ...ids.filter((id) => !had.includes(id))].join(',')
}

/** A form sends an empty id with the ticked ones. */
const inOneOrder = (value: string) => value.split(',').filter(Boolean).toSorted().join(',')

export const isSameValue = (name: string, one: string, other: string): boolean =>
  one === other || (isListField(name) && inOneOrder(one) === inOneOrder(other))

export const withListsInOneOrder = (values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    listFields.flatMap((name) => (values[name] === undefined ? [] : [[name, inOneOrder(values[name])]])),
  ),
})

/** A restored version keeps the order of its lists. */
export const withListsAsIn = (values: Values, others: readonly Values[]): Values => ({
  ...values,
  ...Object.fromEntries(
    listFields.flatMap((name) => {
      const fields = others.find((other) => isSameValue(name, other[name] ?? '', values[name] ?? ''))
      return values[name] === undefined || fields?.[name] === undefined ? [] : [[name, fields[name]]]
    }),
  ),
})

const anId = /^[\w-]{1,60}$/

export const idsIn = (value: string | undefined, max?: number): readonly string[] =>
  [...new Set((value ?? '').split(','))].filter((id) => anId.test(id)).slice(0, max)
