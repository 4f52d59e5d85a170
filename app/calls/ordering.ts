/** Loads the data that the dialog needs to compute prices. */

import type { CalendarDate } from '#domain/calendar.ts'
import type { OrderFacts } from '#domain/order-check.ts'
import type { PaymentMethod } from '#domain/payment-method.ts'
import type { Promotion } from '#domain/settings.ts'
import type { OrderingFacts, PromotionAnswer } from '#server/rest/ordering-facts.ts'
import { getJson, HttpError, waitOf } from './http-client.ts'

export interface OrderingData {
  readonly facts: OrderFacts
  /** Today in Hong Kong by the server's clock, because a phone's clock may be wrong. */
  readonly today: CalendarDate
  /** The ways to pay on offer. */
  readonly paymentMethods: readonly PaymentMethod[]
}

/** Sets, settings and date for these sets, and the promotion of a code that was redeemed before a reload. */
export async function loadOrdering(
  setIds: readonly number[],
  code: string | null,
  signal: AbortSignal,
): Promise<OrderingData> {
  const ids = [...new Set(setIds)].join(',')
  const [data, promotion] = await Promise.all([
    getJson<OrderingFacts>('/api/ordering', { ids }, { signal }),
    code ? loadPromotion(code).catch(unlessTooMany) : null,
  ])
  const { sets, settings, today, paymentMethods } = data
  const promotions = promotion ? [...settings.promotions, promotion] : settings.promotions
  return {
    facts: { sets: new Map(sets.map((set) => [set.id, set])), settings: { ...settings, promotions } },
    today,
    paymentMethods,
  }
}

/** A customer who exceeded the limit on codes can still order: the code counts as unknown until it is removed. */
function unlessTooMany(error: unknown): null {
  if (waitOf(error) === null) throw error
  return null
}

/** The promotion of a code, or null when there is none. Rejects when the server does not respond. */
export async function loadPromotion(code: string): Promise<Promotion | null> {
  try {
    const path = `/api/promotions/${encodeURIComponent(code)}`
    return (await getJson<PromotionAnswer>(path)).promotion
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}
