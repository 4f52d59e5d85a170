import type { OrderRules } from '#domain/ordering/order-check.ts'
import type { Promotion } from '#domain/shop/settings.ts'
import type { OrderingResponse, PromotionResponse } from '#server/rest/ordering-response.ts'
import { getJson, HttpError, waitOf } from './http-client.ts'

export interface OrderingData extends Omit<OrderingResponse, 'sets' | 'settings'> {
  readonly rules: OrderRules
}

/** @param code redeemed before a reload, if any */
export async function loadOrdering(
  setIds: readonly number[],
  code: string | null,
  signal: AbortSignal,
): Promise<OrderingData> {
  const ids = [...new Set(setIds)].join(',')
  const [data, promotion] = await Promise.all([
    getJson<OrderingResponse>('/api/ordering', { ids }, { signal }),
    code ? loadPromotion(code).catch(unlessTooMany) : null,
  ])
  const { sets, settings, ...rest } = data
  const promotions = promotion ? [...settings.promotions, promotion] : settings.promotions
  return {
    rules: { sets: new Map(sets.map((set) => [set.id, set])), settings: { ...settings, promotions } },
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
    return (await getJson<PromotionResponse>(path)).promotion
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return null
    throw error
  }
}
