/**
 * The menu of a file on a day: planned prices whose day has come are the present ones, as they are in the shop
 * (docs/decisions/0046). A file of an earlier day changes nothing that its plan has already done.
 */
import { type CalendarDate, calendarDate } from '#domain/calendar.ts'
import { giftOn } from '#domain/menu/gift-price.ts'
import { pricedOn } from '#domain/menu/set-prices.ts'
import { cents, nothing } from '#domain/money.ts'
import type { WrittenMenu } from './menu-schema.ts'

type SetRow = WrittenMenu['setMenus'][number]
type GiftRow = NonNullable<WrittenMenu['gifts']>[number]

export function writtenOn(menu: WrittenMenu, day: CalendarDate): WrittenMenu {
  return {
    ...menu,
    setMenus: menu.setMenus.map((row) => setRowOn(row, day)),
    gifts: (menu.gifts ?? []).map((row) => giftRowOn(row, day)),
  }
}

function setRowOn(row: SetRow, day: CalendarDate): SetRow {
  const { nextPrices: next, ...present } = row
  if (!next || day < next.from) return row
  const { price, priceDisplay, groups } = pricedOn(
    {
      pricing: row.pricing,
      price: cents(row.priceCents),
      priceDisplay: displayOf(row.priceDisplay),
      nextPrices: {
        from: calendarDate(next.from),
        price: next.priceCents === undefined ? null : cents(next.priceCents),
        display: next.display ?? null,
        charges: (next.charges ?? []).map(({ chargeCents, ...dish }) => ({
          ...dish,
          charge: cents(chargeCents),
        })),
      },
      groups: row.groups.map((group) => ({
        ...group,
        dishes: group.dishes.map(({ dishId, extraCents, priceCents, ...choice }) => ({
          choice,
          dish: { id: dishId },
          extra: cents(extraCents ?? 0),
          price: priceCents === undefined ? null : cents(priceCents),
        })),
      })),
    },
    day,
  )
  return {
    ...present,
    priceCents: price,
    priceDisplay:
      priceDisplay.kind === 'range'
        ? { kind: 'range', minCents: priceDisplay.min, maxCents: priceDisplay.max }
        : { kind: priceDisplay.kind },
    groups: groups.map((group) => ({
      ...group,
      dishes: group.dishes.map(({ choice, dish, extra, price: own }) => ({
        ...choice,
        dishId: dish.id,
        ...(extra > nothing && { extraCents: extra }),
        ...(own !== null && { priceCents: own }),
      })),
    })),
  }
}

const displayOf = (display: SetRow['priceDisplay']) =>
  display.kind === 'range'
    ? { kind: display.kind, min: cents(display.minCents), max: cents(display.maxCents) }
    : { kind: display.kind }

function giftRowOn(row: GiftRow, day: CalendarDate): GiftRow {
  const { nextPrice: next, ...present } = row
  if (!next || day < next.from) return row
  const planned = { from: calendarDate(next.from), price: cents(next.priceCents) }
  return { ...present, priceCents: giftOn({ price: cents(row.priceCents), nextPrice: planned }, day).price }
}
