/** Corrects a mistaken delivery, such as to the wrong address. */
import { type CalendarDate, todayInHongKong } from '#domain/calendar.ts'
import { actionRefusal } from '#domain/placed/order-actions.ts'
import { type Decision, type OrderSituation, refusing } from '#domain/placed/order-situation.ts'

/** The office may always, the driver on the day of the run. */
export function mayReopen(mayPlan: boolean, runDate: CalendarDate, now: Date): boolean {
  return mayPlan || runDate === todayInHongKong(now)
}

/** Refuses completed orders, which are settled, and erased ones, which have no address. */
export function decideReopen(order: OrderSituation, isErased: boolean): Decision {
  const reason = actionRefusal('reopen', 'staff', order.status)
  if (reason || isErased) return refusing(reason ?? 'status-not-allowed')
  return { ok: true, value: { set: { status: 'out-for-delivery' } } }
}
