/** Asks before unsaved changes are left. */
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { LeaveGuard } from './leave-guard.tsx'

interface GuardedFormProps extends ComponentProps<typeof Form> {
  readonly isChanged: boolean
}

/**
 * Blocks input during a request: a second submit would carry outdated values and look like another person's
 * change.
 */
export function GuardedForm({ isChanged, children, ...form }: GuardedFormProps) {
  const isSent = useNavigation().formData !== undefined
  const focusedElement = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (isSent) focusedElement.current = document.activeElement
    // The form stays if the response changes nothing.
    else if (focusedElement.current instanceof HTMLElement && document.activeElement === document.body)
      focusedElement.current.focus({ preventScroll: true })
  }, [isSent])
  return (
    <Form method="post" {...form} inert={isSent}>
      {children}
      <LeaveGuard isOn={isChanged && !isSent} />
    </Form>
  )
}
