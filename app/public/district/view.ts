import { pagePath } from '#app/paths.ts'
import { homeCrumb } from '#app/public/home-crumb.ts'
import { type CardView, cardView } from '#app/public/menu/menu-view.ts'
import type { Crumb } from '#app/ui/breadcrumb.tsx'
import { specialDays } from '#content/delivery.ts'
import { pageNames } from '#content/layout.ts'
import {
  type DistrictPage,
  districtAt,
  districtOf,
  districtOfPlace,
  districtPages,
  isPlace,
  type PlacePage,
} from '#content/pages/districts/district.ts'
import { type DistrictFigures, districtFigures } from '#content/pages/districts/district-figures.ts'
import { districtPage, exceptions, fromAmount, fromFee } from '#content/pages/districts/district-page.ts'
import { type DistrictId, neighboursOf, remoteThroughout } from '#domain/delivery/districts.ts'
import type { Picture, SetMenu } from '#domain/menu/catalogue.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Lang } from '#domain/text.ts'

export function breadcrumbOf(
  page: DistrictPage | PlacePage,
  { open, lang }: Pick<TileContext, 'open' | 'lang'>,
): readonly Crumb[] {
  const home = homeCrumb(lang)
  if (!isPlace(page)) return [home]
  const district = districtOfPlace[page]
  if (!open.includes(district)) return [home]
  return [home, { name: pageNames[district][lang], href: pagePath(district, lang) }]
}

export function exceptionsOf({ quotedHere, neverFreeHere }: DistrictFigures, lang: Lang): readonly string[] {
  return exceptions({ quotedPlaces: quotedHere, neverFree: neverFreeHere }).map((note) => note[lang])
}

const recommendedSets = 4

/** Popular sets, and then others, replace those no longer sold. */
export function setsFor(slugs: readonly string[], sets: readonly SetMenu[], lang: Lang): readonly CardView[] {
  const setsOnSale = sets.filter(({ published, season }) => published && season === null)
  const matches = slugs.flatMap((slug) => setsOnSale.filter((set) => set.slug === slug))
  const popular = setsOnSale.filter((set) => set.badges.includes('popular'))
  return [...new Set([...matches, ...popular, ...setsOnSale])]
    .slice(0, recommendedSets)
    .map((set) => cardView(set, lang))
}

/** The amount for free delivery in all, most or none of the district. */
export interface FreeDelivery {
  readonly from: string
  readonly where: 'everywhere' | 'mostly' | 'nowhere'
}

export function freeDeliveryIn(page: DistrictPage | PlacePage, figures: DistrictFigures): FreeDelivery {
  const exceptions = figures.quotedHere.length + figures.neverFreeHere.length
  return {
    from: figures.freeDeliveryFrom,
    where:
      exceptions === 0 ? 'everywhere' : remoteThroughout.includes(page as DistrictId) ? 'nowhere' : 'mostly',
  }
}

export interface FeeView {
  readonly when: string
  readonly fee: string
  readonly note: string | null
}

export function feesOf(
  page: DistrictPage | PlacePage,
  figures: DistrictFigures,
  lang: Lang,
): readonly FeeView[] {
  const { fee, specialFee, specialDates, freeDeliveryFrom } = figures
  const isNeverFree = freeDeliveryIn(page, figures).where === 'nowhere'
  return [
    { when: districtPage.ordinaryDays[lang], fee, note: null },
    ...(specialDates.length > 0
      ? [
          {
            when: specialDays(figures)[lang],
            fee: specialFee,
            note: fee === specialFee ? districtPage.sameFee[lang] : null,
          },
        ]
      : []),
    {
      when: fromAmount(freeDeliveryFrom)[lang],
      fee: districtPage[isNeverFree ? 'notFree' : 'freeDelivery'][lang],
      note: null,
    },
  ]
}

export interface TileView {
  readonly page: DistrictPage | PlacePage
  readonly href: string
  readonly name: string
  readonly picture: Picture
  /** "$60 起" if parts of the district pay more. */
  readonly fee: string
}

export interface TileContext {
  readonly pictures: ReadonlyMap<string, Picture>
  readonly settings: Settings
  /** Ids of the pages that the shop shows, in the order of the menu. */
  readonly open: readonly string[]
  readonly lang: Lang
}

export function otherDistricts(
  page: DistrictPage | PlacePage,
  context: TileContext,
): { readonly near: readonly TileView[]; readonly others: readonly TileView[] } {
  const here = districtOf(page)
  const near = nearest(here, isPlace(page)).filter((other) => context.open.includes(other))
  const others = context.open.flatMap((id) => {
    const other = districtAt(id)
    return other === null || isPlace(other) || other === here || near.includes(other) ? [] : [other]
  })
  const tiles = (pages: readonly DistrictPage[]) => pages.flatMap((other) => tileView(other, context))
  return { near: tiles(near), others: tiles(others) }
}

const largeTiles = 4

/**
 * Neighbours by land come first, then those across the harbour; a neighbourhood's page begins with its
 * district.
 */
function nearest(here: DistrictPage, isPlace: boolean): readonly DistrictPage[] {
  const matches: DistrictId[] = [here]
  for (const district of matches)
    matches.push(...neighboursOf[district].filter((near) => !matches.includes(near)))
  const acrossTheHarbour: readonly DistrictId[] = ['kwun-tong', 'yau-tsim-mong']
  const pages = [...new Set([...matches, ...acrossTheHarbour])].filter(hasPage)
  return pages.slice(isPlace ? 0 : 1, largeTiles + (isPlace ? 0 : 1))
}

function hasPage(district: DistrictId): district is DistrictPage {
  return districtPages.some((page) => page === district)
}

/** A district lists its neighbourhoods; a neighbourhood names its district. */
export function nearby(
  page: DistrictPage | PlacePage,
  { open, lang }: Pick<TileContext, 'open' | 'lang'>,
): readonly Pick<TileView, 'page' | 'href' | 'name'>[] {
  const pages = isPlace(page)
    ? [districtOfPlace[page]]
    : (Object.keys(districtOfPlace) as PlacePage[]).filter((place) => districtOfPlace[place] === page)
  const openPages = pages.filter((near) => open.includes(near))
  return openPages.map((near) => ({ page: near, href: pagePath(near, lang), name: pageNames[near][lang] }))
}

function tileView(page: DistrictPage, { pictures, settings, lang }: TileContext): readonly TileView[] {
  const picture = pictures.get(pictureOf(page))
  if (!picture) return []
  const figures = districtFigures(page, settings)
  const isDearerInParts =
    figures.quotedHere.length > 0 || settings.districts[page].outerZoneId !== settings.districts[page].zoneId
  const fee = isDearerInParts ? fromFee(figures.fee)[lang] : figures.fee
  return [{ page, href: pagePath(page, lang), name: pageNames[page][lang], picture, fee }]
}

export function pictureOf(page: DistrictPage | PlacePage): string {
  return `districts/${page}.svg`
}
