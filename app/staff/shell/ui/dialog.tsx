/** The server renders it open, so that it works without JavaScript. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly foot: ReactNode
  /** Called when Esc was pressed. */
  readonly onClose: () => void
  readonly children: ReactNode
}

export function Dialog({ title, foot, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    // An open dialog cannot become modal.
    element?.close()
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      open
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <h2 id={id} className={styles.head}>
        {title}
      </h2>
      <div className={styles.body}>{children}</div>
      <div className={styles.foot}>{foot}</div>
    </dialog>
  )
}
