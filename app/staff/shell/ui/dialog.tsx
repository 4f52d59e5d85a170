/** A native dialog. It is open in the page as the server renders it, so that it works without a script. */
import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: string
  /** The buttons at its foot. */
  readonly foot: ReactNode
  /** Esc was pressed. */
  readonly onClose: () => void
  readonly children: ReactNode
}

export function Dialog({ title, foot, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const element = dialog.current
    // What is open already can't become modal.
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
