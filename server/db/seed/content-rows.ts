import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { banners, swiperTitles } from '#server/db/schema/banners.ts'
import type {
  categories,
  dishes,
  dishGroups,
  gifts,
  groupDishes,
  setMenus,
  setMenuTabs,
} from '#server/db/schema/catalogue.ts'
import type { images } from '#server/db/schema/pictures.ts'
import type { pages } from '#server/db/schema/site.ts'
import { type CatalogueFiles, shopCatalogue } from './catalogue-files.ts'
import type { SeedCatalogue } from './catalogue-of.ts'

type Part<Name extends keyof SeedCatalogue> = Pick<SeedCatalogue, Name>

/** A picture's id is its position in index.json, from 1. */
export function imageRows({ pictures }: CatalogueFiles): (typeof images.$inferInsert)[] {
  return pictures.pictures.map((picture, index) => imageRow(picture, index + 1))
}

export function imageRow(
  { file, width, height, alt }: CatalogueFiles['pictures']['pictures'][number],
  id: number,
): typeof images.$inferInsert {
  const bytes = readFileSync(join(shopCatalogue, 'pictures', file))
  const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 5)
  return { id, file, mime: 'image/svg+xml', width, height, version, alt }
}

export function dishRows({ dishes: all }: Part<'dishes'>): (typeof dishes.$inferInsert)[] {
  return all.map(({ picture, contains, allergens, ...dish }) => ({
    ...dish,
    contains: [...contains],
    allergens: [...allergens],
    imageId: picture.id,
  }))
}

export function categoryRows({ categories: all }: Part<'categories'>): (typeof categories.$inferInsert)[] {
  return all.map((category, position) => ({ ...category, position }))
}

export function setRows({ sets }: Part<'sets'>): (typeof setMenus.$inferInsert)[] {
  return sets.map(({ serves, badges, picture, cardPicture, ...rest }, position) => {
    const { groups: _, alsoIn: __, table: ___, ...set } = rest
    return {
      ...set,
      position,
      servesMin: serves.min,
      servesMax: serves.max,
      badges: [...badges],
      imageId: picture.id,
      cardImageId: cardPicture.id,
    }
  })
}

export function tabRows({ sets }: Part<'sets'>): (typeof setMenuTabs.$inferInsert)[] {
  return sets.flatMap(({ id, alsoIn }) =>
    alsoIn.map((categoryId, position) => ({ setId: id, categoryId, position })),
  )
}

export function groupRows({ sets }: Part<'sets'>): (typeof dishGroups.$inferInsert)[] {
  return sets.flatMap(({ id: setId, groups }) =>
    groups.map(({ dishes: _, defaults, ...group }, position) => ({
      ...group,
      defaults: [...defaults],
      setId,
      position,
    })),
  )
}

export function choiceRows({ sets }: Part<'sets'>): (typeof groupDishes.$inferInsert)[] {
  return sets.flatMap(({ id: setId, groups }) =>
    groups.flatMap(({ id: groupId, dishes: choices }) =>
      choices.map(({ dish, ...choice }, position) => ({
        ...choice,
        setId,
        groupId,
        dishId: dish.id,
        position,
      })),
    ),
  )
}

export function giftRows({ gifts: all }: Part<'gifts'>): (typeof gifts.$inferInsert)[] {
  return all.map(({ picture, alone, allergens, ...gift }, position) => ({
    ...gift,
    allergens: [...allergens],
    position,
    imageId: picture.id,
    aloneImageId: alone.id,
  }))
}

export function bannerRows({ banners: all }: Part<'banners'>): (typeof banners.$inferInsert)[] {
  return all.map(({ wide, tall, wideInEnglish, tallInEnglish, ...banner }, position) => ({
    ...banner,
    position,
    wideImageId: wide.id,
    tallImageId: tall.id,
    wideEnglishImageId: wideInEnglish?.id ?? null,
    tallEnglishImageId: tallInEnglish?.id ?? null,
  }))
}

export function swiperTitleRows({ banners: all }: Part<'banners'>): (typeof swiperTitles.$inferInsert)[] {
  return all
    .filter(({ discountType }) => discountType === 'SWIPER')
    .map(({ id, headline }, index) => ({ id: index + 1, bannerId: id, title: headline }))
}

export function pageRows({ pages: all }: Pick<CatalogueFiles, 'pages'>): (typeof pages.$inferInsert)[] {
  return all.map((page, position) => ({ isOn: true, ...page, position }))
}
