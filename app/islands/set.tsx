/** Opens the dialog of a set over the menu, and from it the full menu or the selection (spec section 2). */
import '../ui/button.module.css'
import '../ui/dialog.module.css'
import '../ui/price.module.css'
import '../ui/tag.module.css'
import '../site/menu-sheets.module.css'
import '../site/set-dialog.module.css'
import '../site/strip-controls.module.css'
import type { Lang } from '#domain/text.ts'
import { langOf } from '../paths.ts'
import { fetchOnIntent, openFragment } from '../site/fragment-dialog.ts'
import { startStrip } from '../site/strip.ts'

fetchOnIntent('set', langOf(location.pathname))

export async function open(opener: HTMLElement, _dataset: DOMStringMap, lang: Lang): Promise<void> {
  const opened = await openFragment('set', opener, lang)
  if (!opened) return
  const { root, close } = opened
  for (const strip of root.querySelectorAll<HTMLElement>('[data-strip]')) startStrip(strip)
  const viewer = root.querySelector<HTMLDialogElement>('[data-viewer]')
  root.querySelector('[data-sheets]')?.addEventListener('click', () => viewer?.showModal())
  if (viewer) startZoom(viewer)
  const select = root.querySelector<HTMLElement>('[data-select]')
  const view = root.querySelector('script')?.textContent
  select?.addEventListener('click', async () => {
    const { openSelection } = await import('../site/set-selection.tsx')
    openSelection(JSON.parse(view ?? ''), lang, close)
  })
}

function startZoom(viewer: HTMLDialogElement): void {
  const button = viewer.querySelector<HTMLElement>('[data-zoom]')
  button?.addEventListener('click', () => {
    const isZoomed = viewer.toggleAttribute('data-zoomed')
    button.setAttribute('aria-pressed', String(isZoomed))
  })
}
