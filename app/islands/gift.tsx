/** Opens the dialog of a gift over the menu, and from it its picture (spec section 2). */
import '../ui/button.module.css'
import '../ui/dialog.module.css'
import '../ui/price.module.css'
import '../site/set-dialog.module.css'
import '../site/gift-dialog.module.css'
import '../site/gift-panel.module.css'
import type { Lang } from '#domain/text.ts'
import { langOf } from '../paths.ts'
import { fetchOnIntent, openFragment } from '../site/fragment-dialog.ts'

fetchOnIntent('gift', langOf(location.pathname))

export async function open(opener: HTMLElement, _dataset: DOMStringMap, lang: Lang): Promise<void> {
  const opened = await openFragment('gift', opener, lang)
  const preview = opened?.root.querySelector<HTMLDialogElement>('[data-preview]')
  opened?.root.querySelector('[data-enlarge]')?.addEventListener('click', () => preview?.showModal())
}
