/** What the calculator gets of the catalogue and the rules, field by field, in one language. */

import { areaText } from '#content/ordering/areas.ts'
import { estimateNote } from '#content/pages/how-much-food.ts'
import { deliveryAreas } from '#domain/delivery/delivery-areas.ts'
import type { SetMenu, SetUnit } from '#domain/menu/catalogue.ts'
import {
  canBeSuggested,
  type estimateOf,
  type ServedSet,
  suggestFood,
  usualRequest,
} from '#domain/menu/how-much-food.ts'
import type { Cents } from '#domain/money.ts'
import { figuresOf } from '#domain/shop/figures.ts'
import type { GuestBounds, Settings } from '#domain/shop/settings.ts'
import type { Lang } from '#domain/text.ts'

export type SuggestedSet = ServedSet & {
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
  readonly sets: readonly SuggestedSet[]
  readonly places: readonly PlaceView[]
  readonly guests: GuestBounds
  /** What the fee is worked out from. */
  readonly rules: Parameters<typeof estimateOf>[2]
  readonly note: string
}

/** Guests, sets and the price of the food. */
export interface SizeRow {
  readonly guests: number
  readonly sets: readonly { readonly set: SuggestedSet; readonly quantity: number }[]
  readonly food: Cents
}

const usualSizes = [10, 20, 30, 40, 60, 100]

export function calculatorView(sets: readonly SetMenu[], settings: Settings, lang: Lang): HowMuchFoodProps {
  return {
    sets: setViews(sets, lang),
    places: placeViews(settings, lang),
    guests: settings.service.guests,
    rules: rulesOf(settings),
    note: estimateNote(figuresOf(settings))[lang],
  }
}

/** What a party of each usual size needs, in the fewest sets. */
export function sizeRows(sets: readonly SetMenu[], bounds: GuestBounds, lang: Lang): readonly SizeRow[] {
  const offered = setViews(sets, lang)
  return usualSizes.flatMap((guests) => {
    const fewest = suggestFood({ ...usualRequest, guests }, offered, bounds).at(-1)
    return fewest ? [{ guests, sets: fewest.lines, food: fewest.food }] : []
  })
}

function setViews(sets: readonly SetMenu[], lang: Lang): readonly SuggestedSet[] {
  return sets.filter(canBeSuggested).map((set) => suggestedSet(set, lang))
}

function suggestedSet(set: SetMenu, lang: Lang): SuggestedSet {
  const { id, slug, categoryId, unit, serves, price, includesDelivery, minQuantity } = set
  return { id, slug, categoryId, name: set.name[lang], unit, serves, price, includesDelivery, minQuantity }
}

function placeViews(settings: Settings, lang: Lang): readonly PlaceView[] {
  return deliveryAreas(settings).map((area) => ({
    id: area.id,
    name: areaText(area).name[lang],
    zoneId: area.zone.id,
    remotePlaceId: area.remotePlace?.id ?? null,
  }))
}

/** Only the parts of the rules from which the fee is computed. */
function rulesOf({ zones, remotePlaces, freeDeliveryFrom }: Settings): HowMuchFoodProps['rules'] {
  const unsaid = { zh: '', en: '' }
  return {
    zones: zones.map((zone) => ({ ...zone, name: unsaid, note: unsaid })),
    remotePlaces: remotePlaces.map((place) => ({ ...place, name: unsaid, note: unsaid })),
    freeDeliveryFrom,
    // No date is asked for, so an ordinary day is assumed.
    specialDates: [],
    days: [],
  }
}
