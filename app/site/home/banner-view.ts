/** The discount pictures of the season: main banners, the popup (spec sections 2 and 4). */

import { pageAt, pagePath } from '#app/paths.ts'
import art from '#catalogue/pictures/index.json' with { type: 'json' }
import { type CalendarDate, isWithinSeason } from '#domain/calendar.ts'
import type { Banner, Picture } from '#domain/catalogue.ts'
import type { Settings } from '#domain/settings.ts'
import type { Lang } from '#domain/text.ts'

export interface BannerView {
  readonly id: string
  readonly headline: string
  readonly subline: string
  readonly href: string
  /** A banner's own page opens in a new tab; the menu opens in the same one (spec section 2). */
  readonly isNewTab: boolean
  readonly isSeasonal: boolean
  readonly wide: Picture
  readonly tall: Picture
  /** Null if the pictures' free area is unknown: the text is then below them. */
  readonly room: WordRoom | null
}

/** The calm part of each picture, as an inset of its edges, and the ink that reads well there. */
export interface WordRoom {
  readonly wide: string
  readonly tall: string
  readonly ink: string
}

/** Those of the season. A banner without a link leads to the menu. */
export function bannerViews(
  banners: readonly Banner[],
  type: Banner['discountType'],
  today: CalendarDate,
  lang: Lang,
): readonly BannerView[] {
  return banners
    .filter(({ discountType, season }) => discountType === type && (!season || isWithinSeason(today, season)))
    .map(({ id, headline, subline, link, wide, tall, season }) => {
      const page = link === null ? undefined : pageAt(link)
      return {
        id,
        headline: headline[lang],
        subline: subline[lang],
        href: pagePath(page ?? 'menu', lang),
        isNewTab: page !== undefined,
        isSeasonal: season !== null,
        wide,
        tall,
        room: roomOn(id),
      }
    })
}

/** The one popup: what has a season goes before what is always on (spec section 4). */
export function popupOf(banners: readonly Banner[], today: CalendarDate, lang: Lang): BannerView | null {
  const shown = bannerViews(banners, 'POPUP', today, lang)
  return shown.find(({ isSeasonal }) => isSeasonal) ?? shown[0] ?? null
}

/** Whether the banner names the code of a promotion. */
export function hasCode({ headline, subline }: BannerView, { promotions }: Settings): boolean {
  return promotions.some(({ code }) => code !== null && `${headline} ${subline}`.includes(code))
}

interface BannerArt {
  readonly banner: string
  readonly shape: string
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

const drawn: readonly BannerArt[] = art.pictures.flatMap(({ banner, shape, width, height, textSafe }) =>
  banner && shape && textSafe ? [{ banner, shape, width, height, textSafe }] : [],
)

function roomOn(id: string): WordRoom | null {
  const [wide, tall] = ['wide', 'tall'].map((shape) =>
    drawn.find((picture) => picture.banner === id && picture.shape === shape),
  )
  return wide && tall ? { wide: insetOf(wide), tall: insetOf(tall), ink: wide.textSafe.ink } : null
}

function insetOf({ width, height, textSafe: { x, y, ...room } }: BannerArt): string {
  const share = (part: number, whole: number) => `${Math.round((part / whole) * 100)}%`
  const [right, bottom] = [width - x - room.width, height - y - room.height]
  return [share(y, height), share(right, width), share(bottom, height), share(x, width)].join(' ')
}
