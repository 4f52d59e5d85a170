import { setsIn } from '#domain/menu/sets-in.ts'
import type { Cents } from '#domain/money.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import type { Lang, Text } from '#domain/text.ts'
import { times } from './order.ts'
import { status } from './order-status.ts'

export interface CalendarOrder {
  readonly reference: string
  readonly fulfilment: Fulfilment
  readonly lines: readonly {
    readonly name: Text
    readonly units: number
    /** Sets priced by item have no unit price. */
    readonly unitPrice: Cents | null
    readonly dishes: readonly { readonly name: Text; readonly number: number }[]
  }[]
}

export const calendarTitle = ({ fulfilment }: CalendarOrder, shop: Text): Text =>
  fulfilment === 'pickup'
    ? { zh: `${shop.zh}：自取`, en: `${shop.en}: pickup` }
    : { zh: `${shop.zh}：送貨`, en: `${shop.en}: delivery` }

/** Omits the order's secret link, because calendars are shared. */
export function calendarDescription(order: CalendarOrder, hotline: string, lang: Lang): string {
  return [
    `${status.reference[lang]} ${order.reference}`,
    ...order.lines.flatMap(({ name, units, unitPrice, dishes }) => [
      times(name[lang], units),
      ...dishes.map((dish) => `- ${times(dish.name[lang], dish.number * setsIn({ units, unitPrice }))}`),
    ]),
    hotline,
  ].join('\n')
}
