import { Form } from 'react-router'
import { PasswordField } from '#app/staff/office/sign-in/password-field.tsx'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { Panel, PanelBody } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { accountPage } from '#content/staff/office/account.ts'
import { recoveryCodesLeft, secondFactorWords } from '#content/staff/office/second-factor.ts'
import styles from './account.module.css'
import type { AccountFormResult } from './account-action.ts'

interface SecondFactorPanelProps {
  /** The second factor is off if null. */
  readonly secondFactor: { readonly recoveryCodes: number } | null
  readonly formResult: AccountFormResult | undefined
}

export function SecondFactorPanel({ secondFactor, formResult }: SecondFactorPanelProps) {
  const text = useText()
  const { setup, codes } = formResult ?? {}
  return (
    <Panel title={text(secondFactorWords.title)} caption={text(secondFactorWords.explain)}>
      <PanelBody>
        {codes && <RecoveryCodes codes={codes} />}
        {setup ? <Setup {...setup} /> : <TurnOnOrOff secondFactor={secondFactor} />}
      </PanelBody>
    </Panel>
  )
}

function TurnOnOrOff({ secondFactor }: Pick<SecondFactorPanelProps, 'secondFactor'>) {
  const text = useText()
  return (
    <>
      <p>{text(secondFactor ? recoveryCodesLeft(secondFactor.recoveryCodes) : secondFactorWords.off)}</p>
      <Form method="post" className={styles.form}>
        <PasswordField label={text(accountPage.current)} name="password" autoComplete="current-password" />
        <p className={styles.buttons}>
          <Button name="verb" value="begin-second-factor">
            {text(secondFactor ? secondFactorWords.renew : secondFactorWords.begin)}
          </Button>
          {secondFactor && (
            <Button kind="stop" name="verb" value="end-second-factor">
              {text(secondFactorWords.end)}
            </Button>
          )}
        </p>
      </Form>
    </>
  )
}

function Setup({ code: { size, path }, secret }: NonNullable<AccountFormResult['setup']>) {
  const text = useText()
  return (
    <Form method="post" className={styles.form}>
      <p>{text(secondFactorWords.scan)}</p>
      <svg
        className={styles.code}
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={text(secondFactorWords.picture)}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
      <p>
        {text(secondFactorWords.byHand)}{' '}
        <code className={styles.secret}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Field
        label={text(secondFactorWords.code)}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        required
      />
      <p>
        <Button kind="go" name="verb" value="confirm-second-factor">
          {text(secondFactorWords.confirm)}
        </Button>
      </p>
    </Form>
  )
}

function RecoveryCodes({ codes }: { readonly codes: readonly string[] }) {
  const text = useText()
  return (
    <Note kind="done">
      <b>{text(secondFactorWords.keep)}</b>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Note>
  )
}
