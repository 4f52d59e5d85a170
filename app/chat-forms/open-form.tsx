import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { LangProvider } from '#app/ui/lang.tsx'
import type { Lang } from '#domain/text.ts'

let root: Root | null = null
let isOpen = false

/** Shows a form's dialog over the page, one at a time; the focus goes back to where it came from. */
export function openForm(
  opener: HTMLElement,
  lang: Lang,
  dialog: (close: () => void) => ReactNode,
  onClose?: () => void,
): void {
  if (isOpen) return
  isOpen = true
  const before = document.activeElement
  root ??= createRoot(document.body.appendChild(document.createElement('div')))
  const close = () => {
    if (!isOpen) return
    isOpen = false
    removeEventListener('hashchange', close)
    flushSync(() => root?.render(null))
    onClose?.()
    // A control of the phone's menu is gone with the menu: then to what opened that.
    const back = [opener, before].find((each) => each instanceof HTMLElement && each.checkVisibility())
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }
  // Back from #enquiry takes the dialog with it.
  addEventListener('hashchange', close)
  root.render(<LangProvider lang={lang}>{dialog(close)}</LangProvider>)
}
