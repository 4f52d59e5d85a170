import type { CalendarDate } from '#domain/calendar.ts'
import { setsIn } from '#domain/menu/sets-in.ts'
import type { Cents } from '#domain/money.ts'
import type { Fulfilment, OrderDraft } from '#domain/ordering/order.ts'
import { byNote, type Notes } from '#domain/ordering/order-fields.ts'
import type { OrderNeeds } from '#domain/ordering/order-needs.ts'
import type { OrderStatus } from '#domain/placed/order-status.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { type EditedContent, valuesOf } from './edit-values.ts'
import { ownSetId, type PlacedTerms } from './placed-terms.ts'

export interface EditableOrder extends PlacedTerms, OrderNeeds, Notes {
  readonly status: OrderStatus
  readonly dueDate: CalendarDate
  readonly slot: string
  readonly fulfilment: Fulfilment
  readonly address: string
  readonly cutleryWanted: boolean
  readonly tongsWanted: boolean
  readonly promotionCode: string | null
  readonly discount: Cents
  readonly changeFee: Cents
  readonly allowance: Cents
  readonly total: Cents
}

export function contentOfOrder(order: EditableOrder): EditedContent {
  const { lines, cutleryWanted, cutleryExtra, tongsWanted, tongsExtra } = order
  const draft: OrderDraft = {
    lines: lines.map((line) => ({
      setId: ownSetId(line.position),
      quantity: setsIn(line),
      selection: selectionOf(line.dishes),
    })),
    fulfilment: order.fulfilment,
    date: order.dueDate,
    slot: order.slot,
    zoneId: order.zoneId,
    isZoneLeftToStaff: order.fulfilment === 'delivery' && order.zoneId === null,
    remotePlaceId: order.remotePlaceId,
    districtId: order.districtId,
    address: order.address,
    pickupPlaceId: order.pickupPlaceId,
    cutlery: { wanted: cutleryWanted, extra: cutleryExtra },
    tongs: { wanted: tongsWanted, extra: tongsExtra },
    promotionCode: order.promotionCode,
  }
  const { allergens, access, accessNote } = order
  return {
    draft,
    notes: byNote((name) => order[name]),
    needs: { allergens, access, accessNote },
    keys: lines.map(({ position }) => String(position)),
  }
}

function selectionOf(dishes: EditableOrder['lines'][number]['dishes']) {
  const selection: Record<string, Record<string, number>> = {}
  for (const { groupId, dishId, number } of dishes)
    selection[groupId] = { ...selection[groupId], [dishId]: number }
  return selection
}

export const editValuesOf = (order: EditableOrder): Values => valuesOf(contentOfOrder(order))
