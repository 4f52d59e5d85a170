declare global {
  interface Document {
    /** True during prerendering; absent in browsers that do not prerender. */
    readonly prerendering?: boolean
  }
}

/**
 * Starts when the page becomes visible: a prerendered page reads no basket, opens nothing and counts no view.
 */
export function whenSeen(start: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}
