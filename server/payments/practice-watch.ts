/**
 * A public shop with the default sandbox would give its food away. Proxies hide where requests come from, but add the
 * public name or forwarding headers, or else browsers tell the address of the page. The first such request ends the sandbox until the next start.
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

/** Whether a request came through a proxy, by another name or from a page of another site. */
export function isFromElsewhere({ url, headers }: Request): boolean {
  const host = headers.get('host')
  const name = host === null ? new URL(url).hostname : host.replace(/:\d+$/, '')
  if (!isThisMachine(name.toLowerCase())) return true
  for (const header of headers.keys())
    if (header.startsWith('x-forwarded-') || forwardingHeaders.includes(header)) return true
  return isOfPageElsewhere(headers)
}

/** A link or form of another site may lead to a demo on this machine; browsers mark such requests as cross-site. */
function isOfPageElsewhere(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  const page = headers.get('origin') ?? (site === 'same-origin' ? headers.get('referer') : null)
  if (site === 'cross-site' || page === null || !/^https?:/.test(page) || !URL.canParse(page)) return false
  return !isThisMachine(new URL(page).hostname)
}
