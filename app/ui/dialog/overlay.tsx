import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { enterDialog } from '#app/browser/dialogs.ts'
import { LangProvider } from '#app/ui/lang.tsx'
import type { Lang } from '#domain/text.ts'

export interface OverlayOptions {
  /** An open overlay is not opened twice. */
  readonly name: string
  readonly lang: Lang
  /** Gets the focus back if visible. */
  readonly opener?: HTMLElement | null
  readonly data?: Readonly<Record<string, string>>
  /** An inside overlay can only be opened by the dialog below it. */
  readonly isInside?: boolean
  /** Replaces an earlier toast, and Back ignores it. */
  readonly isToast?: boolean
}

const closers = new Map<string, () => void>()

/** `close`, the returned function and Back remove the dialog; a second call does nothing. */
export function openOverlay(
  { name, lang, opener, data = {}, isInside, isToast }: OverlayOptions,
  dialog: (close: () => void) => ReactNode,
): () => void {
  const alreadyOpen = closers.get(name)
  if (alreadyOpen && !isToast) return alreadyOpen
  alreadyOpen?.()
  const before = document.activeElement
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  let leave: (() => Promise<void>) | null = null
  const close = () => {
    if (closers.get(name) !== close) return
    closers.delete(name)
    flushSync(() => root.unmount())
    host.remove()
    giveBackFocus([opener, before])
    void leave?.().then(() => giveBackFocus([opener, before]))
  }
  closers.set(name, close)
  root.render(<LangProvider lang={lang}>{dialog(close)}</LangProvider>)
  if (!isToast) leave = enterDialog(name, close, isInside ? null : { name, data })
  return close
}

/** A toast leaves the focus elsewhere. */
function giveBackFocus(candidates: readonly (Element | null | undefined)[]): void {
  if (document.activeElement !== document.body) return
  const dialogBelow = [...document.querySelectorAll('dialog:modal')].at(-1)?.querySelector('button')
  const back = [...candidates, dialogBelow].find(
    (each) => each && each !== document.body && each.checkVisibility(),
  )
  if (back instanceof HTMLElement) back.focus({ preventScroll: true })
}
