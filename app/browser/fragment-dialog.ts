/** Dialogs that the server renders and a script inserts. */
import { getHtml } from '#app/http/http-client.ts'
import { type FragmentId, fragmentPath } from '#app/paths.ts'
import type { Lang } from '#domain/text.ts'
import { enterDialog } from './dialogs.ts'
import { slugOf } from './islands.ts'

type DialogKind = Exclude<FragmentId, 'how-much-food'>

const requests = new Map<string, Promise<string>>()

/** @throws if the fragment is not available */
function fetchFragment(fragment: FragmentId, slug: string, lang: Lang): Promise<string> {
  const name = `${fragment} ${lang} ${slug}`
  const earlierRequest = requests.get(name)
  if (earlierRequest) return earlierRequest
  const answer = getHtml(fragmentPath(fragment, lang), { name: slug })
  requests.set(name, answer)
  answer.catch(() => requests.delete(name))
  return answer
}

export function fetchOnIntent(kind: DialogKind, lang: Lang): void {
  const reach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest(`a[data-opens="${kind}"]`) : null
    const slug = link && slugOf(link)
    if (slug) fetchFragment(kind, slug, lang).catch(() => {})
  }
  addEventListener('pointerover', reach, { passive: true })
  addEventListener('focusin', reach)
}

/** The main dialog and the dialogs that it opens. */
export interface ShownFragment {
  readonly root: HTMLElement
  readonly close: () => void
}

type Prepare = (fragment: ShownFragment) => void

/** Follows the card's link if the fragment is not available. */
export async function openFragment(
  kind: DialogKind,
  opener: HTMLElement,
  lang: Lang,
  prepare: Prepare,
): Promise<void> {
  const slug = slugOf(opener)
  if (!slug || document.querySelector('dialog[data-main]')) return
  opener.setAttribute('aria-busy', 'true')
  try {
    show(kind, slug, opener, await fetchFragment(kind, slug, lang), prepare)
  } catch {
    if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
  } finally {
    opener.removeAttribute('aria-busy')
  }
}

function show(kind: DialogKind, slug: string, opener: HTMLElement, html: string, prepare: Prepare): void {
  const root = document.createElement('div')
  // The HTML is safe: our server renders it from the catalogue.
  root.innerHTML = html
  const main = root.querySelector<HTMLDialogElement>('dialog[data-main]')
  if (!main) throw new Error(`no dialog in the fragment of ${slug}`)
  const close = () => main.close()
  document.body.append(root)
  for (const dialog of root.querySelectorAll('dialog')) closeOnBackdrop(dialog)
  main.showModal()
  // Focuses the close button instead of the scrolling content.
  main.querySelector('button')?.focus()
  prepare({ root, close })
  const address = `?${new URLSearchParams({ [kind]: slug })}`
  const leave = enterDialog(kind, close, { name: kind, data: { slug }, address })
  main.addEventListener('close', async () => {
    root.remove()
    opener.focus({ preventScroll: true })
    await leave()
    opener.focus({ preventScroll: true })
  })
}

export function openInside(name: string, dialog: HTMLDialogElement): void {
  const before = document.activeElement
  dialog.showModal()
  const leave = enterDialog(name, () => dialog.close(), null)
  const giveBackFocus = () => before instanceof HTMLElement && before.focus()
  dialog.addEventListener('close', () => leave().then(giveBackFocus), { once: true })
}

/** A press that starts inside, such as a text selection, must not close the dialog. */
function closeOnBackdrop(dialog: HTMLDialogElement): void {
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) dialog.close()
  })
}
