/** Questions to a passkey, as JSON: the script of the sign-in page and of one's own account asks for them. */
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { accountsContext, sessionContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { formOf } from '#app/staff/posted-form.ts'
import { signedIn } from '#app/staff/signed-in.server.ts'
import type { PasskeyQuestion } from '#server/site/staff/sign-in-ways.ts'

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const form = await formOf(args.request)
  const { signIn, passkeys } = args.context.get(accountsContext)
  if (form.get('purpose') === 'sign-in') {
    const asked = await signIn.passkeyQuestion()
    return asked.ok ? questionResponse(asked.value) : tooMany(asked.refusal.wait)
  }
  if (form.get('purpose') === 'confirm') {
    signedIn(args)
    const asked = await passkeys.confirmation()
    return asked.ok ? questionResponse(asked.value) : tooMany(asked.refusal.wait)
  }
  if (form.get('purpose') !== 'add') throw data(null, 400)
  signedIn(args)
  const asked = await passkeys.question(String(form.get('password') ?? ''))
  if (asked.ok) return questionResponse(asked.value)
  const isRefused = asked.refusal === 'too-many' || asked.refusal === 'busy'
  return Response.json(null, { status: isRefused ? 429 : 403 })
}

/** @param wait in seconds */
const tooMany = (wait: number) =>
  Response.json(null, { status: 429, headers: { 'Retry-After': String(wait) } })

function questionResponse({ options, cookies }: PasskeyQuestion): Response {
  const headers = new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))
  headers.set('Content-Type', 'application/json')
  return new Response(options, { headers })
}

/** A visit to this address, which has no page, leads to one's account or to signing in. */
export const loader = ({ context }: Pick<ActionFunctionArgs, 'context'>) =>
  redirect(staffPath(context.get(sessionContext) ? 'account' : 'signIn'))
