/** Errors are `{ "error": { "code", "message" } }`. */

import { tooManyRequests } from '#content/limits.ts'
import type { Lang } from '#domain/text.ts'
import type { Wait } from '#server/limits/counter.ts'

export type RestErrorCode =
  | 'BAD_REQUEST'
  | 'UNAUTHORIZED'
  | 'FORBIDDEN'
  | 'REFUSED'
  | 'TOO_LARGE'
  | 'NOT_FOUND'
  | 'METHOD_NOT_ALLOWED'
  | 'TOO_MANY_REQUESTS'
  | 'UNAVAILABLE'
  | 'FAILED'

export const errorStatuses: Readonly<Record<RestErrorCode, number>> = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  REFUSED: 409,
  TOO_LARGE: 413,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  FAILED: 500,
  UNAVAILABLE: 503,
  TOO_MANY_REQUESTS: 429,
}

export function restError(
  code: RestErrorCode,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { error: { code, message } },
    { status: errorStatuses[code], headers: { 'Cache-Control': 'no-store', ...headers } },
  )
}

export function restTooMany(wait: Wait, lang: Lang): Response {
  return restError('TOO_MANY_REQUESTS', tooManyRequests(wait)[lang], { 'Retry-After': String(wait) })
}

/** A positive whole number, otherwise null. */
export function parseId(text: string): number | null {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}
