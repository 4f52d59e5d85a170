import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { sessionContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { routerLimits } from '#domain/call-limits.ts'
import { may, type StaffAction } from '#domain/staff/permissions.ts'
import type { Session } from '#server/page-data/session.ts'
import { signInAddress } from './return-address.ts'

type Args = Pick<LoaderFunctionArgs | ActionFunctionArgs, 'context' | 'request'>

/**
 * The session of a request. Every loader and action asks for it by itself: the router runs each of them alone too.
 * @throws a redirect: to the sign-in page, which leads back here, when nobody is signed in; to their account when they
 *   lack the second factor that the shop requires
 */
export function signedIn(args: Args): Session {
  const session = signedInToAccount(args)
  if (session.lacksFactor) throw redirect(staffPath('account'))
  return session
}

/**
 * The same for one's own account and what is around it: where somebody sets up the second factor that they lack.
 * @throws a redirect to the sign-in page, which leads back here, when nobody is signed in
 */
export function signedInToAccount({ context, request }: Args): Session {
  const session = context.get(sessionContext)
  if (session) return session
  throw redirect(signInAddress(pageAddress(request)))
}

/**
 * The session of somebody whose role may do this. For others the page does not exist, as what a role may not do is not
 * shown.
 * @throws 404
 */
export function signedInTo(action: StaffAction, args: Args): Session {
  const session = signedIn(args)
  if (!may(session.staff.role, action)) throw data(null, 404)
  return session
}

/** The address of the page itself, also where the router asked for its data alone. */
function pageAddress({ url }: Request): string {
  const { pathname, searchParams } = new URL(url)
  for (const name of Object.keys(routerLimits)) searchParams.delete(name)
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  return pathname.replace(/_\.data$/, '') + query
}
