/** What the frame shows of the moment, for pages whose own data is not loaded again while somebody types. */
import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { staffApiContext } from '#app/api.server.ts'
import { signedIn } from '#app/staff/signed-in.server.ts'
import type { StaffLive } from '#server/site/staff-live.ts'

export function loader(args: LoaderFunctionArgs): Promise<StaffLive> {
  const { staff } = signedIn(args)
  return args.context.get(staffApiContext).live.now(staff)
}

/** An outage must not take away the page on which somebody types. */
export async function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): Promise<StaffLive | null> {
  try {
    return await serverLoader<typeof loader>()
  } catch (error) {
    // A redirect leads to the sign-in page.
    if (error instanceof Response) throw error
    return null
  }
}

/** The frame asks for it when something has happened; otherwise its own data is enough. */
export const shouldRevalidate = () => false
