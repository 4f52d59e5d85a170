/** Internal failures show a page to visitors and JSON to programs. */
import { HTTPException } from 'hono/http-exception'
import { langOf } from '#app/paths.ts'
import { failurePage, tooLargeForm } from '#content/pages/failure.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { Lang } from '#domain/text.ts'
import { isOutage } from './db/store/outage.ts'
import { failureHtml, failurePageHeaders } from './pages/failure-page.ts'
import { isStaffPath } from './pages/page-policy.ts'
import { StaffFailure, staffFailureHtml } from './pages/staff-failure.ts'
import { restError } from './rest/errors.ts'

/** Clients time out after ten seconds (spec section 7). */
export const maxResponseMs = 9_000

export const outOfTime = new HTTPException(503, { message: 'no answer in time' })

type FailureKind = 'unavailable' | 'failed'

const retryAfterSeconds = 5

export function failureResponse(error: unknown, request: Request, shop: ShopDetails): Response {
  const kind = isTemporary(error) ? 'unavailable' : 'failed'
  const headers = {
    'Cache-Control': 'no-store',
    ...(kind === 'unavailable' && { 'Retry-After': String(retryAfterSeconds) }),
  }
  if (!request.headers.get('accept')?.includes('text/html')) return jsonAnswer(kind, headers)
  const { pathname } = new URL(request.url)
  const html = isStaffPath(pathname)
    ? staffFailureHtml(kind, asStaffFailure(error), request.method === 'POST', shop)
    : failureHtml(failurePage[kind], langOf(pathname), shop)
  return new Response(html, {
    status: kind === 'unavailable' ? 503 : 500,
    headers: { ...failurePageHeaders(shop), ...headers },
  })
}

const asStaffFailure = (error: unknown) =>
  error instanceof StaffFailure ? error : new StaffFailure(error, null, null)

export function tooLarge(lang: Lang, shop: ShopDetails): Response {
  return new Response(failureHtml(tooLargeForm, lang, shop), {
    status: 413,
    headers: { ...failurePageHeaders(shop), 'Cache-Control': 'no-store' },
  })
}

/** Whether a retry may succeed without a fix of the program. */
export function isTemporary(error: unknown): boolean {
  return error === outOfTime || isOutage(error)
}

function jsonAnswer(kind: FailureKind, headers: Record<string, string>): Response {
  return kind === 'unavailable'
    ? restError('UNAVAILABLE', 'Not available just now. Please try again.', headers)
    : restError('FAILED', 'Something went wrong.', headers)
}
