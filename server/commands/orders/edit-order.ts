/** Orders keep the prices of the day they were placed. */

import { eq, max } from 'drizzle-orm'
import { districtNames } from '#content/district-names.ts'
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { type Cents, cents } from '#domain/money.ts'
import { datedSet } from '#domain/ordering/dated-set.ts'
import type { OrderRules } from '#domain/ordering/order-check.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { type OrderSituation, refusing } from '#domain/placed/order-situation.ts'
import type { Side } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { decideEdit, type EditRefusal, type MergedEdit } from '#domain/staff/orders/edit/decide-edit.ts'
import { mergeEdits } from '#domain/staff/orders/edit/edit-units.ts'
import { isAdded } from '#domain/staff/orders/edit/edit-values.ts'
import { editValuesOf } from '#domain/staff/orders/edit/editable-order.ts'
import { type EditedOrder, editedOrder } from '#domain/staff/orders/edit/edited-order.ts'
import { refundableIncrease } from '#domain/staff/orders/given-back.ts'
import { lineRow } from '#server/db/orders/line-row.ts'
import { situationOf } from '#server/db/orders/order-situations.ts'
import { loadOrder, type StoredOrder } from '#server/db/orders/orders.ts'
import { orderLines } from '#server/db/schema/orders.ts'
import type { Transaction } from '#server/db/store/database.ts'
import type { Store } from '#server/db/store/store.ts'
import { type ChangeResult, changeOrder } from './change-order.ts'
import { noteChosenDay } from './note-weather-choice.ts'
import { actorOf, type StaffCall, withinLimits } from './staff-call.ts'

export interface EditSubmission {
  readonly base: Values
  readonly input: Values
  /** The person made these choices at the call's version. */
  readonly choices: Readonly<Record<string, Side>>
}

export interface ConfirmedEdit extends EditSubmission {
  readonly shownTotal: Cents
  readonly sure: Cents | null
}

export function mergedEdit(
  storedOrder: StoredOrder,
  { base, input, choices }: EditSubmission,
  rules: OrderRules,
  now: Date,
): MergedEdit & { readonly order: StoredOrder } {
  const order = { ...storedOrder, placedOn: todayInHongKong(storedOrder.placedAt) }
  const merge = mergeEdits({ base, mine: input, theirs: editValuesOf(order) }, choices)
  return { order, merge, editedOrder: editedOrder(order, merge.values, rules, todayInHongKong(now)) }
}

/**
 * Merges simultaneous changes; saves nothing if they conflict or the price differs from the shown price.
 * @param limit the person's refund limit per order and day; null for none
 */
export async function editOrder(
  store: Pick<Store, 'db' | 'queue' | 'content'>,
  call: StaffCall,
  edit: ConfirmedEdit,
  limit: Cents | null,
  now: Date,
): Promise<ChangeResult<EditRefusal>> {
  const { rules } = await store.content()
  let mergeResult: MergedEdit | null = null
  let isOtherDay = false
  const decide = async (situation: OrderSituation, tx: Transaction) => {
    const order = await loadOrder(tx, call.orderId)
    if (!order) return refusing('order-unknown')
    // Choices at another version concerned other values.
    const choices = call.expectedVersion === situation.version ? edit.choices : {}
    mergeResult = mergedEdit(order, { ...edit, choices }, rules, now)
    const { editedOrder } = mergeResult
    isOtherDay = editedOrder.content.draft.date !== situation.dueDate
    const decision = decideEdit(
      mergeResult,
      { ...edit, choices, districtNames },
      call.exceeds ?? [],
      situation,
      rules.settings,
      now,
    )
    const sets = () => editedOrder.quote.lines.map(datedSet)
    if (!decision.ok || limit === null || !call.byId)
      return withinLimits<EditRefusal>(tx, call, situation, decision, { sets, givingBack: undefined }, now)
    const after = await situationOf(tx, { ...order, ...decision.value.set }, now)
    const givingBack = {
      amount: refundByMove(situation, after, todayInHongKong(now)),
      limit,
      byId: call.byId,
      isOwed: false,
    }
    return withinLimits<EditRefusal>(tx, call, situation, decision, { sets, givingBack }, now)
  }
  return changeOrder<EditRefusal>(
    store,
    { ...call, expectedVersion: null },
    {
      verb: 'edit',
      actor: actorOf(call),
      note: call.note,
      decide,
      save: async (tx) => {
        if (mergeResult) await saveLines(tx, call.orderId, mergeResult.editedOrder)
        if (isOtherDay) await noteChosenDay(tx, call.orderId, now)
      },
    },
    now,
  )
}

/** A lower price returns money at once, and a later day may open the way to cancel. */
function refundByMove(situation: OrderSituation, after: OrderSituation, today: CalendarDate): Cents {
  const { excess } = balanceOf(situation, situation.payments)
  const toReturn = balanceOf(after, after.payments).excess - excess
  const { status, dueDate, weather, stoppedDay } = situation
  const onItsDay = { ...after, status, dueDate, weather, stoppedDay }
  return cents(Math.max(0, toReturn, refundableIncrease(onItsDay, after, today)))
}

/** Labels and kitchen notes refer to positions. */
async function saveLines(tx: Transaction, orderId: number, { content, quote }: EditedOrder): Promise<void> {
  const ofOrder = eq(orderLines.orderId, orderId)
  const [last] = await tx
    .select({ position: max(orderLines.position) })
    .from(orderLines)
    .where(ofOrder)
  let next = (last?.position ?? -1) + 1
  const rows = quote.lines.map((line) => {
    const key = content.keys[line.index] ?? 'n'
    const position = isAdded(key) ? next++ : Number(key)
    return { ...lineRow(line, position), orderId }
  })
  await tx.delete(orderLines).where(ofOrder)
  await tx.insert(orderLines).values(rows)
}
