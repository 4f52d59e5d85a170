/** Prefetches links on hover or focus, in browsers without speculation rules. */
import { isPrivatePath } from '#app/paths.ts'
import { notAhead } from './speculation-rules.ts'

const signs = ['pointerover', 'touchstart', 'focusin'] as const

export function startFetchingAhead(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return
  const fetchedUrls = new Set<string>()
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || fetchedUrls.has(link.href) || link.matches(notAhead) || !isPublicPage(link)) return
    fetchedUrls.add(link.href)
    const hint = document.createElement('link')
    hint.rel = 'prefetch'
    hint.href = link.href
    document.head.append(hint)
  }
  for (const sign of signs) addEventListener(sign, fetchAhead, { passive: true })
}

function isPublicPage({ origin, pathname }: HTMLAnchorElement): boolean {
  return origin === location.origin && !isPrivatePath(pathname) && !/^\/(api|share)\//.test(pathname)
}
