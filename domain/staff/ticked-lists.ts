/**
 * Fields of a set in which several boxes may be ticked, as ids separated by commas. Only which of them
 * are ticked counts: a form sends them in its own order.
 */
import { idsIn } from './menus/set-groups.ts'

type Values = Readonly<Record<string, string>>

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
