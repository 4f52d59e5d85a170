/** The address of the back office leads to the first page of its rail. */
import { type LoaderFunctionArgs, redirect } from 'react-router'
import { staffPath } from './addresses.ts'
import { navigationFor } from './frame/navigation.ts'
import { signedIn } from './signed-in.server.ts'

export function loader(args: LoaderFunctionArgs) {
  const [first] = navigationFor(signedIn(args).staff.role).flatMap(({ entries }) => entries)
  return redirect(staffPath(first?.page ?? 'signIn'))
}

export default function Home() {
  return null
}
