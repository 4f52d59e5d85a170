import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { controls } from '#content/controls.ts'
import css from './toast.module.css'

/** A toast stays longer while it is hovered or focused. */
const displayMs = 5000

export interface ToastProps {
  readonly icon?: IconName
  readonly onClose: () => void
  /** Important messages stay until they are closed. */
  readonly stays?: boolean
  readonly action?: ReactNode
  readonly children: ReactNode
}

export function Toast({ icon = 'check', stays = false, onClose, action, children }: ToastProps) {
  const text = useText()
  const [isPaused, setPaused] = useState(false)
  useEffect(() => {
    if (isPaused || stays) return
    const timer = setTimeout(onClose, displayMs)
    return () => clearTimeout(timer)
  }, [onClose, isPaused, stays])
  return (
    <div
      className={`${css.toast} on-dark`}
      role="status"
      data-toast=""
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={icon} />
      <div>{children}</div>
      {action}
      <IconButton name="close" label={text(controls.close)} onClick={onClose} />
    </div>
  )
}
