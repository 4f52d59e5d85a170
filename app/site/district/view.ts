/** What a district's page shows of the rules and the catalogue, in one language. */

import { pagePath } from '#app/paths.ts'
import { type CardView, cardView } from '#app/site/menu/menu-view.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'
import { controls } from '#content/controls.ts'
import { menus, pageNames } from '#content/layout.ts'
import {
  type DistrictFigures,
  type DistrictPage,
  districtOfPlace,
  type PlacePage,
  placePictures,
} from '#content/pages/districts/district.ts'
import { exceptions } from '#content/pages/districts/district-page.ts'
import { districts, isPlace } from '#content/pages/districts/districts.ts'
import type { Picture, SetMenu } from '#domain/catalogue.ts'
import { districtZones, remotePlacesIn } from '#domain/districts.ts'
import { figuresOf } from '#domain/figures.ts'
import type { Settings } from '#domain/settings.ts'
import type { Lang, Text } from '#domain/text.ts'

const districtPages = menus[2].pages

/** The district or neighbourhood of a page; null for a page that is neither. */
export function districtAt(page: string | undefined): DistrictPage | PlacePage | null {
  return page !== undefined && page in districts ? (page as DistrictPage | PlacePage) : null
}

/** The district of a page: its own, or the one that contains the neighbourhood. */
export function districtOf(page: DistrictPage | PlacePage): DistrictPage {
  return isPlace(page) ? districtOfPlace[page] : page
}

/** The rules' figures, and what they come to in this district. */
export function districtFigures(page: DistrictPage | PlacePage, settings: Settings): DistrictFigures {
  const figures = figuresOf(settings)
  const district = districtOf(page)
  const feesOf = (zoneId: string) => {
    const zone = figures.zones.find(({ id }) => id === zoneId)
    if (!zone) throw new Error(`no delivery zone ${zoneId}`)
    return zone
  }
  const own = feesOf(districtZones[district])
  const kowloon = feesOf('kowloon')
  // A neighbourhood has a page because it is in town: the remote places are its district's.
  const remote = isPlace(page) ? [] : (remotePlacesIn[district] ?? [])
  const excepted = settings.remotePlaces.filter(
    ({ id, freeDelivery }) => remote.includes(id) && !freeDelivery,
  )
  return {
    ...figures,
    fee: own.fee,
    specialFee: own.specialFee,
    kowloonFee: kowloon.fee,
    kowloonSpecialFee: kowloon.specialFee,
    quotedHere: excepted.filter(({ byQuotation }) => byQuotation).map(({ name }) => name),
    neverFreeHere: excepted.filter(({ byQuotation }) => !byQuotation).map(({ name }) => name),
  }
}

/** Home, and for a neighbourhood its district. */
export function trailOf(page: DistrictPage | PlacePage, lang: Lang): readonly Crumb[] {
  const home = { name: controls.home[lang], href: pagePath('home', lang) }
  if (!isPlace(page)) return [home]
  const district = districtOfPlace[page]
  return [home, { name: pageNames[district][lang], href: pagePath(district, lang) }]
}

export function exceptionsOf({ quotedHere, neverFreeHere }: DistrictFigures, lang: Lang): readonly string[] {
  return exceptions({ quoted: quotedHere, neverFree: neverFreeHere }).map((note) => note[lang])
}

/** The four sets recommended; one that is not sold any more makes room for one that people like. */
export function setsFor(
  page: DistrictPage | PlacePage,
  sets: readonly SetMenu[],
  lang: Lang,
): readonly CardView[] {
  const { slugs } = districts[page].sets
  const sold = sets.filter(({ published, season }) => published && season === null)
  const wanted = slugs.flatMap((slug) => sold.filter((set) => set.slug === slug))
  const popular = sold.filter((set) => set.badges.includes('popular') && !wanted.includes(set))
  return [...wanted, ...popular].slice(0, slugs.length).map((set) => cardView(set, lang))
}

export interface TileView {
  readonly page: DistrictPage | PlacePage
  readonly href: string
  readonly name: string
  readonly picture: Picture
}

type Pictures = ReadonlyMap<string, Picture>

/** Tiles of the other districts, in the order of the menus. */
export function otherDistricts(
  page: DistrictPage | PlacePage,
  pictures: Pictures,
  lang: Lang,
): readonly TileView[] {
  const here = districtOf(page)
  return districtPages.flatMap((other) => (other === here ? [] : tileView(other, pictures, lang)))
}

/** The neighbourhoods of a district, or the district of a neighbourhood. */
export function nearby(page: DistrictPage | PlacePage, lang: Lang): readonly Omit<TileView, 'picture'>[] {
  const pages = isPlace(page)
    ? [districtOfPlace[page]]
    : (Object.keys(districtOfPlace) as PlacePage[]).filter((place) => districtOfPlace[place] === page)
  return pages.map((near) => ({ page: near, href: pagePath(near, lang), name: pageNames[near][lang] }))
}

/** The district's tile; on a neighbourhood's page it is described as that part of it. */
export function tileOf(
  page: DistrictPage | PlacePage,
  pictures: Pictures,
): { picture: Picture; alt: Text } | null {
  const picture = pictures.get(`districts/${districtOf(page)}.svg`)
  return picture ? { picture, alt: isPlace(page) ? placePictures[page] : picture.alt } : null
}

function tileView(page: DistrictPage, pictures: Pictures, lang: Lang): readonly TileView[] {
  const picture = pictures.get(`districts/${page}.svg`)
  return picture ? [{ page, href: pagePath(page, lang), name: pageNames[page][lang], picture }] : []
}
