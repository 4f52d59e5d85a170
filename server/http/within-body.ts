import type { Context, MiddlewareHandler } from 'hono'
import { isMultipart, limitBody } from './limited-body.ts'

/** A body of undeclared length is read first. Hono's own limit would copy the request, which the platform rejects. */
export function withinBody(
  maxBytes: number,
  tooLong: (c: Context) => Response,
  parts?: number,
): MiddlewareHandler {
  return async (c, next) => {
    const { raw } = c.req
    if (/^(GET|HEAD)$/.test(raw.method)) return next()
    const length = raw.headers.get('transfer-encoding') === null ? raw.headers.get('content-length') : null
    if (length !== null && !isMultipart(raw)) return Number(length) <= maxBytes ? next() : tooLong(c)
    const request = limitBody(raw, maxBytes, parts)
    if (!request?.body) return request ? next() : tooLong(c)
    const { url, method, headers, signal } = request
    try {
      c.req.raw = new Request(url, { method, headers, signal, body: await request.arrayBuffer() })
    } catch (error) {
      if (error instanceof RangeError) return tooLong(c)
      throw error
    }
    return next()
  }
}
