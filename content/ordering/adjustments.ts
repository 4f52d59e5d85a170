import { type Cents, cents, nothing } from '#domain/money.ts'
import type { PromotionLine } from '#domain/promotions/promotions.ts'
import type { Text } from '#domain/text.ts'

export interface AdjustedOrder {
  readonly cutleryExtra: number
  readonly cutleryAmount: Cents
  readonly tongsExtra: number
  readonly tongsAmount: Cents
  readonly promotions: readonly PromotionLine[]
}

/** The sum if single discounts are unknown. */
export const discountsName: Text = { zh: '優惠', en: 'Discounts' }

export interface Adjustment {
  readonly name: Text
  /** Discounts are negative. */
  readonly amount: Cents
}

const extraCutlery = (count: number): Text => ({ zh: `加購餐具 ×${count}`, en: `Extra cutlery ×${count}` })
const extraTongs = (count: number): Text => ({ zh: `加購食物夾 ×${count}`, en: `Extra tongs ×${count}` })
const gift = (name: Text, count: number): Text => ({
  zh: `贈送：${name.zh} ×${count}`,
  en: `Free: ${name.en} ×${count}`,
})

/** The adjustments are in the quote's order. */
export function adjustmentsOf(order: AdjustedOrder): readonly Adjustment[] {
  const extras = [
    { name: extraCutlery(order.cutleryExtra), amount: order.cutleryAmount },
    { name: extraTongs(order.tongsExtra), amount: order.tongsAmount },
  ].filter(({ amount }) => amount > 0)
  const discounts = order.promotions.flatMap(({ name, discount, gift: charge, freeDelivery }) => [
    ...(discount > 0 ? [{ name, amount: cents(-discount) }] : []),
    ...(freeDelivery === undefined ? [] : [{ name, amount: nothing }]),
    ...(charge ? [{ name: gift(charge.name, charge.quantity), amount: nothing }] : []),
  ])
  return [...extras, ...discounts]
}
