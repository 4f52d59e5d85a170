import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { sessionContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { routerLimits } from '#domain/call-limits.ts'
import { may, type StaffAction } from '#domain/staff/permissions.ts'
import type { Session } from '#server/page-data/session.ts'
import { signInAddress } from './return-address.ts'

type Args = Pick<LoaderFunctionArgs | ActionFunctionArgs, 'context' | 'request'>

/**
 * The session of a request. Every loader and action must call it, because the router also runs each of them
 * alone.
 * @throws a redirect to the sign-in page if nobody is signed in, or to the account page if the required
 * second factor is missing
 */
export function signedIn(args: Args): Session {
  const session = signedInToAccount(args)
  if (session.lacksFactor) throw redirect(staffPath('account'))
  return session
}

/**
 * The session without the check of the second factor, for the account page on which it is set up.
 * @throws a redirect to the sign-in page if nobody is signed in
 */
export function signedInToAccount({ context, request }: Args): Session {
  const session = context.get(sessionContext)
  if (session) return session
  throw redirect(signInAddress(pageAddress(request)))
}

/**
 * The session of a person whose role allows the action.
 * @throws 404, because pages that a role may not open do not exist for it
 */
export function signedInTo(action: StaffAction, args: Args): Session {
  const session = signedIn(args)
  if (!may(session.staff.role, action)) throw data(null, 404)
  return session
}

/** The address of the page, also for the router's data requests. */
function pageAddress({ url }: Request): string {
  const { pathname, searchParams } = new URL(url)
  for (const name of Object.keys(routerLimits)) searchParams.delete(name)
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  return pathname.replace(/_\.data$/, '') + query
}
