import type { Lang } from '#domain/text.ts'

/** Without a key no map is marked, and nothing is fetched (decisions 32). */
export function startLiveMaps(lang: Lang): void {
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue
      watch.unobserve(target)
      import('./google-map.ts').then(({ showMap }) => showMap(target, lang)).catch(() => {})
    }
  })
  for (const frame of document.querySelectorAll('[data-maps-key]')) watch.observe(frame)
}
