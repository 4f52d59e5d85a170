import { withBounds } from '#content/staff/orders/bounds.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { type Cents, cents } from '#domain/money.ts'
import type { Bound } from '#domain/ordering/order-bounds.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { actionRefusal } from '#domain/placed/order-actions.ts'
import { parseReference } from '#domain/placed/order-reference.ts'
import { refusing } from '#domain/placed/order-situation.ts'
import { type OrderStatus, type PaymentStatus, withoutPlace } from '#domain/placed/order-status.ts'
import type { MergedUnit } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import type { EditRefusal } from '#domain/staff/orders/edit/decide-edit.ts'
import { editExceeds } from '#domain/staff/orders/edit/edit-bounds.ts'
import type { EditForm } from '#domain/staff/orders/edit/edit-form.ts'
import type { EditUnit } from '#domain/staff/orders/edit/edit-units.ts'
import { editValuesOf } from '#domain/staff/orders/edit/editable-order.ts'
import { rulesOfOrderDay } from '#domain/staff/orders/edit/placed-terms.ts'
import { type PriceRow, priceDifference } from '#domain/staff/orders/edit/price-difference.ts'
import { giveBackLimit, may } from '#domain/staff/permissions.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { ChangeResult } from '#server/commands/orders/change-order.ts'
import { editOrder, mergedEdit } from '#server/commands/orders/edit-order.ts'
import { refuseInOutage } from '#server/commands/outage-result.ts'
import { orderByReference } from '#server/db/orders/orders.ts'
import { paymentsOf } from '#server/db/payments/payments.ts'
import type { Store } from '#server/db/store/store.ts'
import type { SignedInStaff } from '#server/page-data/session.ts'
import { type OrderFormView, orderFormView } from './order-form-view.ts'

type EditStore = Pick<Store, 'db' | 'queue' | 'content'>

export interface EditView {
  readonly reference: string
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly version: number
  readonly termsVersion: string
  readonly promotionCode: string | null
  /** The order when the form was opened; changes are marked against it. */
  readonly base: Values
  readonly form: OrderFormView
  readonly money: {
    readonly rows: readonly PriceRow[]
    readonly totalBefore: Cents
    readonly total: Cents
    readonly receivedAmount: Cents
    readonly due: Cents
    readonly excess: Cents
    readonly hasProof: boolean
  }
  /** Limits that saving exceeds. */
  readonly exceeds: readonly Bound[]
  readonly refusals: readonly Exclude<EditRefusal, 'edit-clashes'>[]
  /** The value is null if nobody else changed the order. */
  readonly conflict: EditConflict | null
}

export interface EditConflict {
  readonly by: string
  readonly at: Date
  readonly units: readonly MergedUnit<EditUnit>[]
  readonly theirs: Values
  readonly mine: Values
}

/**
 * @param form null when the page is opened
 * @returns null without permission
 */
export async function editView(
  store: EditStore,
  { role }: StaffMember,
  typedReference: string,
  form: EditForm | null,
  now: Date,
): Promise<EditView | null> {
  const reference = parseReference(typedReference)
  const order = reference && may(role, 'change-order') ? await orderByReference(store.db, reference) : null
  if (!order || actionRefusal('edit', 'staff', order.status) !== null) return null
  const { rules } = await store.content()
  const today = todayInHongKong(now)
  const row = { ...order, placedOn: todayInHongKong(order.placedAt) }
  const theirs = editValuesOf(row)
  const base = form?.base ?? theirs
  const input = form?.input ?? theirs
  const choices = form?.version === order.version ? form.choices : {}
  const merge = mergedEdit(order, { base, input, choices }, rules, now)
  const { editedOrder } = merge
  const hasTheirChanges = merge.merge.units.some(({ changedBy }) => changedBy !== 'mine')
  const orderRules = rulesOfOrderDay(row, rules)
  const payments = await paymentsOf(store.db, order.id)
  const { receivedAmount, due, excess } = balanceOf({ ...order, total: editedOrder.total }, payments)
  const view = await orderFormView(
    store,
    {
      values: merge.merge.values,
      rules: orderRules,
      quote: editedOrder.quote,
      portions: editedOrder.portions,
      isFeeByQuotation: editedOrder.isFeeByQuotation,
      storedDue: withoutPlace.includes(order.status) ? null : order,
    },
    today,
  )
  const { slot } = editedOrder.content.draft
  const portions = view.ruler?.loads.find((each) => each.slot === slot)?.portions ?? 0
  const was = { date: order.dueDate, slot: order.slot, portions: order.portions }
  const last = order.events.findLast(
    ({ verb }) => verb === 'edit' || verb === 'change-date' || verb === 'change-slot',
  )
  return {
    reference: order.reference,
    status: order.status,
    paymentStatus: order.paymentStatus,
    version: order.version,
    termsVersion: order.termsVersion,
    promotionCode: order.promotionCode,
    base,
    form: view,
    money: {
      rows: priceDifference(row, editedOrder),
      totalBefore: order.total,
      total: editedOrder.total,
      receivedAmount,
      due,
      excess,
      hasProof: order.paymentStatus === 'proof-submitted',
    },
    exceeds: editExceeds(editedOrder, was, portions, orderRules.settings, today),
    refusals: editedOrder.refusals,
    conflict: hasTheirChanges
      ? {
          by: last?.actorName ?? '',
          at: last?.at ?? order.placedAt,
          units: merge.merge.units,
          theirs,
          mine: input,
        }
      : null,
  }
}

export async function saveEdit(
  store: EditStore,
  staff: SignedInStaff,
  typedReference: string,
  form: EditForm,
  now: Date,
): Promise<ChangeResult<EditRefusal>> {
  if (!may(staff.role, 'change-order')) return refusing('actor-not-allowed')
  return refuseInOutage(async () => {
    const reference = parseReference(typedReference)
    const order = reference && (await orderByReference(store.db, reference))
    if (!order) return refusing('order-unknown')
    const call = {
      orderId: order.id,
      expectedVersion: form.version,
      exceeds: form.exceeds,
      by: staff.name,
      byId: staff.id,
      note: withBounds(form.note, form.exceeds, staff.lang),
    }
    const { base, input, choices, shownTotal, sure } = form
    return editOrder(
      store,
      call,
      { base, input, choices, shownTotal: shownTotal ?? cents(-1), sure },
      giveBackLimit(staff.role, (await store.content()).settings),
      now,
    )
  })
}
