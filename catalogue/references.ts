/** Checks references to other rows, pages and rules. */
import { pageAt } from '#app/paths.ts'
import { remotePlacesIn } from '#domain/delivery/districts.ts'
import { districtZones } from '#domain/delivery/usual-districts.ts'
import { allergens } from '#domain/menu/allergens.ts'
import { badgeKinds } from '#domain/menu/set-badges.ts'
import type { CatalogueFiles } from '#server/db/seed/catalogue-files.ts'

/** Each line names one missing or contradictory reference. */
export function brokenReferences(files: CatalogueFiles): readonly string[] {
  return [
    ...menuFaults(files),
    ...setFaults(files),
    ...offerFaults(files),
    ...deliveryFaults(files),
    ...pictureFaults(files),
  ]
}

function menuFaults({ dishes, categories, setMenus }: CatalogueFiles): string[] {
  return [
    ...dishes.flatMap((dish) => unknownIds(`dishes.json: ${dish.id}`, 'allergen', dish.allergens, allergens)),
    ...dishes
      .filter(({ vegetarian, contains }) => !vegetarian && contains.length === 0)
      .map(({ id }) => `dishes.json: ${id} is not vegetarian, but contains no flesh or gelatine`),
    ...categories.flatMap(({ id, path }) => noPage(`categories.json: ${id}.path`, path)),
    ...categories
      .filter(({ id, kind }) => kind === 'sets' && !setMenus.some((set) => set.categoryId === id))
      .map(({ id }) => `categories.json: ${id} has no set menu`),
  ]
}

function setFaults({ dishes, categories, setMenus }: CatalogueFiles): string[] {
  const dishById = new Map(dishes.map((dish) => [dish.id, dish]))
  const ofSets = categories.filter(({ kind }) => kind === 'sets').map(({ id }) => id)
  return setMenus.flatMap(({ slug, categoryId, alsoIn, badges: worn, groups }) => {
    const place = `setMenus.json: ${slug}`
    const dishIds = groups.flatMap((group) => group.dishes.map(({ dishId }) => dishId))
    const withFlesh = dishIds.find((id) => dishById.get(id)?.vegetarian === false)
    return [
      ...unknownIds(place, 'category of sets', [categoryId, ...alsoIn], ofSets),
      ...unknownIds(place, 'badge', worn, badgeKinds),
      ...unknownIds(place, 'dish', dishIds, [...dishById.keys()]),
      ...(worn.includes('vegetarian') && withFlesh
        ? [`${place} has the vegetarian badge, but offers ${withFlesh}`]
        : []),
    ]
  })
}

function offerFaults({ gifts, banners, promotions, dishes, setMenus }: CatalogueFiles): string[] {
  const dishIds = dishes.map(({ id }) => id)
  const setIds = setMenus.map(({ id }) => id)
  return [
    ...gifts.flatMap((gift) => unknownIds(`gifts.json: ${gift.slug}`, 'allergen', gift.allergens, allergens)),
    ...banners.flatMap(({ id, link }) => noPage(`banners.json: ${id}.link`, link)),
    ...promotions.flatMap((promotion) =>
      promotion.kind === 'freeDish'
        ? [
            ...unknownIds(`promotions.json: ${promotion.id}`, 'dish', [promotion.freeDishId], dishIds),
            ...unknownIds(`promotions.json: ${promotion.id}`, 'set menu', promotion.setIds, setIds),
          ]
        : [],
    ),
  ]
}

/** District pages use domain/delivery/districts.ts, the order form delivery.json; both must agree. */
function deliveryFaults({ delivery }: CatalogueFiles): string[] {
  const { zones, districts, remoteAreas, specialDates } = delivery
  const zoneIds = zones.map(({ id }) => id)
  const placePairs = Object.entries(remotePlacesIn).flatMap(([district, ids]) =>
    ids.map((id) => `${id} in ${district}`),
  )
  const chargedZones = Object.entries(districtZones).map(([district, zone]) => `${district} as ${zone}`)
  const areas = remoteAreas.map(({ id, districtId }) => `${id} in ${districtId}`)
  const fees = districts.map(({ id, zoneId }) => `${id} as ${zoneId}`)
  return [
    ...districts.flatMap(({ id, zoneId }) =>
      unknownIds(`delivery.json: districts.${id}`, 'zone', [zoneId], zoneIds),
    ),
    ...districts.flatMap(({ id, page }) => noPage(`delivery.json: districts.${id}.page`, page)),
    ...specialDates.fees.flatMap(({ zoneId }) =>
      unknownIds('delivery.json: specialDates.fees', 'zone', [zoneId], zoneIds),
    ),
    ...differences('charges', fees, chargedZones),
    ...differences('has', areas, placePairs),
  ]
}

function pictureFaults({ pictures: { pictures, maps }, ...files }: CatalogueFiles): string[] {
  const pictureByFile = new Map(pictures.map((picture) => [picture.file, picture]))
  const check = (map: string, fields: Readonly<Record<string, string>>, ids: readonly (string | number)[]) =>
    ids.flatMap((id) => {
      const place = `pictures/index.json: maps.${map}`
      const file = fields[id]
      const picture = pictureByFile.get(file ?? '')
      if (!picture)
        return [`${place} names no picture for ${id}${file ? `: ${file} is not in pictures` : ''}`]
      return picture.alt.zh && picture.alt.en ? [] : [`pictures/index.json: ${file} has no alt text`]
    })
  const bannerIds = files.banners.map(({ id }) => id)
  const ofBanners = (shape: 'wide' | 'tall') =>
    Object.fromEntries(Object.entries(maps.banner).map(([id, files]) => [id, files[shape]]))
  return [
    ...check(
      'dish',
      maps.dish,
      files.dishes.map(({ id }) => id),
    ),
    ...check(
      'setMenu',
      maps.setMenu,
      files.setMenus.map(({ id }) => id),
    ),
    ...check(
      'gift',
      maps.gift,
      files.gifts.map(({ id }) => id),
    ),
    ...check('banner.wide', ofBanners('wide'), bannerIds),
    ...check('banner.tall', ofBanners('tall'), bannerIds),
    // The name is optional, but a given one must exist.
    ...check('setCard', maps.setCard, Object.keys(maps.setCard)),
    ...check('giftObject', maps.giftObject, Object.keys(maps.giftObject)),
    ...check('client', maps.client, Object.keys(maps.client)),
    ...check(
      'event',
      maps.event,
      files.events.featured.map(({ id }) => id),
    ),
    ...check(
      'clientActivity',
      maps.clientActivity,
      files.events.activities.map(({ id }) => id),
    ),
  ]
}

function unknownIds<Id>(place: string, what: string, ids: readonly Id[], validIds: readonly Id[]): string[] {
  return ids.filter((id) => !validIds.includes(id)).map((id) => `${place} names ${id}, which is no ${what}`)
}

function noPage(place: string, path: string | null): string[] {
  return path === null || pageAt(path) ? [] : [`${place} is ${path}, which is no page of the site`]
}

function differences(verb: string, ours: readonly string[], program: readonly string[]): string[] {
  return [
    ...ours
      .filter((line) => !program.includes(line))
      .map((line) => `delivery.json: ${verb} ${line}, domain/delivery/districts.ts does not`),
    ...program
      .filter((line) => !ours.includes(line))
      .map((line) => `delivery.json: ${verb} not ${line}, domain/delivery/districts.ts does`),
  ]
}
