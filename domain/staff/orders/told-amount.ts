import { type Cents, formatExact } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'

/** An amount as a change of an order tells it; empty where staff have not quoted it yet. */
export function toldAmount(amount: Cents | null): Text {
  const text = amount === null ? '' : formatExact(amount)
  return { zh: text, en: text }
}
