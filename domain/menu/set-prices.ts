/** Planned set prices apply by the day of ordering (docs/decisions/0046). */
import type { CalendarDate } from '#domain/calendar.ts'
import type { Cents } from '#domain/money.ts'
import type { GroupDish, SetMenu } from './catalogue.ts'
import { itemRange } from './set-faults.ts'

interface PricedSet extends Pick<SetMenu, 'pricing' | 'price' | 'priceDisplay' | 'nextPrices'> {
  readonly groups: readonly {
    readonly id: string
    readonly dishes: readonly (Pick<GroupDish, 'extra' | 'price'> & {
      readonly dish: { readonly id: string }
    })[]
  }[]
}

export function pricedOn<Set extends PricedSet>(set: Set, day: CalendarDate): Set {
  const { nextPrices, pricing } = set
  if (nextPrices === null || day < nextPrices.from) return set
  const charges = new Map(
    nextPrices.charges.map(({ groupId, dishId, charge }) => [`${groupId} ${dishId}`, charge]),
  )
  const groups = set.groups.map((group) => ({
    ...group,
    dishes: group.dishes.map((choice) => {
      const charge = charges.get(`${group.id} ${choice.dish.id}`)
      if (charge === undefined) return choice
      return pricing === 'perItem' ? { ...choice, price: charge } : { ...choice, extra: charge }
    }),
  }))
  const range = itemRange(groups)
  const display = nextPrices.display ?? set.priceDisplay.kind
  return {
    ...set,
    groups,
    price: (pricing === 'perItem' ? range?.min : null) ?? nextPrices.price ?? set.price,
    priceDisplay:
      display === 'range' ? { kind: display, ...(range ?? onlyPrice(set.price)) } : { kind: display },
    nextPrices: null,
  }
}

const onlyPrice = (price: Cents) => ({ min: price, max: price })
