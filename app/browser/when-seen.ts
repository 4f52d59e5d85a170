declare global {
  interface Document {
    readonly prerendering?: boolean
  }
}

/** A prerendered page reads no basket, opens nothing and counts no view. */
export function whenSeen(start: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}
