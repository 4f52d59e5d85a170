/** GET /api/orders/{reference}/calendar */
import { callTexts } from '#content/ordering/order-calls.ts'
import { paymentRefusals } from '#content/ordering/payment/payment-refusals.ts'
import { addressLimits } from '#domain/call-limits.ts'
import { collectedAt } from '#domain/delivery/pickup-place.ts'
import type { Lang } from '#domain/text.ts'
import { findOrder } from '#server/db/orders/orders.ts'
import type { Store } from '#server/db/store/store.ts'
import { readParameters } from '#server/http/address-parameters.ts'
import { orderCalendar } from '#server/mail/order-calendar.ts'
import type { ShopDetailsReader } from '#server/page-data/shop-details.ts'
import { restError } from './errors.ts'

export interface CalendarOptions {
  readonly store: Pick<Store, 'db' | 'content' | 'tokenKey'>
  readonly shop: Pick<ShopDetailsReader, 'current'>
}

export function createCalendarEndpoint({ store, shop }: CalendarOptions) {
  return async (request: Request, reference: string, lang: Lang): Promise<Response> => {
    const parameters = readParameters(addressLimits['/api/orders/:reference/calendar'], request.url, {
      reference,
    })
    if (!parameters.ok) return restError('BAD_REQUEST', callTexts.badAddress[lang])
    const order = await findOrder(store, reference, parameters.value('key') ?? '')
    if (!order) return restError('NOT_FOUND', paymentRefusals['order-unknown'][lang])
    const changedAt = order.events.at(-1)?.at ?? order.placedAt
    const { settings } = await store.content()
    const pickupPlaceName = collectedAt(order, settings.pickupPlaces)
    const due = { ...order, pickupPlaceName, changedAt }
    const details = await shop.current()
    const { name, content, method } = orderCalendar(due, details, details.hasEnglish ? lang : 'zh')
    return new Response(content, {
      headers: {
        'Content-Type': `text/calendar; charset=utf-8; method=${method}`,
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
        'X-Robots-Tag': 'noindex',
      },
    })
  }
}
