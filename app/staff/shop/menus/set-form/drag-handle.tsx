import type { ComponentProps } from 'react'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import styles from './drag-handle.module.css'

/** For pointers only; keyboards and screen readers use the buttons. */
export const DragHandle = (props: ComponentProps<'span'>) => (
  <span className={styles.handle} aria-hidden="true" {...props}>
    <StaffIcon name="grip" size={20} />
  </span>
)
