/** The page works without JavaScript. */

import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
  useLocation,
} from 'react-router'
import { accountsContext, apiContext, sessionContext } from '#app/api.server.ts'
import { staffPath } from '#app/staff/addresses.ts'
import { markFormLost } from '#app/staff/shell/frame/saved-form.ts'
import { forgetLastGood } from '#app/staff/shell/live/last-good.ts'
import { useAnswer } from '#app/staff/shell/live/use-answer.ts'
import { titledWithShop } from '#app/staff/shell/page-title.ts'
import { formOf } from '#app/staff/shell/posted-form.ts'
import { returnAddress } from '#app/staff/shell/return-address.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Check, Field } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { tabletWords } from '#content/staff/day/tablet.ts'
import { secondFactorWords } from '#content/staff/office/second-factor.ts'
import { attemptsLeft, signInWords, tooManySignIns } from '#content/staff/office/sign-in.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { otherLang } from '#domain/text.ts'
import { plainFigures } from '#domain/typed-figures.ts'
import type { Cookies, SignInRefusal } from '#server/accounts/result.ts'
import type { CodeRefusal, PasskeyRequired } from '#server/accounts/sign-in.ts'
import { CodeForm } from './code-form.tsx'
import { DigitsForm } from './digits-form.tsx'
import { Door } from './door.tsx'
import { type PasskeyRefusal, PasskeySignIn } from './passkey-sign-in.tsx'
import { PasswordField } from './password-field.tsx'
import styles from './sign-in.module.css'

export const meta = titledWithShop(signInWords.title)

export async function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const to = returnAddress(searchParams.get('to'))
  if (context.get(sessionContext)) throw redirect(to)
  const tablet = await context.get(accountsContext).signIn.tablet()
  return {
    to,
    tablet,
    byEmail: searchParams.has('by'),
    asksForCode: searchParams.get('step') === 'code',
    now: context.get(apiContext).now(),
  }
}

type SignInFailure =
  | { readonly way: 'password'; readonly email: string; readonly refusal: SignInRefusal | PasskeyRequired }
  | { readonly way: 'digits'; readonly refusal: SignInRefusal | { readonly code: 'no-device' } }
  | { readonly way: 'passkey'; readonly refusal: PasskeyRefusal }
  | { readonly way: 'code'; readonly refusal: CodeRefusal }

export async function action({ context, request }: ActionFunctionArgs) {
  const form = await formOf(request)
  const field = (name: string) => String(form.get(name) ?? '')
  const { signIn } = context.get(accountsContext)
  if (form.has('passkey')) {
    const signedIn = await signIn.withPasskey(field('passkey'))
    return signedIn.ok ? enter(signedIn.value) : refuse({ way: 'passkey', refusal: signedIn.refusal })
  }
  if (form.has('digits')) {
    const signedIn = await signIn.withDigits(plainFigures(field('digits')))
    return signedIn.ok ? enter(signedIn.value) : refuse({ way: 'digits', refusal: signedIn.refusal })
  }
  if (form.has('code')) {
    const signedIn = await signIn.withCode(field('code'))
    return signedIn.ok ? enter(signedIn.value) : refuse({ way: 'code', refusal: signedIn.refusal })
  }
  const email = field('email')
  const signedIn = await signIn.withPassword({ email, password: field('password'), stays: form.has('stays') })
  if (signedIn.ok) return enter(signedIn.value)
  const { refusal } = signedIn
  if (refusal.code !== 'second-factor') return refuse({ way: 'password', email, refusal })
  const { searchParams } = new URL(request.url)
  const next = new URLSearchParams({ to: returnAddress(field('to')), step: 'code' })
  const lang = searchParams.get('lang')
  if (lang !== null) next.set('lang', lang)
  return redirect(`${staffPath('signIn')}?${next}`, { headers: setting(refusal.cookies) })

  function enter(cookies: Cookies) {
    return redirect(returnAddress(field('to')), { headers: setting(cookies) })
  }
}

const setting = (cookies: Cookies) => new Headers(cookies.map((cookie) => ['Set-Cookie', cookie]))

