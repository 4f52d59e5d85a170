/** The page of an order and its summary share these rows. */
import { type AdjustedOrder, adjustmentsOf } from '#content/ordering/adjustments.ts'
import { type Cents, cents, formatExact } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import { orderPage } from './order.ts'

interface OrderMoney extends Pick<AdjustedOrder, 'cutleryAmount' | 'tongsAmount' | 'promotions'> {
  readonly food: Cents
  /** The fee is null until staff quote it. */
  readonly deliveryFee: Cents | null
  readonly changeFee: Cents
  readonly allowance: Cents
}

type PricedOrder = Pick<AdjustedOrder, 'cutleryExtra' | 'tongsExtra'> & { readonly zone: Text | null }

export interface MoneyRow {
  readonly name: Text
  readonly amount: Text
}

const exact = (amount: Cents): Text => {
  const figures = formatExact(amount)
  return { zh: figures, en: figures }
}

export function moneyRows(order: PricedOrder, money: OrderMoney): readonly MoneyRow[] {
  const { food, deliveryFee, changeFee, allowance } = money
  const { delivery } = orderPage
  const zone = order.zone
  return [
    { name: orderPage.food, amount: exact(food) },
    ...adjustmentsOf({ ...order, ...money }).map(({ name, amount }) => ({ name, amount: exact(amount) })),
    {
      name: zone ? { zh: `${delivery.zh} · ${zone.zh}`, en: `${delivery.en} · ${zone.en}` } : delivery,
      amount: deliveryFee === null ? orderPage.toQuote : exact(deliveryFee),
    },
    ...(changeFee > 0 ? [{ name: orderPage.changeFee, amount: exact(changeFee) }] : []),
    ...(allowance > 0 ? [{ name: orderPage.allowance, amount: exact(cents(-allowance)) }] : []),
  ]
}
