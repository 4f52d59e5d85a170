/**
 * A form that each answer replaces: it asks before unsaved changes are left, and takes no input while an answer is
 * awaited.
 */
import { type ComponentProps, useLayoutEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { LeaveGuard } from './leave-guard.tsx'

interface GuardedFormProps extends ComponentProps<typeof Form> {
  /** Whether it has changes that are not saved. */
  readonly isChanged: boolean
}

/**
 * What is pressed or typed while a request is under way would be made of values that are out of date: the server would
 * take the earlier press for that of somebody else, and the new form would not have what was typed.
 */
export function GuardedForm({ isChanged, children, ...form }: GuardedFormProps) {
  const isSent = useNavigation().formData !== undefined
  const focused = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (isSent) focused.current = document.activeElement
    // An answer without differences keeps the form.
    else if (focused.current instanceof HTMLElement && document.activeElement === document.body)
      focused.current.focus({ preventScroll: true })
  }, [isSent])
  return (
    <Form method="post" {...form} inert={isSent}>
      {children}
      <LeaveGuard isOn={isChanged && !isSent} />
    </Form>
  )
}
