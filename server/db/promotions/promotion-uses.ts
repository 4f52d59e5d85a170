import { and, count, eq, inArray, notInArray, or } from 'drizzle-orm'
import { calledOff } from '#domain/placed/order-status.ts'
import {
  type CodeUser,
  codeUser,
  grantUses,
  hasUseLimit,
  type UseRefusal,
} from '#domain/promotions/promotion-uses.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import type { NewOrder } from '#server/db/orders/insert-orders.ts'
import { loadKnownKeys } from '#server/db/orders/orders.ts'
import { orders, promotionUses } from '#server/db/schema/orders.ts'
import { promotions } from '#server/db/schema/settings.ts'
import type { Database, Transaction } from '#server/db/store/database.ts'

interface Asking {
  readonly order: NewOrder
  readonly promotion: Promotion
  readonly code: string
}

export type UseDenial = UseRefusal | 'taken'

/** Limited codes are locked until the transaction ends. */
export async function grantCodes(
  tx: Transaction,
  batch: readonly NewOrder[],
): Promise<ReadonlyMap<NewOrder, UseDenial>> {
  const asking = batch.flatMap(askingOf).filter(({ promotion }) => hasUseLimit(promotion))
  const denials = new Map<NewOrder, UseDenial>()
  if (asking.length === 0) return denials
  const ids = [...new Set(asking.map(({ promotion }) => promotion.id))]
  await lockPromotions(tx, ids)
  const useKeys = await loadKnownKeys(
    tx,
    asking.map(({ order }) => order.keyHash),
  )
  const first = asking.filter(({ order }) => {
    const isKnown = useKeys.has(order.keyHash)
    useKeys.add(order.keyHash)
    if (isKnown) denials.set(order, 'taken')
    return !isKnown
  })
  for (const id of ids) {
    const ofCode = first.filter(({ promotion }) => promotion.id === id)
    const users = ofCode.map(({ order }) => codeUser(order.contact))
    const [some] = ofCode
    if (!some) continue
    const uses = { total: await countUses(tx, id), byThese: await usesBy(tx, id, users) }
    const refusals = grantUses(some.code, some.promotion, uses, users)
    for (const [index, { order }] of ofCode.entries()) {
      const why = refusals[index]
      if (why) denials.set(order, why)
    }
  }
  return denials
}

/** Promotions are sorted, to prevent deadlocks. */
export async function lockPromotions(db: Pick<Database, 'select'>, ids: readonly string[]): Promise<void> {
  await db
    .select({ id: promotions.id })
    .from(promotions)
    .where(inArray(promotions.id, [...ids]))
    .orderBy(promotions.id)
    .for('update')
}

/** Uses count even if a limit is set later. */
export async function recordUses(
  tx: Transaction,
  newOrders: readonly { readonly order: NewOrder; readonly orderId: number }[],
): Promise<void> {
  const rows = newOrders.flatMap(({ order, orderId }) =>
    askingOf(order).map(({ promotion }) => ({
      orderId,
      promotionId: promotion.id,
      ...codeUser({ phone: order.contact.phone, email: order.contact.email }),
    })),
  )
  if (rows.length > 0) await tx.insert(promotionUses).values(rows)
}

export async function countUses(db: Pick<Database, 'select'>, promotionId: string): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(promotionUses)
    .innerJoin(orders, eq(orders.id, promotionUses.orderId))
    .where(and(eq(promotionUses.promotionId, promotionId), notInArray(orders.status, [...calledOff])))
  return row?.uses ?? 0
}

function askingOf(order: NewOrder): readonly Asking[] {
  return order.quote.promotions.flatMap(({ promotionId, code }) => {
    const promotion = order.settings.promotions.find(({ id }) => id === promotionId)
    return code !== null && promotion ? [{ order, promotion, code }] : []
  })
}

async function usesBy(tx: Transaction, promotionId: string, users: readonly CodeUser[]) {
  const emails = users.map(({ email }) => email).filter((email) => email !== '')
  return tx
    .select({ phone: promotionUses.phone, email: promotionUses.email })
    .from(promotionUses)
    .innerJoin(orders, eq(orders.id, promotionUses.orderId))
    .where(
      and(
        eq(promotionUses.promotionId, promotionId),
        notInArray(orders.status, [...calledOff]),
        or(
          inArray(
            promotionUses.phone,
            users.map(({ phone }) => phone),
          ),
          inArray(promotionUses.email, emails),
        ),
      ),
    )
}
