/** Opening a driver's link does not sign in, because chat programs open links for a preview. */
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { accountsContext, apiContext, sessionContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { titledWithShop } from '#app/staff/shell/page-title.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { dayLink } from '#content/staff/day/drivers.ts'
import { Door } from './door.tsx'

export const meta = titledWithShop(dayLink.title)

export async function loader({ context, params: { token = '' } }: LoaderFunctionArgs) {
  const driver = await context.get(accountsContext).signIn.driverOfLink(token)
  // The driver opened the link in this browser again.
  if (driver === null && context.get(sessionContext)?.staff.role === 'driver')
    throw redirect(staffPath('home'))
  return data({ driver, now: context.get(apiContext).now() }, driver === null ? 410 : 200)
}

export async function action({ context, params: { token = '' } }: ActionFunctionArgs) {
  const signedIn = await context.get(accountsContext).signIn.withLink(token)
  if (!signedIn.ok) return data(null, 410)
  const headers = new Headers(signedIn.value.map((cookie) => ['Set-Cookie', cookie]))
  return redirect(staffPath('home'), { headers })
}

export default function Day() {
  const { driver, now } = useLoaderData<typeof loader>()
  const text = useText()
  if (driver === null)
    return (
      <Door title={text(dayLink.gone)} now={now}>
        <p>{text(dayLink.goneWhy)}</p>
      </Door>
    )
  return (
    <Door title={text(dayLink.title)} now={now}>
      <p>
        <b>{driver}</b>
      </p>
      <Form method="post">
        <Button kind="go" size="xl">
          {text(dayLink.start)}
        </Button>
      </Form>
      <p>{text(dayLink.explain)}</p>
    </Door>
  )
}
