import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useText } from '#app/ui/lang.tsx'
import { editPage } from '#content/staff/orders/edit-order.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

export function LeaveGuard({ isOn }: { readonly isOn: boolean }) {
  const text = useText()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isOn && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isOn) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOn])
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      title={text(editPage.leaveTitle)}
      onClose={() => blocker.reset()}
      foot={
        <>
          <Button type="button" kind="stop" onClick={() => blocker.proceed()}>
            {text(editPage.leave)}
          </Button>
          <Button type="button" kind="go" onClick={() => blocker.reset()}>
            {text(editPage.stay)}
          </Button>
        </>
      }
    >
      <p>{text(editPage.leaveText)}</p>
    </Dialog>
  )
}
