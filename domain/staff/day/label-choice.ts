/** Selects labels by order, list selection, slot or day, with or without printed ones. */

import { isTimeOfDay } from '#domain/calendar.ts'
import { type OrderReference, parseReference } from '#domain/placed/order-reference.ts'
import { readOrderIds } from '#domain/staff/orders/chosen-orders.ts'
import { plainFigures } from '#domain/typed-figures.ts'
import type { PackedOrder } from './containers.ts'
import { type LabelContent, type LabelPart, labelChanges } from './label-changes.ts'
import { type Label, labelsAtOnce, labelsOf, labelsPerSheet } from './labels.ts'

export interface LabelChoice {
  /** The slot is HH:mm, or null for the whole day. */
  readonly slot: string | null
  /** Every order of the slot if null. */
  readonly reference: OrderReference | null
  /** Orders selected in a list; null for all. */
  readonly orderIds: readonly number[] | null
  readonly onlyNew: boolean
  /** The first free place on the first sheet, 1 to 8. */
  readonly start: number
}

export interface PrintedLabelKey {
  readonly orderId: number
  readonly key: string
  readonly content: LabelContent | null
}

export interface LabelToPrint extends Label {
  readonly isReprint: boolean
  readonly says: LabelContent
  /** Changes that require a reprint. */
  readonly changes: readonly LabelPart[]
}

/** @param saysOf returns the present content of an order's label */
export function chosenLabels<Order extends PackedOrder>(
  orders: readonly Order[],
  printedKeys: readonly PrintedLabelKey[],
  { orderIds, onlyNew }: Pick<LabelChoice, 'orderIds' | 'onlyNew'>,
  saysOf: (label: Label, order: Order) => LabelContent,
): readonly (LabelToPrint & { readonly order: Order })[] {
  const printedOf = new Map(printedKeys.map((label) => [`${label.orderId} ${label.key}`, label]))
  return orders
    .filter(({ id }) => orderIds === null || orderIds.includes(id))
    .flatMap((order) => labelsOf(order).map((label) => ({ label, order })))
    .map(({ label, order }) => {
      const before = printedOf.get(`${order.id} ${label.key}`)
      const says = saysOf(label, order)
      const changes = before?.content ? labelChanges(before.content, says) : []
      return { ...label, order, says, changes, isReprint: before !== undefined }
    })
    .filter(({ isReprint, changes }) => !onlyNew || !isReprint || changes.length > 0)
}

/**
 * Drops an order outside the chosen slot, and chooses the first slot if the day has too many labels.
 * @param labels all labels of the day
 */
export function choiceWithin(
  choice: LabelChoice,
  orders: readonly { readonly reference: string; readonly slot: string }[],
  labels: readonly Pick<Label, 'order'>[],
): LabelChoice {
  const { slot, reference } = choice
  const isThere = orders.some((order) => order.reference === reference && (!slot || order.slot === slot))
  if (isThere) return choice
  const first = labels.length > labelsAtOnce ? (labels[0]?.order.slot ?? null) : null
  return { ...choice, reference: null, slot: slot ?? first }
}

/** Whole orders up to the limit, at least one. */
export function labelsOfPart<Each extends Pick<Label, 'order'>>(
  labels: readonly Each[],
  { slot, reference }: Pick<LabelChoice, 'slot' | 'reference'>,
): { readonly part: readonly Each[]; readonly rest: number } {
  const slots = labels
    .filter(({ order }) => slot === null || order.slot === slot)
    .filter(({ order }) => reference === null || order.reference === reference)
  const isWhole = (end: number) => slots[end - 1]?.order.id !== slots[end]?.order.id
  let end = Math.min(slots.length, labelsAtOnce)
  while (end > 0 && !isWhole(end)) end -= 1
  if (end === 0) end = slots.findIndex((_, index) => index > 0 && isWhole(index))
  const part = end < 0 ? slots : slots.slice(0, end)
  return { part, rest: slots.length - part.length }
}

/** An invalid field has its default. */
export function labelChoice(fields: {
  readonly slot?: string | null
  readonly order?: string | null
  /** The ids are separated by commas. */
  readonly orders?: string | null
  readonly all?: string | null
  readonly start?: string | null
}): LabelChoice {
  const start = Number(plainFigures(fields.start ?? ''))
  const orderIds = readOrderIds(fields.orders ?? '')
  return {
    slot: fields.slot && isTimeOfDay(fields.slot) ? fields.slot : null,
    reference: parseReference(fields.order ?? ''),
    orderIds: orderIds.length > 0 ? orderIds : null,
    onlyNew: fields.all !== 'yes',
    start: Number.isInteger(start) && start >= 1 && start <= labelsPerSheet ? start : 1,
  }
}
