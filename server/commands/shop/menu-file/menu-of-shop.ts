import * as v from 'valibot'
import { type CalendarDate, calendarDate } from '#domain/calendar.ts'
import { isRecord } from '#domain/json.ts'
import type { Gift, GroupDish, Picture, SetMenu } from '#domain/menu/catalogue.ts'
import { withWhatFollows } from '#domain/menu/dish-faults.ts'
import { giftOn } from '#domain/menu/gift-price.ts'
import { pricedOn } from '#domain/menu/set-prices.ts'
import { cents, nothing } from '#domain/money.ts'
import { plainPicture } from '#domain/shop/shop-picture.ts'
import { lacksEnglish } from '#domain/text.ts'
import { setMenuRows } from '#server/db/seed/menu-files.ts'
import type { Catalogue } from '#server/db/shop/catalogue.ts'
import type { WrittenMenu } from './menu-schema.ts'

type Menu = Pick<Catalogue, 'categories' | 'dishes' | 'sets' | 'gifts' | 'pictures'>

/** No file can contain unfinished sets. */
export function exportedMenu(menu: Menu, at: Date): WrittenMenu {
  return withoutRepeats(menuOfShop({ ...menu, sets: menu.sets.filter(isWhole) }, at))
}

/** The English is empty where a text lacks it, so that it does not stay when somebody changes the Chinese alone. */
function withoutRepeats(menu: WrittenMenu): WrittenMenu {
  return JSON.parse(JSON.stringify(menu), (_, value) =>
    isRecord(value) && lacksEnglish({ zh: '', en: '', ...value }) ? { ...value, en: '' } : value,
  )
}

/** Unfinished sets lack dishes or a price. */
export const isWhole = (set: SetMenu) => set.published || v.is(setMenuRows, [setRow(set)])

/** @param exportedAt null for a comparison only */
export function menuOfShop(menu: Menu, exportedAt: Date | null): WrittenMenu {
  const files = new Map([...menu.pictures].map(([file, { id }]) => [id, file]))
  const fileOf = ({ id }: Picture) => files.get(id) ?? ''
  const dishes = [...menu.dishes.values()]
    .map(withWhatFollows)
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
  const { sets, gifts } = menu
  const cards = sets.filter(({ picture, cardPicture }) => cardPicture.id !== picture.id)
  const alone = gifts.filter((gift) => gift.alone.id !== gift.picture.id)
  return {
    ...(exportedAt && { exportedAt: exportedAt.toISOString() }),
    categories: menu.categories.map(({ season, onSale: _, ...category }) => ({
      ...category,
      ...(season && { seasonal: season }),
    })),
    dishes: dishes.map(({ picture: _, soldOut: __, contains, allergens, description, ...dish }) => ({
      ...dish,
      ...(description && { description }),
      contains: [...contains],
      allergens: [...allergens],
    })),
    setMenus: sets.map(setRow),
    gifts: gifts.map(giftRow),
    pictures: {
      dish: Object.fromEntries(dishes.map(({ id, picture }) => [id, fileOf(picture)])),
      setMenu: Object.fromEntries(sets.map(({ id, picture }) => [id, fileOf(picture)])),
      setCard: Object.fromEntries(cards.map(({ id, cardPicture }) => [id, fileOf(cardPicture)])),
      gift: Object.fromEntries(gifts.map(({ id, picture }) => [id, fileOf(picture)])),
      giftObject: Object.fromEntries(alone.map((gift) => [gift.id, fileOf(gift.alone)])),
    },
    offSale: {
      categories: menu.categories.filter(({ onSale }) => !onSale).map(({ id }) => id),
      setMenus: idsOff(sets),
      gifts: idsOff(gifts),
    },
  }
}

const idsOff = (rows: readonly { readonly id: number; readonly published: boolean }[]) =>
  rows.filter(({ published }) => !published).map(({ id }) => id)

function setRow(set: SetMenu): WrittenMenu['setMenus'][number] {
  const { price, priceDisplay, sheets, externalPath, season, groups, alsoIn, badges, ...rest } = set
  const { picture: _, cardPicture: __, table: ____, published: ___, nextPrices, leadDays, ...same } = rest
  return {
    ...same,
    alsoIn: [...alsoIn],
    badges: [...badges],
    priceCents: price,
    priceDisplay:
      priceDisplay.kind === 'range'
        ? { kind: 'range', minCents: priceDisplay.min, maxCents: priceDisplay.max }
        : { kind: priceDisplay.kind },
    groups: groups.map(({ dishes, defaults, ...group }) => ({
      ...group,
      defaults: [...defaults],
      dishes: dishes.map(choiceRow),
    })),
    ...(sheets.length > 0 && {
      menuMedia: sheets.map(({ name, groupIds }) => ({ title: name, groupIds: [...groupIds] })),
    }),
    ...(nextPrices && { nextPrices: nextPricesRow(nextPrices) }),
    ...(leadDays !== null && { leadDays }),
    ...(externalPath && { externalPath }),
    ...(season && { seasonal: season }),
  }
}

