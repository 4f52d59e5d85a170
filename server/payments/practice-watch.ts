/**
 * A public shop with the default sandbox would give its food away. Proxies hide where requests come from, but add the
 * public name or forwarding headers. The first such request ends the sandbox until the next start.
 */

/** Headers with the prefix x-forwarded- count too. */
const forwardingHeaders = ['forwarded', 'via', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip']

export interface PracticeWatch {
  readonly isReachedFromElsewhere: () => boolean
  /** @returns whether it is the first such request */
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
