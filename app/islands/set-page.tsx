import { startSetPage } from '#app/browser/section-tabs.ts'
import { rememberedFilter } from '#app/browser/visit-needs.ts'
import { isEdited } from '#app/cart/edited-line.ts'
import { isRemembered } from '#app/set/storage-key.ts'
import type { SetView } from '#app/set/view.ts'
import { numberIn } from '#app/set/wanted-number.ts'
import type { Lang } from '#domain/text.ts'

/** React waits for the first touch, unless the needs of guests, an earlier choice or a number must be shown. */
export async function mount(
  element: HTMLElement,
  view: SetView,
  lang: Lang,
  touch: Promise<void>,
): Promise<void> {
  startSetPage()
  const isUsual = !isRemembered(view.id) && !isEdited() && numberIn(location.hash) === null
  if (isUsual && rememberedFilter() === '') await touch
  // Two modules, so that each is evaluated in its own task.
  const [{ hydratePart }, { VisitChooser }] = await Promise.all([
    import('#app/ui/islands/take-over.tsx'),
    import('#app/set/visit-chooser.tsx'),
  ])
  await hydratePart(element, lang, VisitChooser, { view })
}
