/**
 * Reflects the open dialog in the URL: /menu/?set=… can be shared and opens the dialog again, and Back closes it, as
 * people expect on phones.
 */
import { langOf, pagePath } from '#app/paths.ts'

const kinds = ['set', 'gift'] as const

export type DialogKind = (typeof kinds)[number]

/** Opens the dialog named in the URL by clicking its card. */
export function openAsked(): void {
  for (const kind of kinds) {
    const slug = new URLSearchParams(location.search).get(kind)
    if (!slug) continue
    const cards = document.querySelectorAll<HTMLAnchorElement>(`a[data-opens="${kind}"]`)
    ;[...cards].find((card) => slugOf(card) === slug)?.click()
  }
}

/** The slug of the set or gift in a link. */
export function slugOf(link: HTMLAnchorElement): string | null {
  return new URL(link.href).searchParams.get('name')
}

/**
 * Adds the dialog to the menu's URL; `close` is called when Back is pressed. Returns a function that removes it from
 * the URL, and that returns true when it goes back in the history to do so.
 */
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
