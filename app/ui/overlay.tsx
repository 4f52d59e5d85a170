import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { Lang } from '#domain/text.ts'
import { LangProvider } from './lang.tsx'

export interface OverlayOptions {
  /** An overlay that is open already is not opened a second time. */
  readonly name: string
  /** Closes an open one of the name and takes its place, as a newer toast does. */
  readonly replaces?: boolean
  readonly lang: Lang
  /** Receives the focus that was in the overlay, if visible; otherwise the element focused before does. */
  readonly opener?: HTMLElement | null
  /** Called after closing. */
  readonly onClosed?: () => void
}

const opened = new Map<string, () => void>()

/**
 * Renders a dialog over the page, in a React root of its own. Both the dialog's `close` and the returned function
 * remove it; a second call does nothing.
 */
export function openOverlay(
  { name, replaces, lang, opener, onClosed }: OverlayOptions,
  dialog: (close: () => void) => ReactNode,
): () => void {
  const alreadyOpen = opened.get(name)
  if (alreadyOpen && !replaces) return alreadyOpen
  alreadyOpen?.()
  const before = document.activeElement
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const close = () => {
    if (opened.get(name) !== close) return
    opened.delete(name)
    flushSync(() => root.unmount())
    host.remove()
    onClosed?.()
    // The focus was elsewhere, as with a toast.
    if (document.activeElement !== document.body) return
    const back = [opener, before].find(
      (each) => each instanceof HTMLElement && each !== document.body && each.checkVisibility(),
    )
    if (back instanceof HTMLElement) back.focus({ preventScroll: true })
  }
  opened.set(name, close)
  root.render(<LangProvider lang={lang}>{dialog(close)}</LangProvider>)
  return close
}
