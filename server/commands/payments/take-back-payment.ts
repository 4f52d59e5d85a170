import { eq } from 'drizzle-orm'
import { nothing } from '#domain/money.ts'
import { type BookedTransfer, decideTakeBack } from '#domain/placed/money-decisions.ts'
import { type ChangeResult, changeOrder } from '#server/commands/orders/change-order.ts'
import { actorOf, type StaffCall } from '#server/commands/orders/staff-call.ts'
import { paymentEvents, payments } from '#server/db/schema/payments.ts'
import type { Store } from '#server/db/store/store.ts'

/** Both audit logs keep the record and get a reversing entry. */
export async function takeBackPayment(
  store: Pick<Store, 'db' | 'queue' | 'content'>,
  call: StaffCall,
  transfer: BookedTransfer,
  now: Date,
): Promise<ChangeResult> {
  const { settings } = await store.content()
  let items = { id: 0, amount: nothing }
  return changeOrder(
    store,
    call,
    {
      verb: 'take-back-payment',
      actor: actorOf(call),
      note: call.note,
      decide: (order) => {
        const decision = decideTakeBack(order, transfer, settings, now)
        if (!decision.ok) return decision
        const { paymentId, ...change } = decision.value
        items = { id: paymentId, amount: change.amount }
        return { ok: true, value: change }
      },
      save: async (tx) => {
        await tx.insert(paymentEvents).values({
          paymentId: items.id,
          eventId: `transfer:${items.id}-taken-back`,
          kind: 'taken-back',
          amount: items.amount,
          at: now,
        })
        await tx
          .update(payments)
          .set({ state: 'taken-back', captured: nothing, settledAt: now })
          .where(eq(payments.id, items.id))
      },
    },
    now,
  )
}
