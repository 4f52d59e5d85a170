import { type Cents, cents, nothing } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import type { EditableOrder } from './editable-order.ts'
import type { EditedOrder } from './edited-order.ts'

export interface PriceRow {
  readonly kind: 'line' | 'cutlery' | 'tongs' | 'promotion' | 'delivery'
  /** Name of a set or promotion. */
  readonly name: Text | null
  /** Counts before and after, for lines, cutlery and tongs. */
  readonly units: readonly [number, number] | null
  /** Null while a fee is unknown. */
  readonly before: Cents | null
  readonly after: Cents | null
}

/** Changed rows; promotions and delivery always, since customers ask about them. */
export function priceDifference(
  order: EditableOrder,
  { content, quote, deliveryFee }: EditedOrder,
): readonly PriceRow[] {
  const rows: PriceRow[] = []
  const after = new Map(quote.lines.map((line) => [content.keys[line.index] ?? '', line]))
  for (const line of order.lines) {
    const now = after.get(String(line.position))
    after.delete(String(line.position))
    const units = [line.units, now?.units ?? 0] as const
    rows.push({ kind: 'line', name: line.name, units, before: line.amount, after: now?.amount ?? nothing })
  }
  for (const { set, units, amount } of after.values())
    rows.push({ kind: 'line', name: set.name, units: [0, units], before: nothing, after: amount })
  for (const kind of ['cutlery', 'tongs'] as const) {
    const units = [order[`${kind}Extra`], quote[kind].extra] as const
    rows.push({ kind, name: null, units, before: order[`${kind}Amount`], after: quote[kind].amount })
  }
  const promotions = new Map(
    [...order.promotions, ...quote.promotions].map(({ promotionId, name, code }) => [
      promotionId,
      { name: code ? { zh: code, en: code } : name },
    ]),
  )
  const discountOf = (lines: EditableOrder['promotions'], id: string) =>
    cents(-(lines.find(({ promotionId }) => promotionId === id)?.discount ?? 0))
  const changedRows = rows.filter(
    ({ units, before, after: now }) => before !== now || units?.[0] !== units?.[1],
  )
  return [
    ...changedRows,
    ...[...promotions].map(
      ([id, { name }]): PriceRow => ({
        kind: 'promotion',
        name,
        units: null,
        before: discountOf(order.promotions, id),
        after: discountOf(quote.promotions, id),
      }),
    ),
    { kind: 'delivery', name: null, units: null, before: order.deliveryFee, after: deliveryFee },
  ]
}
