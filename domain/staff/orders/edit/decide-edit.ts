import { todayInHongKong } from '#domain/calendar.ts'
import { capacityOf } from '#domain/delivery/capacity.ts'
import type { Cents } from '#domain/money.ts'
import { type Bound, leadTimeRefusal } from '#domain/ordering/order-bounds.ts'
import { quotedFields } from '#domain/ordering/quoted-fields.ts'
import { balanceOf } from '#domain/payment/payment-balance.ts'
import { type DeadlineRules, newDeadline, type PaymentDeadline } from '#domain/payment/payment-deadline.ts'
import { deadlineAfterMove, restDeadline } from '#domain/payment/rest-deadline.ts'
import { actionRefusal } from '#domain/placed/order-actions.ts'
import {
  type ChangeRefusal,
  type Decision,
  type OrderSituation,
  type Refusing,
  refusing,
} from '#domain/placed/order-situation.ts'
import { statusOnNewDate } from '#domain/placed/order-status.ts'
import { type Refusal, refusal } from '#domain/refusals.ts'
import type { Settings } from '#domain/shop/settings.ts'
import type { Merge, Side } from '#domain/staff/forms/form.ts'
import { type AmountQuestion, feeQuestion } from '#domain/staff/orders/amount-question.ts'
import { changesToReport, type DistrictNames, type Place } from '#domain/staff/orders/reported-changes.ts'
import type { EditUnit } from './edit-units.ts'
import type { EditableOrder } from './editable-order.ts'
import type { EditedOrder } from './edited-order.ts'
import { settingsOfItsDay } from './placed-terms.ts'

export interface MergedEdit {
  readonly order: EditableOrder & Place
  readonly merge: Merge<EditUnit>
  readonly editedOrder: EditedOrder
}

interface ChosenEdit {
  readonly choices: Readonly<Record<string, Side>>
  readonly shownTotal: Cents
  /** Staff have confirmed this fee. */
  readonly sure: Cents | null
  readonly districtNames: DistrictNames
}

export type EditRefusal = ChangeRefusal | Refusal | AmountQuestion | 'edit-clashes'

/** The price must be the one shown. */
export function decideEdit(
  { order, merge, editedOrder }: MergedEdit,
  { choices, shownTotal, sure, districtNames }: ChosenEdit,
  exceeds: readonly Bound[],
  situation: OrderSituation,
  settings: Settings,
  now: Date,
): Refusing<EditRefusal> | Extract<Decision, { ok: true }> {
  const notNow = actionRefusal('edit', 'staff', situation.status)
  if (notNow) return refusing(notNow)
  if (merge.units.some(({ unit, clashes }) => clashes && !choices[unit])) return refusing('edit-clashes')
  const [wrong] = editedOrder.refusals
  if (wrong) return refusing(wrong)
  if (editedOrder.units.length === 0 && editedOrder.deliveryFee === order.deliveryFee)
    return refusing('nothing-changes')
  if (editedOrder.total !== shownTotal) return refusing('price-changed')
  const { content, quote, deliveryFee, allowance, total } = editedOrder
  const { date, slot } = content.draft
  if (!date || !slot) throw new RangeError('an unchecked change was to be saved')
  const fields = quotedFields(content.draft, quote, settingsOfItsDay(order, settings))
  const isNewFee = order.deliveryFee === null && deliveryFee !== null
  // A postponed order is due again if it gets another slot on its old day.
  const isMoved = date !== situation.dueDate || (situation.status === 'postponed' && slot !== situation.slot)
  const sets = quote.lines.map(({ set }) => set)
  const tooEarly = isMoved && leadTimeRefusal(date, sets, exceeds, settings, todayInHongKong(now))
  if (tooEarly) return refusing(tooEarly)
  const isLarger = isMoved || slot !== situation.slot || fields.portions > situation.portions
  // The write checks capacity with other orders; this checks the order alone.
  if (isLarger && !exceeds.includes('slot-full') && fields.portions > capacityOf({ date, slot }, settings))
    return refusing(refusal('slot-full', 'slot', { date, slot, nearest: null }))
  const isFeeTyped = quote.delivery.fee === null && deliveryFee !== order.deliveryFee
  const question = isFeeTyped && deliveryFee !== null ? feeQuestion(deliveryFee, settings) : null
  if (question && question.amount !== sure) return refusing(question)
  return {
    ok: true,
    value: {
      set: {
        ...fields,
        // The order keeps its code even if it gives nothing now.
        promotionCode: order.promotionCode,
        ...content.notes,
        ...content.needs,
        dueDate: date,
        slot,
        deliveryFee,
        allowance,
        total,
        ...(isMoved && { status: statusOnNewDate(situation.status) }),
        ...deadlineAfterEdit(situation, { dueDate: date, total }, { isNewFee, isMoved }, settings, now),
      },
      changes: changesToReport(order, editedOrder, fields, districtNames),
    },
  }
}

function deadlineAfterEdit(
  situation: OrderSituation,
  set: Pick<OrderSituation, 'dueDate' | 'total'>,
  { isNewFee, isMoved }: { readonly isNewFee: boolean; readonly isMoved: boolean },
  settings: DeadlineRules,
  now: Date,
): Partial<PaymentDeadline> {
  // The order could not be paid before its fee was stated.
  if (isNewFee && balanceOf(situation, situation.payments).receivedAmount === 0)
    return newDeadline(situation, set.dueDate, settings, now)
  return isMoved
    ? deadlineAfterMove(situation, set, settings, now)
    : restDeadline(situation, set, settings, now)
}
