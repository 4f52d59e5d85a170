/** Redirects to the rail's first page, or to a new shop's set-up. */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { apiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { may } from '#domain/staff/permissions.ts'
import { navigationFor } from './frame/navigation.ts'
import { signedIn } from './signed-in.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  const { role } = signedIn(args).staff
  const { isSoon, isHidden } = await args.context.get(apiContext).opening()
  if (may(role, 'change-settings') && (isSoon || isHidden)) return redirect(staffPath('start'))
  const [first] = navigationFor(role).flatMap(({ entries }) => entries)
  return redirect(staffPath(first?.page ?? 'signIn'))
}

export default function Home() {
  return null
}
