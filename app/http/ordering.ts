import type { OrderFacts } from '#domain/ordering/order-check.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import type { OrderingFacts, PromotionAnswer } from '#server/rest/ordering-facts.ts'
import { getJson, HttpError, waitOf } from './http-client.ts'

export interface OrderingData extends Omit<OrderingFacts, 'sets' | 'settings'> {
  readonly facts: OrderFacts
}

/** @param code redeemed before a reload, if any */
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
  const { sets, settings, ...rest } = data
  const promotions = promotion ? [...settings.promotions, promotion] : settings.promotions
  return {
    facts: { sets: new Map(sets.map((set) => [set.id, set])), settings: { ...settings, promotions } },
    ...rest,
  }
}

/** A customer over the limit on codes can still order. */
function unlessTooMany(error: unknown): null {
  if (waitOf(error) === null) throw error
  return null
}

/** Returns null if there is no such code. */
export async function loadPromotion(code: string): Promise<Promotion | null> {
  try {
    const path = `/api/promotions/${encodeURIComponent(code)}`
    return (await getJson<PromotionAnswer>(path)).promotion
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}
