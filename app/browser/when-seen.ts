declare global {
  interface Document {
    /** True while the browser renders a page ahead that nobody may ever see; missing where it never does. */
    readonly prerendering?: boolean
  }
}

/** Starts when somebody sees the page: a page rendered ahead reads no basket, opens nothing and counts no view. */
export function whenSeen(start: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}
