import { asc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type {
  Banner,
  Dish,
  DishGroup,
  Gift,
  GroupDish,
  MenuCategory,
  Picture,
  SetMenu,
} from '#domain/menu/catalogue.ts'
import { trueBadges } from '#domain/menu/set-badges.ts'
import type { Text } from '#domain/text.ts'
import { banners, swiperTitles } from '#server/db/schema/banners.ts'
import {
  categories,
  dishes,
  dishGroups,
  gifts,
  groupDishes,
  setMenus,
  setMenuTabs,
  soldOutDishes,
} from '#server/db/schema/catalogue.ts'
import { images } from '#server/db/schema/pictures.ts'
import type { Database } from '#server/db/store/database.ts'

export interface SwiperTitle {
  readonly id: number
  readonly bannerId: string
  readonly title: Text
}

export interface Catalogue {
  readonly sets: readonly SetMenu[]
  readonly dishes: ReadonlyMap<string, Dish>
  readonly categories: readonly MenuCategory[]
  readonly gifts: readonly Gift[]
  readonly banners: readonly Banner[]
  readonly swiperTitles: readonly SwiperTitle[]
  /** Pictures by path below catalogue/pictures. */
  readonly pictures: ReadonlyMap<string, Picture>
}

/** The items are in menu order. */
export async function loadCatalogue(db: Database): Promise<Catalogue> {
  const dishById = await loadDishes(db)
  return {
    sets: await loadSets(db, dishById),
    dishes: dishById,
    categories: await loadCategories(db),
    gifts: await loadGifts(db),
    banners: await loadBanners(db),
    swiperTitles: await loadSwiperTitles(db),
    pictures: await loadPictures(db),
  }
}

async function loadPictures(db: Database): Promise<Map<string, Picture>> {
  const rows = await db.select().from(images)
  return new Map(rows.map((row) => [row.file, toPicture(row)]))
}

export type ImageRow = typeof images.$inferSelect

/** Pictures loaded from the catalogue have no focal point. */
export type PictureRow = Pick<
  typeof images.$inferInsert,
  'id' | 'version' | 'width' | 'height' | 'alt' | 'focusX' | 'focusY'
>

export const toPicture = ({
  id,
  version,
  width,
  height,
  alt,
  focusX = null,
  focusY = null,
}: PictureRow): Picture => ({
  id,
  version,
  width,
  height,
  alt,
  ...(focusX !== null && focusY !== null && { focus: { x: focusX, y: focusY } }),
})

async function loadSets(db: Database, dishById: ReadonlyMap<string, Dish>): Promise<SetMenu[]> {
  const tabs = Map.groupBy(
    await db.select().from(setMenuTabs).orderBy(asc(setMenuTabs.position)),
    ({ setId }) => setId,
  )
  const choices = Map.groupBy(
    await db.select().from(groupDishes).orderBy(asc(groupDishes.position)),
    ({ setId, groupId }) => `${setId} ${groupId}`,
  )
  const groups = Map.groupBy(
    await db.select().from(dishGroups).orderBy(asc(dishGroups.position)),
    ({ setId }) => setId,
  )
  const cardImage = alias(images, 'card')
  const rows = await db
    .select({ set: setMenus, image: images, card: cardImage })
    .from(setMenus)
    .innerJoin(images, eq(images.id, setMenus.imageId))
    .leftJoin(cardImage, eq(cardImage.id, setMenus.cardImageId))
    .orderBy(asc(setMenus.position))

  return rows.map(({ set, image, card }) => {
    const { position: _, imageId: __, cardImageId: ___, servesMin, servesMax, ...same } = set
    const ownGroups = (groups.get(set.id) ?? []).map((group): DishGroup => {
      const { setId, position: _, ...rest } = group
      const dishes = (choices.get(`${setId} ${group.id}`) ?? []).map(
        ({ dishId, extra, price, note }): GroupDish => ({
          dish: known(dishById, dishId),
          extra,
          price,
          note,
        }),
      )
      return { ...rest, dishes }
    })
    const isThere = (groupId: string) => ownGroups.some(({ id }) => id === groupId)
    return {
      ...same,
      badges: trueBadges(set.badges, ownGroups),
      sheets: set.sheets.map(({ name, groupIds }) => ({ name, groupIds: groupIds.filter(isThere) })),
      serves: { min: servesMin, max: servesMax },
      alsoIn: (tabs.get(set.id) ?? []).map(({ categoryId }) => categoryId),
      picture: toPicture(image),
      cardPicture: toPicture(card ?? image),
      groups: ownGroups,
    }
  })
}

async function loadDishes(db: Database): Promise<Map<string, Dish>> {
  const { from, until } = soldOutDishes
  const rows = await db
    .select({ dish: dishes, image: images, soldOut: { from, until } })
    .from(dishes)
    .innerJoin(images, eq(images.id, dishes.imageId))
    .leftJoin(soldOutDishes, eq(soldOutDishes.dishId, dishes.id))
  return new Map(
    rows.map(({ dish: { imageId: _, ...dish }, image, soldOut }) => [
      dish.id,
      { ...dish, picture: toPicture(image), ...(soldOut && { soldOut }) },
    ]),
  )
}

function known(dishById: ReadonlyMap<string, Dish>, id: string): Dish {
  const dish = dishById.get(id)
  if (!dish) throw new Error(`dish ${id} vanished while the catalogue was read`)
  return dish
}

async function loadCategories(db: Database): Promise<MenuCategory[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position))
  return rows.map(({ position: _, ...category }) => category)
}

