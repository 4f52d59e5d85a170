import { type PageId, pagePath } from '#app/paths.ts'
import { tooManyPage, tooManyRequests } from '#content/limits.ts'
import { langs } from '#domain/text.ts'
import type { Wait } from '#server/limits/counter.ts'
import { attempt, guess, orderGuesses } from '#server/limits/guess.ts'
import type { LimitedCall, Limiter } from '#server/limits/limiter.ts'
import type { ShopDetailsReader } from '#server/page-data/shop-details.ts'
import { failureHtml, failurePageHeaders } from './failure-page.ts'
import type { PageAddress } from './page-policy.ts'

const orderPage: string = 'order' satisfies PageId
const findOrderPage: string = 'find-order' satisfies PageId

export interface OrderGuessOptions {
  readonly limiter: Limiter
  readonly shop: ShopDetailsReader
}

/** Wrong keys are recognised by their redirect to the 404 page. */
export async function openWithinLimits(
  { limiter, shop }: OrderGuessOptions,
  client: string,
  page: PageAddress,
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  open: () => Promise<Response>,
): Promise<Response> {
  const isForm = method === 'POST' && /^multipart\//i.test(headers.get('content-type') ?? '')
  const sendsPictures = isForm && page.page === orderPage
  const asksForLink = page.page === findOrderPage && method === 'POST'
  const wait = await limiter.take(['calls', client], ...(sendsPictures ? [['proofs', client] as const] : []))
  if (wait !== null) return tooMany(wait, page, shop)
  const base = asksForLink
    ? await attempt(limiter, [['orderLinks', client]], open, isWellFormed)
    : await guess(limiter, guessesOf(page, client), open, leadsToNotFound)
  return base.ok ? base.outcome : tooMany(base.wait, page, shop)
}

/** Invalid input requests no link, so it is not counted. */
const isWellFormed = ({ status }: Response): boolean => status !== 400

function leadsToNotFound({ headers }: Response): boolean {
  const location = headers.get('location')
  return langs.some((lang) => location === pagePath('notFound', lang))
}

function guessesOf({ page, address }: PageAddress, client: string): readonly LimitedCall[] {
  if (page !== orderPage) return []
  const [, written = ''] = /\/orders\/([^/?]{1,30})\//i.exec(address) ?? []
  return orderGuesses(client, written)
}

export function tooMany(wait: Wait, { lang }: Pick<PageAddress, 'lang'>, shop: ShopDetailsReader): Response {
  const details = shop.details()
  const html = failureHtml({ title: tooManyPage, lead: tooManyRequests(wait) }, lang, details)
  return new Response(html, {
    status: 429,
    headers: {
      ...failurePageHeaders(details),
      'Cache-Control': 'private, no-store',
      'Retry-After': String(wait),
      'X-Robots-Tag': 'noindex',
    },
  })
}
