/** Scrolls smoothly to links within the page (spec section 9). */

const durationMs = 1200

/** Events that interrupt the scroll. */
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** Keyboard presses and reduced motion jump immediately. */
export function startPageScroll(): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || event.detail === 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const target = link && document.getElementById(decodeURIComponent(link.hash.slice(1)))
    if (!link || !target || isCalm()) return
    event.preventDefault()
    scrollPageTo(topOf(target)).then((arrived) => {
      // Sets the address and the focus as a jump would.
      if (arrived) location.hash = link.hash
      else history.pushState(history.state, '', link.hash)
    })
  })
}

/** Resolves to false if the visitor interrupted the scroll. */
export function scrollPageTo(top: number): Promise<boolean> {
  if (isCalm()) {
    scrollTo({ top, behavior: 'instant' })
    return Promise.resolve(true)
  }
  return new Promise((resolve) => {
    const from = scrollY
    const start = performance.now()
    const stop = new AbortController()
    const end = (arrived: boolean) => {
      stop.abort()
      resolve(arrived)
    }
    for (const sign of interruptions)
      addEventListener(sign, () => end(false), { passive: true, signal: stop.signal })
    const step = () => {
      if (stop.signal.aborted) return
      const share = Math.min(1, (performance.now() - start) / durationMs)
      scrollTo({ top: from + (top - from) * ease(share), behavior: 'instant' })
      if (share === 1) end(true)
      else requestAnimationFrame(step)
    }
    requestAnimationFrame(step)
  })
}

function ease(share: number): number {
  return (1 - Math.cos(Math.PI * share)) / 2
}

export function topOf(element: Element): number {
  const { top } = element.getBoundingClientRect()
  const padding = pixels(getComputedStyle(document.documentElement).scrollPaddingTop)
  return scrollY + top - padding - pixels(getComputedStyle(element).scrollMarginTop)
}

function pixels(length: string): number {
  return Number.parseFloat(length) || 0
}

function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches
}
