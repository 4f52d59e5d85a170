import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { sessionContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { routerLimits } from '#domain/call-limits.ts'
import { may, type StaffAction } from '#domain/staff/permissions.ts'
import type { Session } from '#server/page-data/session.ts'
import { signInAddress } from './return-address.ts'

type Args = Pick<LoaderFunctionArgs | ActionFunctionArgs, 'context' | 'request'>

/**
 * Every loader and action must call it, because the router also runs each alone.
 * @throws a redirect to the sign-in page, or to the account page if the required second factor is missing
 */
export function signedIn(args: Args): Session {
  const session = signedInToAccount(args)
  if (session.lacksFactor) throw redirect(staffPath('account'))
  return session
}

/**
 * The second factor is set up on the account page, so it is not required there.
 * @throws a redirect to the sign-in page
 */
export function signedInToAccount({ context, request }: Args): Session {
  const session = context.get(sessionContext)
  if (session) return session
  throw redirect(signInAddress(pageAddress(request)))
}

/** @throws 404 if the role does not allow the action */
export function signedInTo(action: StaffAction, args: Args): Session {
  const session = signedIn(args)
  if (!may(session.staff.role, action)) throw data(null, 404)
  return session
}

/** The router's data requests have another address. */
function pageAddress({ url }: Request): string {
  const { pathname, searchParams } = new URL(url)
  for (const name of Object.keys(routerLimits)) searchParams.delete(name)
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  return pathname.replace(/_\.data$/, '') + query
}