const nextPricesRow = ({ from, price, display, charges }: NonNullable<SetMenu['nextPrices']>) => ({
  from,
  ...(price !== null && { priceCents: price }),
  ...(display !== null && { display }),
  charges: charges.map(({ charge, ...dish }) => ({ ...dish, chargeCents: charge })),
})

const choiceRow = ({ dish, extra, price, note }: GroupDish) => ({
  dishId: dish.id,
  ...(extra > 0 && { extraCents: extra }),
  ...(price !== null && { priceCents: price }),
  ...(note && { note }),
})

function giftRow(gift: Gift): NonNullable<WrittenMenu['gifts']>[number] {
  const { price, nextPrice, picture: _, alone: __, published: ___, contents, allergens, ...same } = gift
  const next = nextPrice && { nextPrice: { from: nextPrice.from, priceCents: nextPrice.price } }
  return { ...same, ...next, priceCents: price, contents: [...contents], allergens: [...allergens] }
}

/** Items that the file omits go off sale. */
export function withWhatIsLeftOut(shop: WrittenMenu, file: WrittenMenu): WrittenMenu {
  const leftOut = <Row extends { readonly id: string | number }>(
    all: readonly Row[],
    some: readonly Row[],
  ) => {
    const ids = new Set(some.map(({ id }) => id))
    return all.filter(({ id }) => !ids.has(id))
  }
  const gifts = file.gifts ?? []
  const [sets, values] = [leftOut(shop.setMenus, file.setMenus), leftOut(shop.gifts ?? [], gifts)]
  const categories = leftOut(shop.categories, file.categories)
  const wasOff = (categoryId: string) => shop.offSale?.categories?.includes(categoryId)
  const off = <Id>(rows: readonly { readonly id: Id }[]) => rows.map(({ id }) => id)
  return {
    categories: [...file.categories, ...categories],
    dishes: [...file.dishes, ...leftOut(shop.dishes, file.dishes)].toSorted((one, other) =>
      one.id < other.id ? -1 : 1,
    ),
    setMenus: [...file.setMenus, ...sets],
    gifts: [...gifts, ...values],
    pictures: {
      dish: { ...shop.pictures?.dish, ...file.pictures?.dish },
      setMenu: { ...shop.pictures?.setMenu, ...file.pictures?.setMenu },
      setCard: { ...ofRows(shop.pictures?.setCard, sets), ...file.pictures?.setCard },
      gift: { ...shop.pictures?.gift, ...file.pictures?.gift },
      giftObject: { ...ofRows(shop.pictures?.giftObject, values), ...file.pictures?.giftObject },
    },
    offSale: {
      categories: [...(file.offSale?.categories ?? []), ...off(categories).filter(wasOff)],
      setMenus: [...(file.offSale?.setMenus ?? []), ...off(sets)],
      gifts: [...(file.offSale?.gifts ?? []), ...off(values)],
    },
  }
}

function ofRows(
  files: Readonly<Record<string, string>> | undefined,
  rows: readonly { readonly id: number }[],
): Readonly<Record<string, string>> {
  const ids = new Set(rows.map(({ id }) => String(id)))
  return Object.fromEntries(Object.entries(files ?? {}).filter(([id]) => ids.has(id)))
}

export function withPictures(file: WrittenMenu): WrittenMenu {
  const plain = (rows: readonly { readonly id: string | number }[]) =>
    Object.fromEntries(rows.map(({ id }) => [id, plainPicture]))
  const { pictures = {} } = file
  return {
    ...file,
    pictures: {
      ...pictures,
      dish: { ...plain(file.dishes), ...pictures.dish },
      setMenu: { ...plain(file.setMenus), ...pictures.setMenu },
      gift: { ...plain(file.gifts ?? []), ...pictures.gift },
    },
  }
}

type SetRow = WrittenMenu['setMenus'][number]
type GiftRow = NonNullable<WrittenMenu['gifts']>[number]

/** Applies due planned prices, so that an older file does not undo them (docs/decisions/0046). */
export function exportTimeOf(menu: WrittenMenu, day: CalendarDate): WrittenMenu {
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
      dishes: group.dishes.map(({ choice, dish, extra, price: amount }) => ({
        ...choice,
        dishId: dish.id,
        ...(extra > nothing && { extraCents: extra }),
        ...(amount !== null && { priceCents: amount }),
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
  const plan = { from: calendarDate(next.from), price: cents(next.priceCents) }
  return { ...present, priceCents: giftOn({ price: cents(row.priceCents), nextPrice: plan }, day).price }
}
