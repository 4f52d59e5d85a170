/** Dialogs rendered by the server: prefetched on intent, inserted into the page, opened, and removed on close. */
import { type FragmentId, fragmentPath } from '#app/paths.ts'
import type { Lang } from '#domain/text.ts'
import { type DialogKind, showInAddress, slugOf } from './dialog-address.ts'

const asked = new Map<string, Promise<string>>()

/** Fetches the fragment of a link once. Rejects when it is not available. */
function fetchFragment(fragment: FragmentId, slug: string, lang: Lang): Promise<string> {
  const address = `${fragmentPath(fragment, lang)}?name=${encodeURIComponent(slug)}`
  const known = asked.get(address)
  if (known) return known
  const answer = fetch(address).then((response) => {
    if (!response.ok || response.redirected) throw new Error(`no fragment at ${address}: ${response.status}`)
    return response.text()
  })
  asked.set(address, answer)
  answer.catch(() => asked.delete(address))
  return answer
}

/** Prefetches on hover and focus what a click will need. */
export function fetchOnIntent(kind: DialogKind, lang: Lang): void {
  const reach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest(`a[data-opens="${kind}"]`) : null
    const slug = link instanceof HTMLAnchorElement ? slugOf(link) : null
    if (slug) fetchFragment(kind, slug, lang).catch(() => {})
  }
  addEventListener('pointerover', reach, { passive: true })
  addEventListener('focusin', reach)
}

export interface OpenFragment {
  /** The whole fragment: the main dialog and those it opens. */
  readonly root: HTMLElement
  readonly main: HTMLDialogElement
  readonly close: () => void
}

/** Opens the dialog of a card over the page; if the fragment is not available, follows the card's link. */
export async function openFragment(
  kind: DialogKind,
  opener: HTMLElement,
  lang: Lang,
): Promise<OpenFragment | null> {
  const slug = opener instanceof HTMLAnchorElement ? slugOf(opener) : null
  if (!slug || document.querySelector('dialog[data-main]')) return null
  opener.setAttribute('aria-busy', 'true')
  try {
    return show(kind, slug, opener, await fetchFragment(kind, slug, lang))
  } catch {
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
    return null
  } finally {
    opener.removeAttribute('aria-busy')
  }
}

function show(kind: DialogKind, slug: string, opener: HTMLElement, html: string): OpenFragment {
  const root = document.createElement('div')
  // The HTML is safe: this site's own server renders it from the catalogue.
  root.innerHTML = html
  const main = root.querySelector<HTMLDialogElement>('dialog[data-main]')
  if (!main) throw new Error(`no dialog in the fragment of ${slug}`)
  const close = () => main.close()
  document.body.append(root)
  for (const dialog of root.querySelectorAll('dialog')) closeOnBackdrop(dialog)
  main.showModal()
  // Focuses the close button instead of the scrolling content.
  main.querySelector('button')?.focus()
  const forget = showInAddress(kind, slug, close)
  main.addEventListener('close', () => {
    for (const dialog of root.querySelectorAll('dialog')) dialog.close()
    root.remove()
    // Going back to a URL with a hash drops the focus, so it is restored again afterwards.
    const isBack = forget()
    const refocus = () => requestAnimationFrame(() => opener.focus({ preventScroll: true }))
    if (isBack) addEventListener('popstate', refocus, { once: true })
    opener.focus({ preventScroll: true })
  })
  return { root, main, close }
}

/** Closes on a press that starts on the backdrop; one that starts inside, such as selecting text, does not close. */
export function closeOnBackdrop(dialog: HTMLDialogElement): void {
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) dialog.close()
  })
}
