/** Challenges as JSON, for the sign-in and account pages. */
import { type ActionFunctionArgs, data, redirect } from 'react-router'
import { accountsContext, sessionContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { signedInToAccount } from '#app/staff/shell/signed-in.server.ts'
import type { PasskeyQuestion } from '#server/accounts/passkeys/passkey-checks.ts'

export async function action(args: ActionFunctionArgs): Promise<Response> {
  const form = await formOf(args.request)
  const { signIn, passkeys } = args.context.get(accountsContext)
  if (form.get('purpose') === 'sign-in') {
    const question = await signIn.passkeyQuestion()
    return question.ok ? questionResponse(question.value) : tooMany(question.refusal.wait)
  }
  if (form.get('purpose') === 'confirm') {
    signedInToAccount(args)
    const question = await passkeys.confirmation()
    return question.ok ? questionResponse(question.value) : tooMany(question.refusal.wait)
  }
  if (form.get('purpose') !== 'add') throw data(null, 400)
  signedInToAccount(args)
  const question = await passkeys.question(String(form.get('password') ?? ''))
  if (question.ok) return questionResponse(question.value)
  const isRefused = question.refusal === 'too-many' || question.refusal === 'busy'
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

/** This address has an action and no page. */
export const loader = ({ context }: Pick<ActionFunctionArgs, 'context'>) =>
  redirect(staffPath(context.get(sessionContext) ? 'account' : 'signIn'))
