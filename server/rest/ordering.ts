/** GET /api/ordering?ids= and /api/promotions/{code} */
import { refusalText } from '#content/ordering/refusals.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { maxLines } from '#domain/input-limits.ts'
import type { OrderableSet } from '#domain/menu/catalogue.ts'
import { findPromotion, normaliseCode } from '#domain/promotions/promotion-code.ts'
import { refusal } from '#domain/refusals.ts'
import { countUses } from '#server/db/promotions/promotion-uses.ts'
import type { Store } from '#server/db/store/store.ts'
import { type PlainResponse, respondOnce, toResponse } from '#server/http/response.ts'
import type { ResponseCache } from '#server/http/response-cache.ts'
import type { Payments } from '#server/page-data/site-api.ts'
import { chosenWays, offeredMethods } from '#server/payments/payment-ways.ts'
import { restError } from './errors.ts'
import {
  type OrderingResponse,
  orderableSet,
  orderingPromotion,
  orderingSettings,
  type PromotionResponse,
} from './ordering-response.ts'
import { readCall, readIds, readLang } from './query.ts'

export interface OrderingOptions {
  readonly store: Pick<Store, 'content' | 'db'>
  readonly now: () => Date
  readonly payments: Pick<Payments, 'ways'>
  /** Uses quick compression, because almost every cart has its own response. */
  readonly orderingCache: ResponseCache
}

export function createOrderingEndpoints({ store, now, payments, orderingCache }: OrderingOptions) {
  return {
    /** Omits sets off sale; the cart reports them. */
    async ordering(request: Request): Promise<Response> {
      const call = readCall('/api/ordering', request)
      if (!call.ok) return call.response
      const ids = readIds(call.value('ids'), maxLines)
      if (!ids.ok) return ids.response
      const { rules, settings: all } = await store.content()
      const sets = ids.value
        .toSorted((a, b) => a - b)
        .flatMap((id) => {
          const set = rules.sets.get(id)
          return set?.published ? [set] : []
        })
      const make = async () => {
        const settings = orderingSettings(rules.settings)
        const ways = chosenWays(payments.ways, all)
        const rest: Omit<OrderingResponse, 'sets'> = {
          settings,
          today: todayInHongKong(now()),
          paymentMethods: offeredMethods(ways),
          isPractice: ways.isPractice,
        }
        return json(`{"sets":[${sets.map(setJson).join()}],${JSON.stringify(rest).slice(1)}`)
      }
      const key = sets.map(({ id }) => id).join()
      return toResponse(request, await orderingCache.get(key, make))
    },

    async promotion(request: Request, code: string): Promise<Response> {
      const call = readCall('/api/promotions/:code', request, { code })
      if (!call.ok) return call.response
      const lang = readLang(call.value)
      if (!lang.ok) return lang.response
      const { settings } = await store.content()
      const promotion = findPromotion(code, settings.promotions)
      if (promotion) {
        const { id, maxUses } = promotion
        const isUsedUp = maxUses !== null && (await countUses(store.db, id)) >= maxUses
        const response: PromotionResponse = { promotion: orderingPromotion({ ...promotion, isUsedUp }) }
        return respondOnce(request, json(JSON.stringify(response)))
      }
      const promotionCode = normaliseCode(code) ?? ''
      const unknownCode = refusal('promotion-unknown', 'promotionCode', { promotionCode })
      return restError('NOT_FOUND', refusalText(unknownCode, lang.value))
    },
  }
}

const jsonOfSets = new WeakMap<OrderableSet, string>()

/** A content change makes new objects. */
function setJson(set: OrderableSet): string {
  const json = jsonOfSets.get(set) ?? JSON.stringify(orderableSet(set))
  jsonOfSets.set(set, json)
  return json
}

function json(text: string): PlainResponse {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }
  return { status: 200, headers, body: Buffer.from(text) }
}
