/** Amounts of a stored order that are neither food nor delivery, by name. */
import { type Cents, cents, nothing } from '#domain/money.ts'
import type { PromotionLine } from '#domain/promotions/promotions.ts'
import type { Text } from '#domain/text.ts'

export interface Adjusted {
  readonly cutleryExtra: number
  readonly cutleryAmount: Cents
  readonly tongsExtra: number
  readonly tongsAmount: Cents
  readonly promotions: readonly PromotionLine[]
}

/** Everything taken off together, where it can't be told line by line. */
export const discountsName: Text = { zh: '優惠', en: 'Discounts' }

export interface Adjustment {
  readonly name: Text
  /** Below nothing where something was taken off. */
  readonly amount: Cents
}

const extraCutlery = (count: number): Text => ({ zh: `加購餐具 ×${count}`, en: `Extra cutlery ×${count}` })
const extraTongs = (count: number): Text => ({ zh: `加購食物夾 ×${count}`, en: `Extra tongs ×${count}` })
const gift = (name: Text, count: number): Text => ({
  zh: `贈送：${name.zh} ×${count}`,
  en: `Free: ${name.en} ×${count}`,
})

/** Extras, promotions and free dishes, in the order of the quote. */
export function adjustmentsOf(order: Adjusted): readonly Adjustment[] {
  const extras = [
    { name: extraCutlery(order.cutleryExtra), amount: order.cutleryAmount },
    { name: extraTongs(order.tongsExtra), amount: order.tongsAmount },
  ].filter(({ amount }) => amount > 0)
  const taken = order.promotions.flatMap(({ name, discount, gift: given, freeDelivery }) => [
    ...(discount > 0 ? [{ name, amount: cents(-discount) }] : []),
    ...(freeDelivery === undefined ? [] : [{ name, amount: nothing }]),
    ...(given ? [{ name: gift(given.name, given.quantity), amount: nothing }] : []),
  ])
  return [...extras, ...taken]
}
