/**
 * Ends practice payments that nobody asked for: a public shop that sells for practice money would give its food away. A
 * proxy on this machine hides where requests come from, but its requests have the shop's own name or say who forwarded
 * them. From the first such request until the next start no practice payment is offered, neither to that visitor nor in
 * letters.
 */

/** Headers by which a proxy or a tunnel tells of itself, besides all that begin with x-forwarded-. */
const forwardingHeaders = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']

export interface PracticeWatch {
  readonly isReachedFromElsewhere: () => boolean
  /** @returns whether this request was the first from elsewhere */
  look(request: Request): boolean
}

export const isThisMachine = (host: string) => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

export function createPracticeWatch(): PracticeWatch {
  let isReached = false
  return {
    isReachedFromElsewhere: () => isReached,
    look(request) {
      if (isReached || !isFromElsewhere(request)) return false
      isReached = true
      return true
    },
  }
}

function isFromElsewhere({ url, headers }: Request): boolean {
  const host = headers.get('host')
  const name = host === null ? new URL(url).hostname : host.replace(/:\d+$/, '')
  if (!isThisMachine(name.toLowerCase())) return true
  for (const header of headers.keys())
    if (header.startsWith('x-forwarded-') || forwardingHeaders.includes(header)) return true
  return false
}
