/** Waivers are not deducted from zone fees (decisions 21). */
import { type CalendarDate, isWithinSeason } from '#domain/calendar.ts'
import { type Cents, cents } from '#domain/money.ts'
import type { DeliveryZone, Settings } from '#domain/shop/settings.ts'
import { dayRuleOf } from './capacity.ts'

export function isSpecialDate(date: CalendarDate | null, settings: Pick<Settings, 'specialDates'>): boolean {
  return date !== null && settings.specialDates.some((season) => isWithinSeason(date, season))
}

/** The fee on special dates is never below the ordinary fee (decisions 21). */
export function feeOnSpecialDates(zone: Pick<DeliveryZone, 'fee' | 'specialDateFee'>): Cents {
  return cents(Math.max(zone.fee, zone.specialDateFee))
}

/** The larger of the zone's fee and the day's fee counts (decisions 21). */
export function zoneFee(
  zone: DeliveryZone,
  date: CalendarDate | null,
  settings: Pick<Settings, 'specialDates' | 'days'>,
): Cents {
  const ofDay = date === null ? undefined : dayRuleOf(date, settings)?.zoneFees[zone.id]
  if (ofDay !== undefined) return cents(Math.max(zone.fee, ofDay))
  return isSpecialDate(date, settings) ? feeOnSpecialDates(zone) : zone.fee
}