function refuse(failure: SignInFailure) {
  const { refusal } = failure
  if (refusal.code !== 'too-many')
    return data<SignInFailure>(failure, {
      status: 400,
      headers: setting('cookies' in refusal ? refusal.cookies : []),
    })
  return data<SignInFailure>(failure, { status: 429, headers: { 'Retry-After': String(refusal.wait) } })
}

export default function SignIn() {
  const { to, tablet, byEmail, asksForCode, now } = useLoaderData<typeof loader>()
  const failure = useAnswer<typeof action>()
  const ofCode = failure?.way === 'code' ? failure.refusal : null
  const text = useText()
  useEffect(() => markFormLost('signed-out'), [])
  useEffect(forgetLastGood, [])
  const ofTablet = failure?.way === 'digits' ? failure.refusal : null
  if (asksForCode && ofCode?.code !== 'too-late')
    return (
      <Door title={text(secondFactorWords.title)} now={now}>
        <CodeForm to={to} wrong={ofCode?.code === 'wrong' ? ofCode : null} />
      </Door>
    )
  if (tablet && !byEmail)
    return (
      <Door title={text(signInWords.title)} now={now}>
        <DigitsForm tablet={tablet} to={to} refusal={ofTablet} />
        <p className={styles.caption}>
          <Link to={`?${new URLSearchParams({ by: 'email', to })}`}>{text(tabletWords.other)}</Link> ·{' '}
          <LanguageLink />
        </p>
      </Door>
    )
  return (
    <Door title={text(signInWords.title)} now={now}>
      {ofCode && <Note kind="error">{text(secondFactorWords.tooLate)}</Note>}
      {ofTablet && <Note kind="error">{text(tabletWords.noDevice)}</Note>}
      <PasskeySignIn
        key={JSON.stringify(failure)}
        to={to}
        refusal={failure?.way === 'passkey' ? failure.refusal : null}
      />
      <PasswordForm to={to} failure={failure?.way === 'password' ? failure : null} />
      <p className={styles.caption}>
        {text(signInWords.forgotten)} · <LanguageLink />
      </p>
    </Door>
  )
}

interface PasswordFormProps {
  readonly to: string
  readonly failure: Extract<SignInFailure, { way: 'password' }> | null
}

function PasswordForm({ to, failure }: PasswordFormProps) {
  const text = useText()
  return (
    <Form method="post">
      {failure && (
        <Note kind="error">
          <PasswordRefusal refusal={failure.refusal} />
        </Note>
      )}
      <input type="hidden" name="to" value={to} />
      <Field
        label={text(signInWords.email)}
        name="email"
        type="email"
        autoComplete="username"
        maxLength={maxLetters.email}
        defaultValue={failure?.email}
        required
      />
      <PasswordField
        label={text(signInWords.password)}
        name="password"
        autoComplete="current-password"
        {...(failure?.refusal.code === 'wrong' && { 'aria-invalid': true })}
      />
      <Check label={text(signInWords.stays)} name="stays" />
      <Button size="l">{text(signInWords.submit)}</Button>
    </Form>
  )
}

function PasswordRefusal({ refusal }: { readonly refusal: SignInRefusal | PasskeyRequired }) {
  const text = useText()
  if (refusal.code === 'passkey') return text(secondFactorWords.passkeyWanted)
  if (refusal.code === 'too-many') return text(tooManySignIns(refusal.wait))
  return (
    <>
      <b>{text(signInWords.wrong)}</b>
      <br />
      {text(attemptsLeft(refusal))}
    </>
  )
}

/** No account sets the language yet, so the address does. */
function LanguageLink() {
  const lang = useLang()
  const text = useText()
  const { search } = useLocation()
  const { to, byEmail } = useLoaderData<typeof loader>()
  const other = otherLang(lang)
  const parameters = new URLSearchParams({
    lang: other,
    ...(byEmail && { by: 'email' }),
    ...(search.includes('to=') && { to }),
  })
  return (
    <Link to={`${staffPath('signIn')}?${parameters}`} lang={other} reloadDocument>
      {text(signInWords.otherLanguage)}
    </Link>
  )
}
