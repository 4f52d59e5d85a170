import { startSetPage } from '#app/browser/section-tabs.ts'
import { isEdited } from '#app/cart/edited-line.ts'
import { isRemembered } from '#app/set/storage-key.ts'
import type { SetView } from '#app/set/view.ts'
import { numberIn } from '#app/set/wanted-number.ts'
import type { Lang } from '#domain/text.ts'

/** React waits for the first touch, unless an earlier choice or a number in the address must be shown. */
export async function mount(
  element: HTMLElement,
  view: SetView,
  lang: Lang,
  touch: Promise<void>,
): Promise<void> {
  startSetPage()
  if (!isRemembered(view.id) && !isEdited() && numberIn(location.hash) === null) await touch
  // Two modules, so that each is evaluated in its own task.
  const [{ hydratePart }, { SetChooser }] = await Promise.all([
    import('#app/ui/islands/take-over.tsx'),
    import('#app/set/chooser.tsx'),
  ])
  await hydratePart(element, lang, SetChooser, { view })
}
