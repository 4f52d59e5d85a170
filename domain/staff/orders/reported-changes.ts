/** Audit log and letter report these differences. */

import type { DistrictId } from '#domain/delivery/districts.ts'
import type { PricedLine } from '#domain/menu/price-line.ts'
import { freeLinesOf, type Giving } from '#domain/ordering/dishes-of-order.ts'
import { noteNames, orderFields } from '#domain/ordering/order-fields.ts'
import { amountToReport } from '#domain/payment/grant-refund.ts'
import type { ChangedField, EditableFields, FieldChange } from '#domain/placed/order-situation.ts'
import type { EditableOrder } from '#domain/staff/orders/edit/editable-order.ts'
import type { EditedOrder } from '#domain/staff/orders/edit/edited-order.ts'
import type { PlacedLine } from '#domain/staff/orders/edit/placed-terms.ts'
import type { Lang, Text } from '#domain/text.ts'

export type Place = Pick<
  EditableFields,
  'fulfilment' | 'zoneName' | 'remotePlaceName' | 'districtId' | 'address' | 'pickupPlaceName'
>

/** The audit log stores names as they were. */
export type DistrictNames = Readonly<Record<DistrictId, Text>>

const none: Text = { zh: '', en: '' }
const plain = (text: string): Text => ({ zh: text, en: text })
/** Stored as ids and named when displayed; free text follows. */
const kinds = (ids: readonly string[]): Text => plain(ids.filter(Boolean).join(' '))
const same = (a: Text, b: Text) => a.zh === b.zh && a.en === b.en

export function changesToReport(
  order: EditableOrder & Place,
  edit: EditedOrder,
  place: Place,
  districtNames: DistrictNames,
): readonly FieldChange[] {
  const { content, quote } = edit
  const { draft } = content
  const changes: FieldChange[] = []
  const tell = (field: ChangedField, from: Text, to: Text, name: Text | null = null) => {
    if (!same(from, to)) changes.push({ field, name, from, to })
  }
  tell('due', plain(`${order.dueDate} ${order.slot}`), plain(`${draft.date} ${draft.slot}`))
  tell('place', placeText(order, districtNames), placeText(place, districtNames))
  for (const [key, before, after] of linePairs(order.lines, quote.lines, content.keys)) {
    const name = before?.name ?? after?.set.name
    if (name && key) tell('line', ...lineTexts(before, after), name)
  }
  for (const [name, before, after] of freePairs(order.promotions, quote.promotions))
    tell('line', lineText(null, before), lineText(null, after), name)
  tell(
    'cutlery',
    extraText(order.cutleryWanted, order.cutleryExtra),
    extraText(draft.cutlery.wanted, draft.cutlery.extra),
  )
  tell(
    'tongs',
    extraText(order.tongsWanted, order.tongsExtra),
    extraText(draft.tongs.wanted, draft.tongs.extra),
  )
  for (const name of noteNames) tell(orderFields[name].copy, plain(order[name]), plain(content.notes[name]))
  tell('allergens', kinds(order.allergens), kinds(content.needs.allergens))
  tell(
    'access',
    kinds([...order.access, order.accessNote]),
    kinds([...content.needs.access, content.needs.accessNote]),
  )
  tell('deliveryFee', amountToReport(order.deliveryFee), amountToReport(edit.deliveryFee))
  tell('total', amountToReport(order.total), amountToReport(edit.total))
  return changes
}

const extraText = (isWanted: boolean, extra: number): Text => (isWanted ? plain(`+${extra}`) : plain('–'))

function placeText(place: Place, districtNames: DistrictNames): Text {
  const { fulfilment, zoneName, remotePlaceName, districtId, address, pickupPlaceName } = place
  if (fulfilment === 'pickup') return pickupPlaceName ?? none
  const area = remotePlaceName ?? zoneName
  const parts = [area, districtId && districtNames[districtId], plain(address)].filter(
    (part) => part !== null,
  )
  const joinIn = (lang: Lang) => parts.map((part) => part[lang]).join(' · ')
  return { zh: joinIn('zh'), en: joinIn('en') }
}

type LinePair = readonly [key: string, before: PlacedLine | undefined, after: PricedLine | undefined]

function linePairs(
  before: readonly PlacedLine[],
  after: readonly PricedLine[],
  keys: readonly string[],
): readonly LinePair[] {
  const afterOf = new Map(after.map((line) => [keys[line.index] ?? '', line]))
  const pairs = before.map((line): LinePair => {
    const key = String(line.position)
    const pair = [key, line, afterOf.get(key)] as const
    afterOf.delete(key)
    return pair
  })
  return [...pairs, ...[...afterOf].map(([key, line]): LinePair => [key, undefined, line])]
}

/** Free dishes are paired by the promotion that gives them. */
function freePairs(before: readonly Giving[], after: readonly Giving[]) {
  const byPromotion = (promotions: readonly Giving[]) =>
    new Map(freeLinesOf(promotions).map((line) => [line.dishes[0].groupId, line]))
  const [was, is] = [byPromotion(before), byPromotion(after)]
  return [...new Map([...was, ...is])].map(
    ([id, { set }]) => [set, was.get(id)?.dishes ?? [], is.get(id)?.dishes ?? []] as const,
  )
}

/** Quantities, and dishes added or removed. */
function lineTexts(before: PlacedLine | undefined, after: PricedLine | undefined): [Text, Text] {
  const was = new Map(before?.dishes.map((dish) => [`${dish.groupId} ${dish.dishId}`, dish]))
  const is = new Map(after?.dishes.map((dish) => [`${dish.groupId} ${dish.dishId}`, dish]))
  const differing = (byId: typeof was | typeof is, other: typeof was | typeof is) =>
    [...byId].filter(([id, { number }]) => other.get(id)?.number !== number).map(([, dish]) => dish)
  const both = before !== undefined && after !== undefined
  const isSameNumber = both && before.units === after.units
  return [
    lineText(isSameNumber ? null : (before?.units ?? 0), both ? differing(was, is) : []),
    lineText(isSameNumber ? null : (after?.units ?? 0), both ? differing(is, was) : []),
  ]
}

function lineText(units: number | null, dishes: readonly { name: Text; number: number }[]): Text {
  const list = (lang: Lang, comma: string) => {
    const names = dishes.map(({ name, number }) => (number > 1 ? `${name[lang]} × ${number}` : name[lang]))
    return [...(units === null ? [] : [`× ${units}`]), ...(names.length > 0 ? [names.join(comma)] : [])].join(
      ' · ',
    )
  }
  return { zh: list('zh', '、'), en: list('en', ', ') }
}
