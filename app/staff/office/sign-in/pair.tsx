/** Opening the link does not pair, because chat programs open links for a preview. */
import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { accountsContext, apiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { titledWithShop } from '#app/staff/shell/page-title.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { tabletWords } from '#content/staff/day/tablet.ts'
import { roleNames } from '#content/staff/shell/frame.ts'
import { Door } from './door.tsx'

export const meta = titledWithShop(tabletWords.title)

export async function loader({ context, params: { token = '' } }: LoaderFunctionArgs) {
  const tablet = await context.get(accountsContext).signIn.tabletOfLink(token)
  return data({ tablet, now: context.get(apiContext).now() }, tablet ? 200 : 410)
}

export async function action({ context, params: { token = '' } }: ActionFunctionArgs) {
  const pairing = await context.get(accountsContext).signIn.pair(token)
  if (!pairing.ok) return data(null, 410)
  const headers = new Headers(pairing.value.map((cookie) => ['Set-Cookie', cookie]))
  return redirect(staffPath('signIn'), { headers })
}

export default function Pair() {
  const { tablet, now } = useLoaderData<typeof loader>()
  const text = useText()
  if (!tablet)
    return (
      <Door title={text(tabletWords.gone)} now={now}>
        <p>{text(tabletWords.goneWhy)}</p>
      </Door>
    )
  return (
    <Door title={text(tabletWords.title)} now={now}>
      <p>
        <b>{tablet.name}</b> · {text(roleNames[tablet.role])}
      </p>
      <p>{text(tabletWords.explain)}</p>
      <Form method="post">
        <Button kind="go" size="xl">
          {text(tabletWords.pair)}
        </Button>
      </Form>
    </Door>
  )
}
