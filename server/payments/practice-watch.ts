/**
 * Ends the default sandbox on a public shop, which would give its food away. A local proxy hides where requests come
 * from, but its requests have the shop's public name or forwarding headers. From the first such request until the next
 * start no sandbox payment is offered.
 */

/** Besides all headers that begin with x-forwarded-. */
const forwardingHeaders = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']

export interface PracticeWatch {
  readonly isReachedFromElsewhere: () => boolean
  /** @returns whether this is the first request from elsewhere */
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
