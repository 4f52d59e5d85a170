import { wasValue } from '#content/staff/orders/edit-order.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { valueIn } from '#domain/staff/orders/edit/edit-values.ts'
import type { Text } from '#domain/text.ts'

export interface FormChanges {
  readonly input: Values
  readonly base: Values
  is(name: string): boolean
}

/** @param opened null for a new order */
export function changedSince(base: Values | null, input: Values): FormChanges {
  return {
    input,
    base: base ?? input,
    is: (name) => base !== null && valueIn(base, name) !== valueIn(input, name),
  }
}

/** The old value appears below a changed field. */
export function oldValue(
  changes: FormChanges,
  name: string,
  text: (words: Text) => string,
  nameOf: (value: string) => string = (value) => value,
): string | null {
  return changes.is(name) ? ` ${text(wasValue(nameOf(valueIn(changes.base, name))))}` : null
}
