/** Opens a set's dialog, and from it the full menu or the selection (spec section 2). */

import { startCarousel } from '#app/browser/carousel.ts'
import { fetchOnIntent, openFragment, openInside } from '#app/browser/fragment-dialog.ts'
import { langOf } from '#app/paths.ts'
import set from '#app/public/set-dialog/dialog.module.css'
import sheets from '#app/public/set-dialog/sheets.module.css'
import button from '#app/ui/button.module.css'
import controls from '#app/ui/carousel-controls.module.css'
import dialog from '#app/ui/dialog/dialog.module.css'
import table from '#app/ui/laid-table/laid-table.module.css'
import price from '#app/ui/money/price.module.css'
import tag from '#app/ui/signs/tag.module.css'
import type { Lang } from '#domain/text.ts'

/** Imported so that the build loads the fragment's style sheets. */
export const styles = [button, dialog, price, tag, set, controls, sheets, table]

fetchOnIntent('set', langOf(location.pathname))

export async function open(opener: HTMLElement, _dataset: DOMStringMap, lang: Lang): Promise<void> {
  await openFragment('set', opener, lang, ({ root, close }) => {
    for (const carousel of root.querySelectorAll<HTMLElement>('[data-carousel]')) startCarousel(carousel)
    const viewer = root.querySelector<HTMLDialogElement>('[data-viewer]')
    const view = root.querySelector('script')?.textContent
    root.querySelector('[data-select]')?.addEventListener('click', async () => {
      const { openSelection } = await import('#app/set/selection-dialog.tsx')
      openSelection(JSON.parse(view ?? ''), lang, close)
    })
    if (!viewer) return
    root.querySelector('[data-sheets]')?.addEventListener('click', () => openInside('viewer', viewer))
    startZoom(viewer)
  })
}

function startZoom(viewer: HTMLDialogElement): void {
  const button = viewer.querySelector<HTMLElement>('[data-zoom]')
  button?.addEventListener('click', () => {
    const isZoomed = viewer.toggleAttribute('data-zoomed')
    button.setAttribute('aria-pressed', String(isZoomed))
  })
}
