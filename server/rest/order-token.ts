import { callTexts } from '#content/ordering/order-calls.ts'
import type { Lang } from '#domain/text.ts'
import { restError } from './errors.ts'

export type BearerToken =
  | { readonly ok: true; readonly key: string }
  | { readonly ok: false; readonly response: Response }

export function bearerOf(request: Request, lang: Lang): BearerToken {
  const [, key] = /^Bearer ([\w-]{22,86})$/.exec(request.headers.get('authorization') ?? '') ?? []
  if (key) return { ok: true, key }
  const challenge = { 'WWW-Authenticate': 'Bearer' }
  return { ok: false, response: restError('UNAUTHORIZED', callTexts.tokenMissing[lang], challenge) }
}
