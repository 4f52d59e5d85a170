/** What the browser needs to price an order by itself: GET /api/ordering?ids= and /api/promotions/{code}. */
import { refusalText } from '#content/refusals.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { mostLines } from '#domain/input-limits.ts'
import { formatMoney } from '#domain/money.ts'
import { findPromotion, normaliseCode } from '#domain/promotions.ts'
import { refusal } from '#domain/refusals.ts'
import type { Store } from '#server/db/store.ts'
import { answerTo, finish } from '#server/pages/finished.ts'
import { restError } from './errors.ts'
import { readCall, readIds, readLang } from './query.ts'

export interface OrderingOptions {
  readonly store: Pick<Store, 'content'>
  readonly now: () => Date
}

export function createOrderingEndpoints({ store, now }: OrderingOptions) {
  return {
    /** Sets that are not offered any more are left out; the cart says so by itself. */
    async ordering(request: Request): Promise<Response> {
      const call = readCall('/api/ordering', request)
      if (!call.ok) return call.response
      const ids = readIds(call.value('ids'), mostLines)
      if (!ids.ok) return ids.response
      const { facts } = await store.content()
      const sets = ids.value.flatMap((id) => {
        const set = facts.sets.get(id)
        return set?.published ? [set] : []
      })
      // Codes are for those who have them; the offers that come by themselves are no secret.
      const promotions = facts.settings.promotions.filter(({ code }) => code === null)
      return json(request, {
        sets,
        settings: { ...facts.settings, promotions },
        today: todayInHongKong(now()),
      })
    },

    async promotion(request: Request, code: string): Promise<Response> {
      const call = readCall('/api/promotions/:code', request, { code })
      if (!call.ok) return call.response
      const lang = readLang(call.value)
      if (!lang.ok) return lang.response
      const { settings } = await store.content()
      const promotion = findPromotion(code, settings.promotions)
      if (promotion) return json(request, { promotion })
      const unknown = refusal('promotion-unknown', 'promotionCode', {
        promotionCode: normaliseCode(code) ?? '',
      })
      return restError('NOT_FOUND', refusalText(unknown, lang.value, formatMoney))
    },
  }
}

/** There are as many of these as there are carts, so they are made for the one who asks. */
async function json(request: Request, value: unknown): Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }
  return answerTo(
    request,
    await finish({ status: 200, headers, body: Buffer.from(JSON.stringify(value)) }, 'quick'),
  )
}
