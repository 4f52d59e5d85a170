import { fulfilmentNames } from '#content/delivery.ts'
import { discountsName } from '#content/ordering/adjustments.ts'
import { paymentName } from '#content/ordering/payment/payment.ts'
import { figuresPage } from '#content/staff/office/figures.ts'
import { orderPage } from '#content/staff/orders/order.ts'
import { wayInNames } from '#content/staff/orders/source-names.ts'
import { type Cents, cents } from '#domain/money.ts'
import type { FigureSums } from '#domain/staff/office/figures.ts'
import type { Text } from '#domain/text.ts'
import type { Figures } from '#server/page-data/staff/office/figures-api.ts'

/** Deductions are negative. */
export function billRows(bill: Figures['bill']): readonly { readonly name: Text; readonly amount: Cents }[] {
  const { food, extras, discount, deliveryFee, changeFee, allowance, total } = bill
  return [
    { name: orderPage.food, amount: food },
    { name: figuresPage.extras, amount: extras },
    { name: discountsName, amount: cents(-discount) },
    { name: orderPage.delivery, amount: deliveryFee },
    { name: orderPage.changeFee, amount: changeFee },
    { name: orderPage.allowance, amount: cents(-allowance) },
    { name: orderPage.total, amount: total },
  ]
}

export interface FigureGroup extends FigureSums {
  readonly key: string
  readonly name: Text
}

export function zonesOf(zones: Figures['zones']): readonly FigureGroup[] {
  return zones.map(({ name, isPickup, ...sums }) => {
    const label = isPickup ? fulfilmentNames.pickup : (name ?? figuresPage.noZone)
    return { ...sums, key: `${label.zh} ${isPickup}`, name: label }
  })
}

export function methodsOf(methods: Figures['methods']): readonly FigureGroup[] {
  return methods.map(({ method, ...sums }) => ({
    ...sums,
    key: method ?? '',
    name: paymentName(method),
  }))
}

export function sourcesOf(sources: Figures['sources']): readonly FigureGroup[] {
  return sources.map(({ source, ...sums }) => ({
    ...sums,
    key: source ?? '',
    name: wayInNames[source ?? 'site'],
  }))
}
