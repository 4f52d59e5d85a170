/** The frame's data alone, for pages that must not reload while a form is being filled in. */
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

/** An outage must not remove a form. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<StaffLive | null> {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    if (!(error instanceof Response)) return null
    // Signing in must lead back to the page.
    const { pathname, search } = location
    if (pathname.startsWith(staffPath('signIn'))) return null
    throw redirect(signInAddress(pathname + search))
  }
}

/** The frame requests it after events. */
export const shouldRevalidate = () => false
