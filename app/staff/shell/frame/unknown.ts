/** A 404 inside the frame, or the sign-in page. */
import { data, type LoaderFunctionArgs } from 'react-router'
import { signedIn } from '#app/staff/shell/signed-in.server.ts'

export function loader(args: LoaderFunctionArgs) {
  signedIn(args)
  throw data(null, 404)
}

export const action = loader

export default function Unknown() {
  return null
}
