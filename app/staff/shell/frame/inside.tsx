/** The rail stays when a page throws. */
import { isRouteErrorResponse, Outlet, useRouteError } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { useText } from '#app/ui/lang.tsx'
import { frame } from '#content/staff/shell/frame.ts'
import { FailureNote } from './failure.tsx'
import { SavedInput } from './saved-input.tsx'

export default function Inside() {
  return (
    <>
      <SavedInput />
      <Outlet />
    </>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const text = useText()
  if (!isRouteErrorResponse(error) || error.status !== 404) return <FailureNote />
  return (
    <>
      <h1>{text(frame.unknown)}</h1>
      <NothingHere action={<ButtonLink to={staffPath('home')}>{text(frame.toFirst)}</ButtonLink>}>
        {text(frame.unknownWhy)}
      </NothingHere>
    </>
  )
}
