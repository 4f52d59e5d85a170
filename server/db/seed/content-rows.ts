import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type {
  banners,
  categories,
  dishes,
  dishGroups,
  gifts,
  groupDishes,
  images,
  setMenus,
  setMenuTabs,
  swiperTitles,
} from '../schema/content.ts'
import { type CatalogueFiles, catalogueFolder } from './catalogue-files.ts'

/** The number of each picture by its file: its place in index.json, counted from 1. */
export type ImageIds = ReadonlyMap<string, number>

export function imageRows({ pictures }: CatalogueFiles): (typeof images.$inferInsert)[] {
  return pictures.pictures.map(({ file, width, height, alt }, index) => {
    const bytes = readFileSync(join(catalogueFolder, 'pictures', file))
    const version = createHash('sha256').update(bytes).digest('base64url').slice(0, 5)
    return { id: index + 1, file, mime: 'image/svg+xml', width, height, version, alt }
  })
}

export function dishRows({ dishes: rows, pictures }: CatalogueFiles, imageIds: ImageIds) {
  return rows.map((dish): typeof dishes.$inferInsert => ({
    ...dish,
    imageId: imageOf(imageIds, pictures.maps.dish, dish.id),
  }))
}

export function categoryRows({ categories: rows }: CatalogueFiles): (typeof categories.$inferInsert)[] {
  return rows.map(({ seasonal, ...row }, position) => ({ ...row, season: seasonal ?? null, position }))
}

export function setRows({ setMenus: rows, pictures }: CatalogueFiles, imageIds: ImageIds) {
  return rows.map((row, position): typeof setMenus.$inferInsert => {
    const { serves, priceCents, menuMedia, externalPath, seasonal, groups: _, alsoIn: __, ...same } = row
    return {
      ...same,
      position,
      servesMin: serves.min,
      servesMax: serves.max,
      price: priceCents,
      sheets: menuMedia.map(({ title, groupIds }) => ({ name: title, groupIds })),
      externalPath: externalPath ?? null,
      season: seasonal ?? null,
      published: true,
      imageId: imageOf(imageIds, pictures.maps.setMenu, String(row.id)),
    }
  })
}

export function tabRows({ setMenus: rows }: CatalogueFiles): (typeof setMenuTabs.$inferInsert)[] {
  return rows.flatMap(({ id, alsoIn }) =>
    alsoIn.map((categoryId, position) => ({ setId: id, categoryId, position })),
  )
}

export function groupRows({ setMenus: rows }: CatalogueFiles): (typeof dishGroups.$inferInsert)[] {
  return rows.flatMap(({ id: setId, groups }) =>
    groups.map(({ dishes: _, ...group }, position) => ({ ...group, setId, position })),
  )
}

export function choiceRows({ setMenus: rows }: CatalogueFiles): (typeof groupDishes.$inferInsert)[] {
  return rows.flatMap(({ id: setId, groups }) =>
    groups.flatMap(({ id: groupId, dishes }) =>
      dishes.map(({ dishId, extraCents, priceCents, note }, position) => ({
        setId,
        groupId,
        dishId,
        position,
        extra: extraCents,
        price: priceCents ?? null,
        note: note ?? null,
      })),
    ),
  )
}

export function giftRows({ gifts: rows, pictures }: CatalogueFiles, imageIds: ImageIds) {
  return rows.map(({ priceCents, ...gift }, position): typeof gifts.$inferInsert => ({
    ...gift,
    position,
    price: priceCents,
    imageId: imageOf(imageIds, pictures.maps.gift, String(gift.id)),
  }))
}

export function bannerRows({ banners: rows, pictures }: CatalogueFiles, imageIds: ImageIds) {
  return rows.map(({ seasonal, ...banner }, position): typeof banners.$inferInsert => {
    const files = pictures.maps.banner[banner.id]
    return {
      ...banner,
      position,
      season: seasonal ?? null,
      wideImageId: imageOf(imageIds, { wide: files?.wide ?? '' }, 'wide'),
      tallImageId: imageOf(imageIds, { tall: files?.tall ?? '' }, 'tall'),
    }
  })
}

export function swiperTitleRows({ banners: rows }: CatalogueFiles): (typeof swiperTitles.$inferInsert)[] {
  return rows
    .filter(({ discountType }) => discountType === 'SWIPER')
    .map(({ id, headline }, index) => ({ id: index + 1, bannerId: id, title: headline }))
}

/** @throws when the catalogue names no picture for the key, or one that is not stored */
export function imageOf(imageIds: ImageIds, files: Readonly<Record<string, string>>, key: string): number {
  const id = imageIds.get(files[key] ?? '')
  if (id === undefined) throw new Error(`catalogue/pictures/index.json has no picture for ${key}`)
  return id
}
