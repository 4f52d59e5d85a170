/** Correcting a hand-over that was a mistake, such as at the wrong door: the order is on the road again. */
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { actionRefusal } from '#domain/placed/order-actions.ts'
import { type Decision, type OrderSituation, refusing } from '#domain/placed/order-situation.ts'

/**
 * Whether somebody who may tap at a stop may correct its hand-over. The office may at any time, the driver on
 * the day of the run.
 */
export function mayReopen(mayPlan: boolean, runDate: CalendarDate, now: Date): boolean {
  return mayPlan || runDate === todayInHongKong(now)
}

/** Refuses a completed order, which is settled, and an erased one, whose address is gone. */
export function decideReopen(order: OrderSituation, isErased: boolean): Decision {
  const reason = actionRefusal('reopen', 'staff', order.status)
  if (reason || isErased) return refusing(reason ?? 'status-not-allowed')
  return { ok: true, value: { set: { status: 'out-for-delivery' } } }
}
