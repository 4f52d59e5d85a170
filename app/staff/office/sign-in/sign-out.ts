/** Any page of the back office posts here. */
import { type ActionFunctionArgs, redirect } from 'react-router'
import { accountsContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'

export async function action({ context }: ActionFunctionArgs) {
  const cookies = await context.get(accountsContext).signIn.signOut()
  return redirect(staffPath('signIn'), {
    headers: new Headers(cookies.map((cookie) => ['Set-Cookie', cookie])),
  })
}

/** A GET must not sign anyone out, or any link could. */
export const loader = () => redirect(staffPath('home'))
