/**
 * The open dialog in the address: /menu/?set=… can be shared and opens it again, and Back closes it, as people
 * on phones expect.
 */
import { langOf, pagePath } from '#app/paths.ts'

const kinds = ['set', 'gift'] as const

export type DialogKind = (typeof kinds)[number]

/** Opens what the address asks for, by the card that would open it. */
export function openAsked(): void {
  for (const kind of kinds) {
    const slug = new URLSearchParams(location.search).get(kind)
    if (!slug) continue
    const cards = document.querySelectorAll<HTMLAnchorElement>(`a[data-opens="${kind}"]`)
    ;[...cards].find((card) => slugOf(card) === slug)?.click()
  }
}

/** The set or gift a link leads to. */
export function slugOf(link: HTMLAnchorElement): string | null {
  return new URL(link.href).searchParams.get('name')
}

/** Writes the dialog into the menu's address. Gives what undoes it, and tells whether
 * that goes a step back; `close` is called when Back is pressed. */
export function showInAddress(kind: DialogKind, slug: string, close: () => void): () => boolean {
  if (location.pathname !== pagePath('menu', langOf(location.pathname))) return () => false
  const asked = new URLSearchParams({ [kind]: slug })
  const wasAsked = new URLSearchParams(location.search).get(kind) === slug
  if (!wasAsked) history.pushState({ dialog: slug }, '', `?${asked}${location.hash}`)
  const onBack = () => {
    removeEventListener('popstate', onBack)
    close()
  }
  addEventListener('popstate', onBack)
  return () => {
    removeEventListener('popstate', onBack)
    const isOurs = typeof history.state === 'object' && history.state?.dialog === slug
    if (isOurs) history.back()
    else if (wasAsked) history.replaceState(null, '', location.pathname + location.hash)
    return isOurs
  }
}
