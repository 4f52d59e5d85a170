/** Resolves once an element is within half a screen height of the viewport. */
export function comesNear(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        watch.disconnect()
        resolve()
      },
      { rootMargin: '50%' },
    )
    watch.observe(element)
  })
}
