import type { LandingFigures } from '#content/pages/landing/landing-figures.ts'
import {
  aHead,
  deluxeAbout,
  ruler,
  rulerLead,
  rulerTiers,
  simpleAbout,
} from '#content/pages/landing/sections/ruler.ts'
import { people } from '#content/pages/set.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { isListedIn } from '#domain/menu/set-lookup.ts'
import type { Lang } from '#domain/text.ts'

export interface RulerView {
  readonly lead: string
  /** Each size is the maximum number of guests. */
  readonly sizes: readonly number[]
  /** Each value is the minimum number of guests. */
  readonly fewest: readonly number[]
  readonly tiers: readonly RulerTier[]
}

export interface RulerTier {
  readonly name: string
  readonly about: string
  /** Sizes that the tier lacks are null. */
  readonly sets: readonly (RulerSet | null)[]
}

export interface RulerSet {
  readonly slug: string
  readonly name: string
  readonly price: string
  readonly guests: string
  readonly aHead: string
  readonly withDelivery: string | null
}

export interface RulerContext {
  readonly sets: readonly SetMenu[]
  readonly figures: LandingFigures
  readonly categoryId: string
  readonly lang: Lang
}

/** Returns null without a party set. */
export function rulerView({ sets, figures, categoryId, lang }: RulerContext): RulerView | null {
  const setsOnSale = sets.filter((set) => set.published && set.unit === 'set' && isListedIn(set, categoryId))
  const sizes = [...new Set(setsOnSale.map(({ serves }) => serves.max))].sort((a, b) => a - b)
  const [smallest, next] = sizes
  if (smallest === undefined) return null
  const tierOf = (name: keyof typeof rulerTiers, of: readonly SetMenu[]): RulerTier => ({
    name: rulerTiers[name][lang],
    about: (name === 'deluxe' ? deluxeAbout : simpleAbout(fewestDishes(of)))[lang],
    sets: sizes.map((size) => {
      const set = of.find(({ serves }) => serves.max === size)
      return set ? rulerSet(set, figures, lang) : null
    }),
  })
  return {
    lead: rulerLead(smallest, next)[lang],
    sizes,
    fewest: sizes.map((size) =>
      Math.min(...setsOnSale.filter(({ serves }) => serves.max === size).map(({ serves }) => serves.min)),
    ),
    tiers: [
      tierOf(
        'simple',
        setsOnSale.filter((set) => !hasStarters(set)),
      ),
      tierOf('deluxe', setsOnSale.filter(hasStarters)),
    ].filter((tier) => tier.sets.some(Boolean)),
  }
}

function rulerSet(set: SetMenu, figures: LandingFigures, lang: Lang): RulerSet {
  const setFigures = figures.set(set.slug)
  return {
    slug: set.slug,
    name: set.name[lang],
    price: setFigures.price,
    guests: people(set.serves)[lang],
    aHead: aHead(setFigures.aHead)[lang],
    withDelivery: set.includesDelivery ? ruler.delivery[lang] : null,
  }
}

/** Sets with starters are the upper tier. */
function hasStarters({ groups }: SetMenu): boolean {
  return groups.some(({ course, min }) => course === 'headplate' && min > 0)
}

function fewestDishes(sets: readonly SetMenu[]): number {
  return Math.min(...sets.map(({ groups }) => groups.reduce((sum, { min }) => sum + min, 0)))
}
