/** The specification describes this in sections 2 and 4. */

import { linkPath, pagePath } from '#app/paths.ts'
import art from '#catalogue/pictures/index.json' with { type: 'json' }
import type { CalendarDate } from '#domain/calendar.ts'
import type { Banner, Picture } from '#domain/menu/catalogue.ts'
import { bannerPictures } from '#domain/shop/banner-pictures.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { isShownOn } from '#domain/shop/shown-when.ts'
import type { Lang } from '#domain/text.ts'
import type { Catalogue } from '#server/page-data/site-api.ts'

export interface BannerView {
  readonly id: string
  readonly headline: string
  readonly subline: string
  readonly href: string
  /** A banner's own page opens in a new tab (spec section 2). */
  readonly isNewTab: boolean
  readonly isSeasonal: boolean
  readonly wide: Picture
  readonly tall: Picture
  /** The room is null if the pictures' free area is unknown; the text is then below them. */
  readonly room: WordRoom | null
  /** Our own drawings have an empty alternative text. */
  readonly alt: string
}

/** Insets from the edges to the calm area, and a text colour for it. */
export interface WordRoom {
  readonly wide: string
  readonly tall: string
  readonly ink: string
}

type Banners = Pick<Catalogue, 'banners' | 'pictures'>

/** A banner without a link leads to the menu. */
export function bannerViews(
  { banners, pictures }: Banners,
  type: Banner['discountType'],
  today: CalendarDate,
  lang: Lang,
): readonly BannerView[] {
  return banners
    .filter((banner) => banner.discountType === type && isShownOn(today, banner))
    .map((banner) => {
      const { id, headline, subline, link, season, from, until } = banner
      const { wide, tall } = bannerPictures(banner, lang)
      const room = roomOn(wide, tall, pictures)
      return {
        id,
        headline: headline[lang],
        subline: subline[lang],
        href: link === null ? pagePath('menu', lang) : linkPath(link, lang),
        isNewTab: link !== null,
        isSeasonal: season !== null || from !== null || until !== null,
        wide,
        tall,
        room,
        alt: room ? '' : wide.alt[lang],
      }
    })
}

/** A popup with dates precedes a permanent one (spec section 4). */
export function popupOf(banners: Banners, today: CalendarDate, lang: Lang): BannerView | null {
  const views = bannerViews(banners, 'POPUP', today, lang)
  return views.find(({ isSeasonal }) => isSeasonal) ?? views[0] ?? null
}

export function hasCode({ headline, subline }: BannerView, { promotions }: Settings): boolean {
  return promotions.some(({ code }) => code !== null && `${headline} ${subline}`.includes(code))
}

interface BannerArt {
  readonly file: string
  readonly width: number
  readonly height: number
  readonly textSafe: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
    readonly ink: string
  }
}

const drawings: readonly BannerArt[] = art.pictures.flatMap(({ banner, file, width, height, textSafe }) =>
  banner && textSafe ? [{ file, width, height, textSafe }] : [],
)

function roomOn(wide: Picture, tall: Picture, pictures: Banners['pictures']): WordRoom | null {
  const [ofWide, ofTall] = [wide, tall].map(({ id }) =>
    drawings.find(({ file }) => pictures.get(file)?.id === id),
  )
  return ofWide && ofTall ? { wide: insetOf(ofWide), tall: insetOf(ofTall), ink: ofWide.textSafe.ink } : null
}

function insetOf({ width, height, textSafe: { x, y, ...room } }: BannerArt): string {
  const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`
  const [right, bottom] = [width - x - room.width, height - y - room.height]
  return [share(y, height), share(right, width), share(bottom, height), share(x, width)].join(' ')
}
