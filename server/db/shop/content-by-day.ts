/** The content as of today: prices that a set or gift has from a day on count from that day (docs/decisions/0046). */
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { giftOn } from '#domain/menu/gift-price.ts'
import { pricedOn } from '#domain/menu/set-prices.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Catalogue } from './catalogue.ts'
import type { Content } from './snapshot.ts'

/** The store whose content has the prices of the day of the clock. */
export function byDay<Opened extends Pick<Store, 'content'>>(store: Opened, now: () => Date): Opened {
  let kept: { readonly of: Content; readonly day: CalendarDate; readonly content: Content } | undefined
  return {
    ...store,
    content: async () => {
      const of = await store.content()
      const day = todayInHongKong(now())
      if (kept?.of !== of || kept.day !== day) kept = { of, day, content: contentOn(of, day) }
      return kept.content
    },
  }
}

/** The menu with the prices of a day. */
export const pricesOn = <Menu extends Pick<Catalogue, 'sets' | 'gifts'>>(
  menu: Menu,
  day: CalendarDate,
): Menu => ({
  ...menu,
  sets: menu.sets.map((set) => pricedOn(set, day)),
  gifts: menu.gifts.map((gift) => giftOn(gift, day)),
})

function contentOn(content: Content, day: CalendarDate): Content {
  const offered = pricesOn(content.offered, day)
  return {
    ...content,
    offered,
    catalogue: pricesOn(content.catalogue, day),
    facts: { ...content.facts, sets: new Map(offered.sets.map((set) => [set.id, set])) },
  }
}
