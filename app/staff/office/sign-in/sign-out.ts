/** Ends the session; a form of any page of the back office posts here. */
import { type ActionFunctionArgs, redirect } from 'react-router'
import { accountsContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'

export async function action({ context }: ActionFunctionArgs) {
  const cookies = await context.get(accountsContext).signIn.signOut()
  return redirect(staffPath('signIn'), {
    headers: new Headers(cookies.map((cookie) => ['Set-Cookie', cookie])),
  })
}

/** A GET must not sign anybody out, or any link could do so: it leads back to the home page. */
export const loader = () => redirect(staffPath('home'))
