import { wasValue } from '#content/staff/orders/edit-order.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { valueIn } from '#domain/staff/orders/edit/edit-values.ts'
import type { Text } from '#domain/text.ts'

export interface Changed {
  readonly typed: Values
  readonly opened: Values
  is(name: string): boolean
}

/** @param opened null for a new order */
export function changedSince(opened: Values | null, typed: Values): Changed {
  return {
    typed,
    opened: opened ?? typed,
    is: (name) => opened !== null && valueIn(opened, name) !== valueIn(typed, name),
  }
}

/** Shown below a changed field. */
export function oldValue(
  changed: Changed,
  name: string,
  text: (words: Text) => string,
  named: (value: string) => string = (value) => value,
): string | null {
  return changed.is(name) ? ` ${text(wasValue(named(valueIn(changed.opened, name))))}` : null
}
