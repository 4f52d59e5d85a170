import { asc, eq } from 'drizzle-orm'
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
import { type ComposedPicture, composePlate } from '#domain/menu/plate.ts'
import { trueBadges } from '#domain/menu/set-badges.ts'
import { composeTable, drawingOf, tableOf } from '#domain/menu/table-picture.ts'
import { isPhoto, plainPicture } from '#domain/shop/shop-picture.ts'
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
import { loadHasEnglish } from './settings.ts'

export interface SwiperTitle {
  readonly id: number
  readonly bannerId: string
  readonly title: Text
}

export interface Catalogue {
  readonly sets: readonly SetMenu[]
  readonly dishes: ReadonlyMap<string, Dish>
  /** By dish: the name by which it lies on a table (domain/menu/table-picture.ts). */
  readonly drawings: ReadonlyMap<string, string>
  readonly categories: readonly MenuCategory[]
  readonly gifts: readonly Gift[]
  readonly banners: readonly Banner[]
  readonly swiperTitles: readonly SwiperTitle[]
  /** The paths begin below catalogue/pictures. */
  readonly pictures: ReadonlyMap<string, Picture>
  /** Whether its texts need English. */
  readonly hasEnglish: boolean
}

/** The items are in menu order. */
export async function loadCatalogue(db: Database): Promise<Catalogue> {
  const pictures = await loadPictures(db)
  const pictureOf = pictureById(pictures)
  const plainId = pictures.get(plainPicture)?.id
  const pictureOr: PictureOr = (id, compose) =>
    id === plainId ? { ...pictureOf(id), ...compose() } : pictureOf(id)
  const fileById = new Map(Array.from(pictures, ([file, { id }]) => [id, file]))
  const drawingOfDish = (dish: Dish) => drawingOf(dish, fileById.get(dish.picture.id))
  const dishById = await loadDishes(db, pictureOr, (dish) => {
    const plate = composePlate(dish)
    const isAsPictured = drawingOfDish(dish) !== plate.version || dish.picture.version === plate.version
    return isAsPictured || plainId === undefined
      ? dish
      : { ...dish, plate: { ...pictureOf(plainId), ...plate } }
  })
  const drawings = new Map(Array.from(dishById, ([id, dish]) => [id, drawingOfDish(dish)]))
  const sets = await loadSets(db, pictureOr, dishById, drawings)
  // A page that was made of a set without a picture shows its table too.
  const table = sets.find(({ picture }) => picture.id === plainId)?.picture
  return {
    sets,
    dishes: dishById,
    drawings,
    categories: await loadCategories(db),
    gifts: await loadGifts(db, pictureOr),
    banners: await loadBanners(db, pictureOf),
    swiperTitles: await loadSwiperTitles(db),
    pictures: table ? new Map([...pictures, [plainPicture, table]]) : pictures,
    hasEnglish: await loadHasEnglish(db),
  }
}

async function loadPictures(db: Database): Promise<Map<string, Picture>> {
  const { file, id, version, width, height, alt, focusX, focusY } = images
  const rows = await db.select({ file, id, version, width, height, alt, focusX, focusY }).from(images)
  return new Map(rows.map((row) => [row.file, toPicture(row)]))
}

type PictureOf = (id: number) => Picture
type PictureOr = (id: number, compose: () => ComposedPicture) => Picture

function pictureById(pictures: ReadonlyMap<string, Picture>): PictureOf {
  const byId = new Map([...pictures.values()].map((picture) => [picture.id, picture]))
  return (id) => {
    const picture = byId.get(id)
    if (!picture) throw new Error(`picture ${id} vanished while the catalogue was read`)
    return picture
  }
}

export type ImageRow = typeof images.$inferSelect

/** Pictures loaded from the catalogue have no focal point. */
export type PictureRow = Pick<
  typeof images.$inferInsert,
  'id' | 'file' | 'version' | 'width' | 'height' | 'alt' | 'focusX' | 'focusY'
>

export const toPicture = ({
  id,
  file,
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
  ...(isPhoto(file) && { isPhoto: true }),
})

