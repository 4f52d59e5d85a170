/** Tests also compute expectations from these values. */
import type {
  Banner,
  Dish,
  DishGroup,
  Gift,
  MenuCategory,
  NextPrices,
  Picture,
  SetMenu,
} from '#domain/menu/catalogue.ts'
import { tableOf } from '#domain/menu/table-picture.ts'
import type { Clientele } from '#domain/shop/client.ts'
import type { HomeContent } from '#domain/shop/home-content.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { CatalogueFiles } from './catalogue-files.ts'
import { settingsOf } from './settings-of.ts'

export type PictureOf = (file: string) => Picture | null

export interface SeedCatalogue {
  readonly dishes: readonly Dish[]
  readonly categories: readonly MenuCategory[]
  readonly sets: readonly SetMenu[]
  readonly gifts: readonly Gift[]
  readonly banners: readonly Banner[]
  readonly settings: Settings
  readonly clientele: Clientele
}

/** @throws if a row refers to a missing row or picture */
export function catalogueOf(files: CatalogueFiles, pictureOf: PictureOf): SeedCatalogue {
  const { maps } = files.pictures
  const findPicture = pictureFinder(pictureOf)
  return {
    ...menuOf(files, maps, pictureOf),
    banners: files.banners.map(({ seasonal, ...banner }): Banner => {
      const { wide, tall } = valueByName(maps.banner, banner.id)
      return {
        ...banner,
        season: seasonal ?? null,
        wide: findPicture(wide),
        tall: findPicture(tall),
        isOn: true,
        from: null,
        until: null,
        wideInEnglish: null,
        tallInEnglish: null,
      }
    }),
    settings: settingsOf(files),
    clientele: clienteleOf(files, pictureOf),
  }
}

type Maps = CatalogueFiles['pictures']['maps']

/** @throws like `catalogueOf` */
export function menuOf(
  files: Pick<CatalogueFiles, 'dishes' | 'categories' | 'setMenus' | 'gifts'>,
  maps: Pick<Maps, 'dish' | 'setMenu' | 'setCard' | 'gift' | 'giftObject'>,
  pictureOf: PictureOf,
): Pick<SeedCatalogue, 'dishes' | 'categories' | 'sets' | 'gifts'> {
  const findPicture = pictureFinder(pictureOf)
  const dishes = files.dishes.map(
    ({ description, ...dish }): Dish => ({
      ...dish,
      description: description ?? null,
      picture: findPicture(valueByName(maps.dish, dish.id)),
    }),
  )
  const dishById = Object.fromEntries(dishes.map((dish) => [dish.id, dish]))
  return {
    dishes,
    categories: files.categories.map(
      ({ seasonal, ...category }): MenuCategory => ({
        ...category,
        season: seasonal ?? null,
        onSale: true,
      }),
    ),
    sets: files.setMenus.map((row) => {
      const picture = findPicture(valueByName(maps.setMenu, String(row.id)))
      const card = maps.setCard[row.id]
      return { ...setOf(row, dishById), picture, cardPicture: card ? findPicture(card) : picture }
    }),
    gifts: files.gifts.map(({ priceCents, nextPrice: next, ...gift }): Gift => {
      const picture = findPicture(valueByName(maps.gift, String(gift.id)))
      const alone = maps.giftObject[gift.id]
      const nextPrice = next ? { from: next.from, price: next.priceCents } : null
      const prices = { price: priceCents, nextPrice }
      return { ...gift, ...prices, published: true, picture, alone: alone ? findPicture(alone) : picture }
    }),
  }
}

export function clienteleOf(
  { clients, events, site, pictures: { maps } }: CatalogueFiles,
  pictureOf: PictureOf,
): Clientele {
  const findPicture = pictureFinder(pictureOf)
  return {
    ...site.clientele,
    clients: clients.map(({ id, name, monogram, url }) => ({
      id,
      isOn: true,
      name,
      initials: monogram.initials,
      // Older shops have no logos stored.
      mark: pictureOf(maps.client[id] ?? ''),
      url: url ?? null,
    })),
    events: events.featured.map((event) => ({
      ...event,
      isOn: true,
      picture: findPicture(valueByName(maps.event, event.id)),
    })),
    activities: events.activities.map((activity) => ({
      ...activity,
      isOn: true,
      picture: findPicture(valueByName(maps.clientActivity, activity.id)),
    })),
  }
}

/** No file names a photograph or switches a claim off. */
export const homeOf = ({ site: { home } }: Pick<CatalogueFiles, 'site'>): HomeContent => ({
  ...home,
  heroPicture: null,
  claims: home.claims.map((claim) => ({ ...claim, isOn: true })),
  sets: home.sets.map((set) => ({ id: `set-${set}`, set: String(set) })),
})

type SetRow = CatalogueFiles['setMenus'][number]

function setOf(
  row: SetRow,
  dishById: Readonly<Record<string, Dish>>,
): Omit<SetMenu, 'picture' | 'cardPicture'> {
  const { priceCents, nextPrices, leadDays, menuMedia, externalPath, seasonal, ...same } = row
  const groups = row.groups.map((group) => groupOf(group, dishById))
  return {
    ...same,
    price: priceCents,
    nextPrices: nextPrices ? nextPricesOf(nextPrices) : null,
    leadDays: leadDays ?? null,
    groups,
    table: tableOf({ categoryId: row.categoryId, groups }),
    sheets: menuMedia.map(({ title, groupIds }) => ({ name: title, groupIds })),
    externalPath: externalPath ?? null,
    season: seasonal ?? null,
    published: true,
  }
}

function nextPricesOf(row: NonNullable<SetRow['nextPrices']>): NextPrices {
  const { from, priceCents, display, charges } = row
  return {
    from,
    price: priceCents ?? null,
    display: display ?? null,
    charges: charges.map(({ chargeCents, ...dish }) => ({ ...dish, charge: chargeCents })),
  }
}

function groupOf(row: SetRow['groups'][number], dishById: Readonly<Record<string, Dish>>): DishGroup {
  return {
    ...row,
    dishes: row.dishes.map(({ dishId, extraCents, priceCents, note }) => ({
      dish: valueByName(dishById, dishId),
      extra: extraCents,
      price: priceCents ?? null,
      note: note ?? null,
    })),
  }
}

function pictureFinder(pictureOf: PictureOf): (file: string) => Picture {
  return (file) => {
    const picture = pictureOf(file)
    if (!picture) throw new Error(`the catalogue names the picture ${file}, which is not stored`)
    return picture
  }
}

function valueByName<Value>(byName: Readonly<Record<string, Value>>, name: string): Value {
  const value = Object.hasOwn(byName, name) ? byName[name] : undefined
  if (value === undefined) throw new Error(`the catalogue names ${name}, which is not there`)
  return value
}
