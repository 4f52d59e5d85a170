/** Figures that the order form shows too, apart from those of the pages because of their size. */
import { minutesOfDay } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import type { ServiceRules, Settings } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'
import { deliveryAreas } from './delivery-areas.ts'
import { feeOnSpecialDates } from './zone-fee.ts'

/** Amounts are formatted ("$2,200"). */
export interface DeliveryFigures {
  readonly zones: readonly {
    readonly id: string
    readonly name: Text
    readonly fee: string
    /** The larger of the two fees counts (decisions 21). */
    readonly specialFee: string
  }[]
  readonly freeDeliveryFrom: string
  /** Places with a known fee but without free delivery. */
  readonly neverFree: readonly Text[]
  /** A quoted fee is never waived. */
  readonly hasQuotedPlaces: boolean
  readonly slotMinutes: number
  readonly service: ServiceRules
}

export function deliveryFigures(settings: Settings): DeliveryFigures {
  const { zones, freeDeliveryFrom, service } = settings
  const [slot] = settings.slots
  const neverFree = deliveryAreas(settings).flatMap(({ zone, remotePlace }) =>
    zone && remotePlace && !remotePlace.freeDelivery ? [remotePlace] : [],
  )
  return {
    zones: zones.map((zone) => ({
      id: zone.id,
      name: zone.name,
      fee: formatMoney(zone.fee),
      specialFee: formatMoney(feeOnSpecialDates(zone)),
    })),
    freeDeliveryFrom: formatMoney(freeDeliveryFrom),
    neverFree: neverFree.filter(({ byQuotation }) => !byQuotation).map(({ name }) => name),
    hasQuotedPlaces: neverFree.some(({ byQuotation }) => byQuotation),
    slotMinutes: slot ? minutesOfDay(slot.to) - minutesOfDay(slot.from) : 0,
    service,
  }
}
