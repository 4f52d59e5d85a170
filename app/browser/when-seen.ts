declare global {
  interface Document {
    /** True while the browser prerenders the page; absent in browsers that do not prerender. */
    readonly prerendering?: boolean
  }
}

/** Starts when somebody sees the page: a page rendered ahead reads no basket, opens nothing and counts no view. */
export function whenSeen(start: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}
