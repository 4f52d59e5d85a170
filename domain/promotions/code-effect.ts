/** A discount can lower the food below the free-delivery amount. */
import type { CalendarDate } from '#domain/calendar.ts'
import { isCalendarDate } from '#domain/calendar.ts'
import { foodOfOrder, remotePlaceOf, untilFreeDelivery } from '#domain/delivery/delivery-fee.ts'
import { isFreeByPromotion } from '#domain/delivery/free-delivery.ts'
import { feeOnSpecialDates, zoneFee } from '#domain/delivery/zone-fee.ts'
import { type Cents, cents } from '#domain/money.ts'
import type { OrderDraft } from '#domain/ordering/order.ts'
import type { OrderRules } from '#domain/ordering/order-check.ts'
import { quote } from '#domain/ordering/quote.ts'
import type { Settings } from '#domain/shop/settings.ts'

export interface CodeEffect {
  readonly saving: Cents
  /** Lost free delivery; a range while area or day are open, null if nothing is lost. */
  readonly lostDelivery: { readonly min: Cents; readonly max: Cents } | null
  /** 'maybe' depends on area and day. */
  readonly raisesTotal: 'yes' | 'maybe' | 'no'
}

/**
 * Compares the order with and without its code.
 * @param today in Hong Kong
 */
export function codeEffect(draft: OrderDraft, rules: OrderRules, today: CalendarDate): CodeEffect {
  const withCode = quote(draft, rules, today)
  const without = quote({ ...draft, promotionCode: null }, rules, today)
  const saving = cents(withCode.discount - without.discount)
  const isFree = (orderQuote: typeof without) =>
    untilFreeDelivery(foodOfOrder(orderQuote), rules.settings) === 0 || isFreeByPromotion(orderQuote)
  const fees = isFree(without) && !isFree(withCode) ? possibleFees(draft, rules.settings) : []
  if (fees.length === 0) return { saving, lostDelivery: null, raisesTotal: 'no' }
  const [min, max] = [cents(Math.min(...fees)), cents(Math.max(...fees))]
  const raisesTotal = min > saving ? 'yes' : max > saving ? 'maybe' : 'no'
  return { saving, lostDelivery: { min, max }, raisesTotal }
}

/** Fees that free delivery could waive. */
function possibleFees(draft: OrderDraft, settings: Settings): readonly Cents[] {
  const place = remotePlaceOf(draft, settings)
  if (draft.fulfilment === 'pickup' || (place && !place.freeDelivery)) return []
  const { date } = draft
  const day = date !== null && isCalendarDate(date) ? date : null
  const deliveryZones = settings.zones.filter(({ id }) => id === draft.zoneId)
  const zones = deliveryZones.length > 0 ? deliveryZones : settings.zones
  return zones.flatMap((zone) =>
    day
      ? [zoneFee(zone, day, settings)]
      : [
          zone.fee,
          feeOnSpecialDates(zone),
          ...settings.days.map(({ date: on }) => zoneFee(zone, on, settings)),
        ],
  )
}