async function loadSets(
  db: Database,
  pictureOr: PictureOr,
  dishById: ReadonlyMap<string, Dish>,
  drawings: ReadonlyMap<string, string>,
): Promise<SetMenu[]> {
  const tabs = Map.groupBy(
    await db.select().from(setMenuTabs).orderBy(asc(setMenuTabs.position)),
    ({ setId }) => setId,
  )
  const { setId, groupId, dishId, extra, price, note } = groupDishes
  const choices = Map.groupBy(
    await db
      .select({ setId, groupId, dishId, extra, price, note })
      .from(groupDishes)
      .orderBy(asc(groupDishes.position)),
    ({ setId, groupId }) => `${setId} ${groupId}`,
  )
  const groups = Map.groupBy(
    await db.select().from(dishGroups).orderBy(asc(dishGroups.position)),
    ({ setId }) => setId,
  )
  const rows = await db.select().from(setMenus).orderBy(asc(setMenus.position))

  return rows.map(({ position: _, imageId, cardImageId, servesMin, servesMax, ...set }) => {
    const ownGroups = (groups.get(set.id) ?? []).map((group): DishGroup => {
      const { setId, position: _, ...rest } = group
      const dishes = (choices.get(`${setId} ${group.id}`) ?? []).map(
        ({ dishId, extra, price, note }): GroupDish => ({
          dish: dishOf(dishById, dishId),
          extra,
          price,
          note,
        }),
      )
      return { ...rest, dishes }
    })
    const compose = () => composeTable({ ...set, groups: ownGroups }, drawings)
    const isThere = (groupId: string) => ownGroups.some(({ id }) => id === groupId)
    return {
      ...set,
      badges: trueBadges(set.badges, ownGroups),
      sheets: set.sheets.map(({ name, groupIds }) => ({ name, groupIds: groupIds.filter(isThere) })),
      serves: { min: servesMin, max: servesMax },
      alsoIn: (tabs.get(set.id) ?? []).map(({ categoryId }) => categoryId),
      picture: pictureOr(imageId, compose),
      cardPicture: pictureOr(cardImageId ?? imageId, compose),
      groups: ownGroups,
      table: tableOf({ ...set, groups: ownGroups }),
    }
  })
}

async function loadDishes(
  db: Database,
  pictureOr: PictureOr,
  withPlate: (dish: Dish) => Dish,
): Promise<Map<string, Dish>> {
  const { from, until } = soldOutDishes
  const rows = await db
    .select({ dish: dishes, soldOut: { from, until } })
    .from(dishes)
    .leftJoin(soldOutDishes, eq(soldOutDishes.dishId, dishes.id))
  return new Map(
    rows.map(({ dish: { imageId, ...dish }, soldOut }) => [
      dish.id,
      withPlate({
        ...dish,
        picture: pictureOr(imageId, () => composePlate(dish)),
        ...(soldOut && { soldOut }),
      }),
    ]),
  )
}

function dishOf(dishById: ReadonlyMap<string, Dish>, id: string): Dish {
  const dish = dishById.get(id)
  if (!dish) throw new Error(`dish ${id} vanished while the catalogue was read`)
  return dish
}

async function loadCategories(db: Database): Promise<MenuCategory[]> {
  const rows = await db.select().from(categories).orderBy(asc(categories.position))
  return rows.map(({ position: _, ...category }) => category)
}

async function loadGifts(db: Database, pictureOr: PictureOr): Promise<Gift[]> {
  const rows = await db.select().from(gifts).orderBy(asc(gifts.position))
  return rows.map(({ position: _, imageId, aloneImageId, ...gift }) => {
    const compose = () => composePlate({ ...gift, id: gift.slug, course: 'hamper', vegetarian: false })
    return {
      ...gift,
      picture: pictureOr(imageId, compose),
      alone: pictureOr(aloneImageId ?? imageId, compose),
    }
  })
}

async function loadSwiperTitles(db: Database): Promise<SwiperTitle[]> {
  const rows = await db
    .select({ title: swiperTitles })
    .from(swiperTitles)
    .innerJoin(banners, eq(banners.id, swiperTitles.bannerId))
    .orderBy(asc(banners.position))
  return rows.map(({ title }) => title)
}

async function loadBanners(db: Database, pictureOf: PictureOf): Promise<Banner[]> {
  const rows = await db.select().from(banners).orderBy(asc(banners.position))
  return rows.map((banner) => {
    const { id, discountType, headline, subline, link, season, isOn, from, until } = banner
    const { wideImageId, tallImageId, wideEnglishImageId, tallEnglishImageId } = banner
    return {
      ...{ id, discountType, headline, subline, link, season, isOn, from, until },
      wide: pictureOf(wideImageId),
      tall: pictureOf(tallImageId),
      wideInEnglish: wideEnglishImageId === null ? null : pictureOf(wideEnglishImageId),
      tallInEnglish: tallEnglishImageId === null ? null : pictureOf(tallEnglishImageId),
    }
  })
}
