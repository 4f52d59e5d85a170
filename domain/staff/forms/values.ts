/**
 * What a form holds: texts by the names of its fields. Drafts, versions and the trail hold the same, and two people's
 * changes are merged from it. A field that is absent has the value ''.
 */

export type Values = Readonly<Record<string, string>>

/** The names of the fields in which two forms differ. */
export function changedFields(before: Values, after: Values): readonly string[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names.filter((name) => !isSameValue(name, before[name] ?? '', after[name] ?? ''))
}

/** The changed fields of both, as the trail keeps them. */
export function changesBetween(before: Values, after: Values) {
  const fields = changedFields(before, after)
  const pick = (all: Values) => Object.fromEntries(fields.map((name) => [name, all[name] ?? '']))
  return { before: pick(before), after: pick(after) }
}

/**
 * Fields of a set in which several boxes may be ticked, as ids separated by commas. Only which of them are ticked counts: a
 * form sends them in its own order.
 */
export const listFields = ['badges', 'alsoIn'] as const
export const isListField = (name: string): boolean => listFields.some((each) => each === name)

/** Far more than a shop has categories. */
const maxTicked = 100

/** The ids that are ticked, those of before in their order; null: the form does not have them. */
export function tickedIn(typed: string | null, before: string): string {
  if (typed === null) return before
  const ids = idsIn(typed, maxTicked)
  const had = idsIn(before, maxTicked)
  return [...had.filter((id) => ids.includes(id)), ...ids.filter((id) => !had.includes(id))].join(',')
}

const inOneOrder = (value: string) => value.split(',').toSorted().join(',')

/** Whether a field says the same in both. */
export const isSameValue = (name: string, one: string, other: string): boolean =>
  one === other || (isListField(name) && inOneOrder(one) === inOneOrder(other))

/** The values with the lists in one order, so that they can be compared as texts. */
export const withListsInOneOrder = (values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    listFields.flatMap((name) => (values[name] === undefined ? [] : [[name, inOneOrder(values[name])]])),
  ),
})

/**
 * The values with each list in the order of the first of the others that has the same ids: a version that is brought
 * back has the order that it was published with.
 */
export const withListsAsIn = (values: Values, others: readonly Values[]): Values => ({
  ...values,
  ...Object.fromEntries(
    listFields.flatMap((name) => {
      const found = others.find((other) => isSameValue(name, other[name] ?? '', values[name] ?? ''))
      return values[name] === undefined || found?.[name] === undefined ? [] : [[name, found[name]]]
    }),
  ),
})

/** An id as it stands in names of fields, without the characters that separate them. */
const anId = /^[\w-]{1,60}$/

/** Each id once, in their order. */
export const idsIn = (value: string | undefined, max?: number): readonly string[] =>
  [...new Set((value ?? '').split(','))].filter((id) => anId.test(id)).slice(0, max)
