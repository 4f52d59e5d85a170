import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { controls } from '#content/controls.ts'
import css from './dialog.module.css'

export interface DialogProps {
  readonly title: ReactNode
  /**
   * s: 440 px, m: 810 px, l: 900 px, wide: 80 % of the window, side: a drawer at the right; phones get a
   * sheet.
   */
  readonly size?: 's' | 'm' | 'l' | 'wide' | 'side'
  readonly open: boolean
  readonly onClose: () => void
  /** Stays visible below the scrolling body. */
  readonly footer?: ReactNode
  readonly header?: ReactNode
  readonly children: ReactNode
}

/** Native and modal: it traps the focus, closes on Esc and the backdrop, and returns the focus. */
export function Dialog({ title, size = 'm', open, onClose, footer, header, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const text = useText()

  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (open) element.showModal()
    else element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={`${css.dialog} ${css[size]}`}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={css.frame}>
        <header className={css.header}>
          <h2 id={titleId}>{title}</h2>
          <IconButton name="close" label={text(controls.close)} onClick={onClose} />
        </header>
        {header}
        <div className={css.body}>{children}</div>
        {footer && <footer className={css.footer}>{footer}</footer>}
      </div>
    </dialog>
  )
}
