/** A one-time link creates an account or sets a new password. */
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router'
import { accountsContext, apiContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { titledWithShop } from '#app/staff/shell/page-title.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { accountProblems, signInWords, welcomeWords } from '#content/staff/office/sign-in.ts'
import { roleNames } from '#content/staff/shell/frame.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { parseLang } from '#domain/text.ts'
import { Door } from './door.tsx'
import { PasswordField } from './password-field.tsx'

export const meta = titledWithShop(welcomeWords.title)

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { token = '' } = params
  const invite = await context.get(accountsContext).signIn.invite(token)
  return data({ invite, now: context.get(apiContext).now() }, invite ? 200 : 410)
}

export async function action({ context, request, params }: ActionFunctionArgs) {
  const form = await request.formData()
  const field = (name: string) => String(form.get(name) ?? '')
  const person = {
    name: field('name'),
    email: field('email'),
    password: field('password'),
    lang: parseLang(field('lang')) ?? 'zh',
  } as const
  const { token = '' } = params
  const result = await context.get(accountsContext).signIn.accept(token, person)
  if (result.ok) {
    const headers = new Headers(result.value.map((cookie) => ['Set-Cookie', cookie]))
    return redirect(staffPath('home'), { headers })
  }
  const { name, email } = person
  return data({ name, email, refusal: result.refusal }, result.refusal === 'busy' ? 429 : 400)
}

export default function Welcome() {
  const { invite, now } = useLoaderData<typeof loader>()
  const text = useText()
  if (!invite)
    return (
      <Door title={text(welcomeWords.gone)} now={now}>
        <p>{text(welcomeWords.goneWhy)}</p>
        <p>
          <Link to={staffPath('signIn')}>{text(signInWords.title)}</Link>
        </p>
      </Door>
    )
  return (
    <Door title={text(invite.person ? welcomeWords.newPassword : welcomeWords.title)} now={now}>
      <p>
        {invite.person && `${invite.person.name} · `}
        {text(roleNames[invite.role])}
      </p>
      <AccountForm person={invite.person} />
    </Door>
  )
}

interface AccountFormProps {
  readonly person: { readonly email: string | null } | null
}

function AccountForm({ person }: AccountFormProps) {
  const failure = useAnswer<typeof action>()
  const text = useText()
  const lang = useLang()
  const refusal = failure?.refusal === 'no-invite' ? undefined : failure?.refusal
  const problem = (...codes: readonly (keyof typeof accountProblems)[]) =>
    refusal && codes.includes(refusal) ? text(accountProblems[refusal]) : undefined
  return (
    <Form method="post">
      <input type="hidden" name="lang" value={lang} />
      {!person && (
        <Field
          label={text(welcomeWords.name)}
          hint={text(welcomeWords.nameHint)}
          error={problem('no-name')}
          name="name"
          autoComplete="name"
          maxLength={maxLetters.name}
          defaultValue={failure?.name}
          required
        />
      )}
      {!person?.email && (
        <Field
          label={text(signInWords.email)}
          error={problem('no-email', 'email-taken')}
          name="email"
          type="email"
          autoComplete="username"
          maxLength={maxLetters.email}
          defaultValue={failure?.email}
          required
        />
      )}
      <PasswordField
        label={text(signInWords.password)}
        hint={text(welcomeWords.passwordHint)}
        error={problem('too-short', 'too-long', 'common', 'busy')}
        name="password"
        autoComplete="new-password"
      />
      <Button kind="go" size="l">
        {text(welcomeWords.submit)}
      </Button>
    </Form>
  )
}
