/** Excludes promotions and contacts, which are checked separately. */
import { type CalendarDate, isCalendarDate } from '#domain/calendar.ts'
import { districtOf, isNotServed } from '#domain/delivery/delivery-areas.ts'
import { closedSlotRefusal, dateRefusal, slotRefusal } from '#domain/delivery/delivery-dates.ts'
import { remotePlaceOf } from '#domain/delivery/delivery-fee.ts'
import { textRefusal } from '#domain/free-text.ts'
import { maxLetters, maxLines, maxUnits } from '#domain/input-limits.ts'
import type { OrderableSet } from '#domain/menu/catalogue.ts'
import { minimumQuantityRefusals } from '#domain/menu/minimum-quantity.ts'
import type { PricedLine } from '#domain/menu/price-line.ts'
import { isReadableNumber, selectionRefusals } from '#domain/menu/selection-check.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Settings } from '#domain/shop/settings.ts'
import { datedSet } from './dated-set.ts'
import type { ExtraChoice, OrderDraft } from './order.ts'

export interface OrderRules {
  readonly sets: ReadonlyMap<number, OrderableSet>
  readonly settings: Settings
}

export function orderRefusals(
  draft: OrderDraft,
  lines: readonly PricedLine[],
  rules: OrderRules,
  today: CalendarDate,
): readonly Refusal[] {
  const { settings } = rules
  const date = dateRefusal(draft.date, lines.map(datedSet), settings, today)
  const slot = slotRefusal(draft.slot, settings.slots) ?? closedRefusal(draft, settings)
  return [
    ...linesRefusals(draft, lines, rules),
    ...extraRefusals('cutlery', draft.cutlery),
    ...extraRefusals('tongs', draft.tongs),
    ...(date ? [date] : []),
    ...(slot ? [slot] : []),
    ...placeRefusals(draft, settings),
  ]
}

function closedRefusal({ date, slot }: OrderDraft, settings: Settings) {
  return date && slot && isCalendarDate(date) ? closedSlotRefusal({ date, slot }, settings) : null
}

function linesRefusals(
  draft: OrderDraft,
  lines: readonly PricedLine[],
  rules: OrderRules,
): readonly Refusal[] {
  if (draft.lines.length === 0) return [refusal('order-empty', 'lines', {})]
  if (draft.lines.length > maxLines) return [refusal('too-many-lines', 'lines', { max: maxLines })]
  const unknownSets = draft.lines.flatMap(({ setId }, line) =>
    rules.sets.has(setId) ? [] : [refusal('set-unknown', 'lines', { line, setId })],
  )
  return [
    ...unknownSets,
    ...lines.flatMap((line) => lineRefusals(draft, line)),
    ...minimumQuantityRefusals(lines),
  ]
}

function lineRefusals(draft: OrderDraft, { set, index }: PricedLine): readonly Refusal[] {
  const line = draft.lines[index]
  if (!line) return []
  const ofSet = { line: index, setId: set.id, set: set.name }
  const quantityRead = isReadableNumber(line.quantity) && line.quantity > 0
  const refusals: Refusal[] = []
  if (!set.published) refusals.push(refusal('set-unavailable', 'lines', ofSet))
  if (set.externalPath !== null) {
    refusals.push(refusal('set-sold-elsewhere', 'lines', { ...ofSet, path: set.externalPath }))
  }
  if (set.pricing === 'fixed' && !quantityRead) {
    refusals.push(refusal('quantity-invalid', 'lines', { ...ofSet, max: maxUnits }))
  }
  return [...refusals, ...selectionRefusals(set, line.selection, index)]
}

function extraRefusals(field: 'cutlery' | 'tongs', choice: ExtraChoice): readonly Refusal[] {
  if (!choice.wanted || isReadableNumber(choice.extra)) return []
  return [refusal('extra-invalid', field, { max: maxUnits })]
}

function placeRefusals(draft: OrderDraft, settings: Settings): readonly Refusal[] {
  if (draft.fulfilment === 'pickup') return pickupRefusals(draft, settings)
  if (draft.fulfilment === 'delivery') return deliveryRefusals(draft, settings)
  return [refusal('fulfilment-missing', 'fulfilment', {})]
}

function pickupRefusals({ pickupPlaceId }: OrderDraft, settings: Settings): readonly Refusal[] {
  if (!pickupPlaceId) return [refusal('pickup-place-missing', 'pickupPlaceId', {})]
  const isKnown = settings.pickupPlaces.some(({ id }) => id === pickupPlaceId)
  return isKnown ? [] : [refusal('pickup-place-unknown', 'pickupPlaceId', {})]
}

function deliveryRefusals(draft: OrderDraft, settings: Settings): readonly Refusal[] {
  const refusals: Refusal[] = []
  if (isNotServed(draft, settings)) {
    refusals.push(refusal('place-not-served', 'zoneId', {}))
  } else if (!draft.zoneId) {
    if (!draft.isZoneLeftToStaff) refusals.push(refusal('zone-missing', 'zoneId', {}))
  } else if (!settings.zones.some(({ id }) => id === draft.zoneId)) {
    refusals.push(refusal('zone-unknown', 'zoneId', {}))
  } else if (draft.remotePlaceId && !remotePlaceOf(draft, settings)) {
    refusals.push(refusal('remote-place-unknown', 'remotePlaceId', {}))
  } else if (draft.districtId && districtOf(draft, settings) !== draft.districtId) {
    refusals.push(refusal('district-unknown', 'districtId', {}))
  }
  if (draft.address.trim() === '') refusals.push(refusal('address-missing', 'address', {}))
  const tooLong = textRefusal('address', draft.address, maxLetters.address)
  return tooLong ? [...refusals, tooLong] : refusals
}
