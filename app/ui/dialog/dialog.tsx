import { type ReactNode, useEffect, useId, useRef } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { controls } from '#content/controls.ts'
import css from './dialog.module.css'

export interface DialogProps {
  readonly title: ReactNode
  /**
   * s: 440 px, m: 810 px, l: 900 px, wide: 80 % of the window, side: a drawer at the right. Phones get a
   * sheet from the bottom.
   */
  readonly size?: 's' | 'm' | 'l' | 'wide' | 'side'
  readonly open: boolean
  readonly onClose: () => void
  /** Stays visible below the scrolling body. */
  readonly footer?: ReactNode
  /** Stays visible above the body, such as a progress strip. */
  readonly header?: ReactNode
  readonly children: ReactNode
}

/**
 * A native modal dialog: it traps the focus, Esc and the backdrop close it, and the focus returns to the
 * opener.
 */
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
