/** Order pages open with a key, so whoever opens wrong ones again and again may be guessing. */
import { tooManyPage, tooManyRequests } from '#content/limits.ts'
import { parseReference } from '#domain/order-reference.ts'
import type { Wait } from '#server/limits/counter.ts'
import { guess } from '#server/limits/guess.ts'
import type { Asked, Limiter } from '#server/limits/limiter.ts'
import type { SiteConfig } from '#server/site/site-api.ts'
import { failureHtml, failurePageHeaders } from './failure-page.ts'
import type { PageAddress } from './page-policy.ts'

export interface OrderGuessOptions {
  readonly limiter: Limiter
  readonly config: Pick<SiteConfig, 'hotline'>
}

/** Opens a private page, unless this client opened too many that were not theirs; a page that leads away is wrong. */
export async function openWithinLimits(
  { limiter, config }: OrderGuessOptions,
  client: string,
  page: PageAddress,
  open: () => Promise<Response>,
): Promise<Response> {
  const wait = await limiter.take(['calls', client])
  if (wait !== null) return tooMany(wait, page, config)
  const guessed = await guess(limiter, guessesOf(page, client), open, ({ status }) => status === 302)
  return guessed.ok ? guessed.outcome : tooMany(guessed.wait, page, config)
}

function guessesOf({ address }: PageAddress, client: string): readonly Asked[] {
  const [, written = ''] = /\/orders\/([^/?]{1,30})\//i.exec(address) ?? []
  const reference = parseReference(written)
  return [
    ['wrongOrderPages', client],
    ...(reference ? [['wrongOrderKeys', `${client} ${reference}`] as const] : []),
  ]
}

function tooMany(wait: Wait, { lang }: PageAddress, config: Pick<SiteConfig, 'hotline'>): Response {
  const html = failureHtml({ title: tooManyPage, lead: tooManyRequests(wait) }, lang, config)
  return new Response(html, {
    status: 429,
    headers: {
      ...failurePageHeaders,
      'Cache-Control': 'private, no-store',
      'Retry-After': String(wait),
      'X-Robots-Tag': 'noindex',
    },
  })
}
