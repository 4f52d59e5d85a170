import { areaText } from '#content/ordering/areas.ts'
import { estimateNote } from '#content/pages/how-much-food.ts'
import { deliveryAreas } from '#domain/delivery/delivery-areas.ts'
import type { SetMenu, SetUnit } from '#domain/menu/catalogue.ts'
import {
  type estimateOf,
  type ServedSet,
  setsToSuggest,
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
  readonly rules: Parameters<typeof estimateOf>[2]
  readonly note: string
}

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

/** Uses the fewest sets. */
export function sizeRows(sets: readonly SetMenu[], bounds: GuestBounds, lang: Lang): readonly SizeRow[] {
  const views = setViews(sets, lang)
  return usualSizes.flatMap((guests) => {
    const fewest = suggestFood({ ...usualRequest, guests }, views, bounds).at(-1)
    return fewest ? [{ guests, sets: fewest.lines, food: fewest.food }] : []
  })
}

function setViews(sets: readonly SetMenu[], lang: Lang): readonly SuggestedSet[] {
  return setsToSuggest(sets).map((set) => suggestedSet(set, lang))
}

function suggestedSet(set: SetMenu, lang: Lang): SuggestedSet {
  const { id, slug, categoryId, unit, serves, price, includesDelivery, minQuantity } = set
  return { id, slug, categoryId, name: set.name[lang], unit, serves, price, includesDelivery, minQuantity }
}

function placeViews(settings: Settings, lang: Lang): readonly PlaceView[] {
  return deliveryAreas(settings).flatMap((area) => {
    const { id, zone, remotePlace } = area
    const place = { id, name: areaText(area).name[lang], remotePlaceId: remotePlace?.id ?? null }
    return zone ? [{ ...place, zoneId: zone.id }] : []
  })
}

function rulesOf({ zones, remotePlaces, freeDeliveryFrom }: Settings): HowMuchFoodProps['rules'] {
  const unsaid = { zh: '', en: '' }
  return {
    zones: zones.map((zone) => ({ ...zone, name: unsaid, note: unsaid })),
    remotePlaces: remotePlaces.map((place) => ({ ...place, name: unsaid, note: unsaid })),
    freeDeliveryFrom,
    // Without a date, an ordinary day is assumed.
    specialDates: [],
    days: [],
  }
}