async function loadGifts(db: Database): Promise<Gift[]> {
  const alone = alias(images, 'alone')
  const rows = await db
    .select({ gift: gifts, image: images, alone })
    .from(gifts)
    .innerJoin(images, eq(images.id, gifts.imageId))
    .leftJoin(alone, eq(alone.id, gifts.aloneImageId))
    .orderBy(asc(gifts.position))
  return rows.map(({ gift: { position: _, imageId: __, aloneImageId: ___, ...gift }, image, alone }) => ({
    ...gift,
    picture: toPicture(image),
    alone: toPicture(alone ?? image),
  }))
}

async function loadSwiperTitles(db: Database): Promise<SwiperTitle[]> {
  const rows = await db
    .select({ title: swiperTitles })
    .from(swiperTitles)
    .innerJoin(banners, eq(banners.id, swiperTitles.bannerId))
    .orderBy(asc(banners.position))
  return rows.map(({ title }) => title)
}

async function loadBanners(db: Database): Promise<Banner[]> {
  const [wide, tall] = [alias(images, 'wide'), alias(images, 'tall')]
  const [wideEnglish, tallEnglish] = [alias(images, 'wide_english'), alias(images, 'tall_english')]
  const rows = await db
    .select({ banner: banners, wide, tall, wideEnglish, tallEnglish })
    .from(banners)
    .innerJoin(wide, eq(wide.id, banners.wideImageId))
    .innerJoin(tall, eq(tall.id, banners.tallImageId))
    .leftJoin(wideEnglish, eq(wideEnglish.id, banners.wideEnglishImageId))
    .leftJoin(tallEnglish, eq(tallEnglish.id, banners.tallEnglishImageId))
    .orderBy(asc(banners.position))
  return rows.map(({ banner, wide, tall, wideEnglish, tallEnglish }) => {
    const { id, discountType, headline, subline, link, season, isOn, from, until } = banner
    return {
      id,
      discountType,
      headline,
      subline,
      link,
      season,
      isOn,
      from,
      until,
      wide: toPicture(wide),
      tall: toPicture(tall),
      wideInEnglish: wideEnglish && toPicture(wideEnglish),
      tallInEnglish: tallEnglish && toPicture(tallEnglish),
    }
  })
}
