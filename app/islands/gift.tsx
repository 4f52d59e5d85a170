/** Opens a gift's dialog over the menu (spec section 2). */

import { fetchOnIntent, openFragment, openInside } from '#app/browser/fragment-dialog.ts'
import { langOf } from '#app/paths.ts'
import gift from '#app/public/gifts/dialog.module.css'
import panel from '#app/public/gifts/panel.module.css'
import set from '#app/public/set-dialog/dialog.module.css'
import button from '#app/ui/button.module.css'
import dialog from '#app/ui/dialog/dialog.module.css'
import price from '#app/ui/money/price.module.css'
import type { Lang } from '#domain/text.ts'

/** Imported so that the build loads the fragment's style sheets. */
export const styles = [button, dialog, price, set, panel, gift]

fetchOnIntent('gift', langOf(location.pathname))

export async function open(opener: HTMLElement, _dataset: DOMStringMap, lang: Lang): Promise<void> {
  await openFragment('gift', opener, lang, ({ root }) => {
    const preview = root.querySelector<HTMLDialogElement>('[data-preview]')
    if (!preview) return
    root.querySelector('[data-enlarge]')?.addEventListener('click', () => openInside('preview', preview))
  })
}
