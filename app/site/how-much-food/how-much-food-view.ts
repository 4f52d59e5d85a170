/** What the calculator gets of the catalogue and the rules, field by field, in one language. */
import { furtherDistricts } from '#content/home-sections.ts'
import { centreOf, estimateNote } from '#content/how-much-food.ts'
import { pageNames } from '#content/layout.ts'
import type { SetMenu, SetUnit } from '#domain/catalogue.ts'
import { type DistrictId, districtZones } from '#domain/districts.ts'
import { figuresOf } from '#domain/figures.ts'
import { canBeSuggested, type estimateOf, type ServedSet, suggestFood } from '#domain/how-much-food.ts'
import type { Cents } from '#domain/money.ts'
import type { Settings } from '#domain/settings.ts'
import type { Lang } from '#domain/text.ts'
import { firstRequest } from './first-request.ts'

export type SetView = ServedSet & {
  readonly slug: string
  readonly name: string
  readonly unit: SetUnit
}

/** Somewhere to deliver to. */
export interface PlaceView {
  readonly id: string
  readonly name: string
  readonly zoneId: string
  readonly remotePlaceId: string | null
}

export interface HowMuchFoodProps {
  readonly sets: readonly SetView[]
  readonly places: readonly PlaceView[]
  /** What the fee is worked out from. */
  readonly rules: Parameters<typeof estimateOf>[2]
  readonly note: string
}

/** Guests, sets and the price of the food, for readers without script. */
export interface SizeRow {
  readonly guests: number
  readonly sets: readonly { readonly set: SetView; readonly quantity: number }[]
  readonly food: Cents
}

export interface HowMuchFoodView {
  readonly calculator: HowMuchFoodProps
  readonly sizes: readonly SizeRow[]
}

const usualSizes = [10, 20, 30, 40, 60, 100]

export function howMuchFoodView(sets: readonly SetMenu[], settings: Settings, lang: Lang): HowMuchFoodView {
  const offered = sets.filter(canBeSuggested).map((set) => setView(set, lang))
  return {
    calculator: {
      sets: offered,
      places: placeViews(settings, lang),
      rules: rulesOf(settings),
      note: estimateNote(figuresOf(settings))[lang],
    },
    sizes: usualSizes.flatMap((guests) => {
      const best = suggestFood({ ...firstRequest, guests }, offered).at(-1)
      return best ? [{ guests, sets: best.lines, food: best.food }] : []
    }),
  }
}

function setView(set: SetMenu, lang: Lang): SetView {
  const { id, slug, categoryId, unit, serves, price, includesDelivery, minQuantity } = set
  return { id, slug, categoryId, name: set.name[lang], unit, serves, price, includesDelivery, minQuantity }
}

function placeViews({ zones, remotePlaces }: Settings, lang: Lang): readonly PlaceView[] {
  const isZone = (zoneId: string) => zones.some(({ id }) => id === zoneId)
  return [
    ...(Object.keys(districtZones) as DistrictId[]).map((id) => ({
      id,
      name: districtName(id)[lang],
      zoneId: districtZones[id],
      remotePlaceId: null,
    })),
    ...remotePlaces.map(({ id, name, zoneId }) => ({ id, name: name[lang], zoneId, remotePlaceId: id })),
  ].filter(({ zoneId }) => isZone(zoneId))
}

function districtName(id: DistrictId) {
  const name = id in furtherDistricts ? furtherDistricts[id as keyof typeof furtherDistricts] : null
  if (name) return name
  const named = pageNames[id as keyof typeof pageNames]
  return id === 'kwun-tong' ? centreOf(named) : named
}

/** No words of the rules but those the fee is worked out from. */
function rulesOf({ zones, remotePlaces, freeDeliveryFrom }: Settings): HowMuchFoodProps['rules'] {
  const unsaid = { zh: '', en: '' }
  return {
    zones: zones.map((zone) => ({ ...zone, name: unsaid, note: unsaid })),
    remotePlaces: remotePlaces.map((place) => ({ ...place, name: unsaid, note: unsaid })),
    freeDeliveryFrom,
    // The day is not asked for: an ordinary one.
    specialDates: [],
  }
}
