/** What the frame shows of the moment, for pages whose own data is not loaded again while somebody types. */
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { signInAddress } from '#app/staff/shell/return-address.ts'
import { signedInToAccount } from '#app/staff/shell/signed-in.server.ts'
import type { StaffLive } from '#server/page-data/staff/staff-live.ts'

export function loader(args: LoaderFunctionArgs): Promise<StaffLive> {
  const { staff, lacksFactor } = signedInToAccount(args)
  return args.context.get(staffApiContext).live.now(staff, lacksFactor)
}

/** An outage must not take away the page on which somebody types. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<StaffLive | null> {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (!(error instanceof Response)) return null
    // The session has ended: the sign-in page has to lead back to the page, not to these data.
    const { pathname, search } = location
    if (pathname.startsWith(staffPath('signIn'))) return null
    throw redirect(signInAddress(pathname + search))
  }
}

/** The frame asks for it when something has happened; otherwise its own data is enough. */
export const shouldRevalidate = () => false
