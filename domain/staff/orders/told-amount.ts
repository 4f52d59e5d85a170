import { type Cents, formatExact } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'

/** Empty until staff quote the amount. */
export function toldAmount(amount: Cents | null): Text {
  const text = amount === null ? '' : formatExact(amount)
  return { zh: text, en: text }
}
