import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { sessionContext } from '#app/api.server.ts'
import { routerLimits } from '#domain/call-limits.ts'
import { may, type StaffAction } from '#domain/permissions.ts'
import type { Session } from '#server/site/session.ts'
import { staffPath } from './addresses.ts'

/**
 * The session of a request. Every loader and action asks for it by itself: the router runs each of them alone too.
 * @throws a redirect to the sign-in page, which leads back here, when nobody is signed in
 */
export function signedIn({
  context,
  request,
}: Pick<LoaderFunctionArgs | ActionFunctionArgs, 'context' | 'request'>): Session {
  const session = context.get(sessionContext)
  if (session) return session
  throw redirect(`${staffPath('signIn')}${returnQuery(request)}`)
}

/**
 * The session of somebody whose role may do this. For others the page does not exist, as what a role may not do is not
 * shown.
 * @throws 404
 */
export function signedInTo(
  action: StaffAction,
  args: Pick<LoaderFunctionArgs | ActionFunctionArgs, 'context' | 'request'>,
): Session {
  const session = signedIn(args)
  if (!may(session.staff.role, action)) throw data(null, 404)
  return session
}

/** Longer ones are not kept: the sign-in page accepts no more (domain/call-limits.ts). Letters. */
const longestReturn = 400

/** Leads back to the page itself, also where the router asked for its data alone. */
function returnQuery({ url }: Request): string {
  const { pathname, searchParams } = new URL(url)
  for (const name of Object.keys(routerLimits)) searchParams.delete(name)
  const query = searchParams.size > 0 ? `?${searchParams}` : ''
  const address = pathname.replace(/_\.data$/, '') + query
  return address.length > longestReturn ? '' : `?to=${encodeURIComponent(address)}`
}
