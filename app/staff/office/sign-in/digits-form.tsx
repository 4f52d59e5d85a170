import { Form } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { tabletWords } from '#content/staff/day/tablet.ts'
import { attemptsLeft, tooManySignIns } from '#content/staff/office/sign-in.ts'
import { roleNames } from '#content/staff/shell/frame.ts'
import { digitCount } from '#domain/staff/office/sign-in-limits.ts'
import type { Tablet } from '#server/accounts/digits.ts'
import type { SignInRefusal } from '#server/accounts/result.ts'
import styles from './sign-in.module.css'

interface DigitsFormProps {
  readonly tablet: Tablet
  readonly to: string
  readonly refusal: SignInRefusal | { readonly code: 'no-device' } | null
}

export function DigitsForm({ tablet, to, refusal }: DigitsFormProps) {
  const text = useText()
  return (
    <Form method="post" reloadDocument>
      <p>
        <b>{tablet.name}</b> · {text(roleNames[tablet.role])}
      </p>
      {refusal && (
        <Note kind="error">
          <RefusalText refusal={refusal} />
        </Note>
      )}
      <input type="hidden" name="to" value={to} />
      <Field
        label={text(tabletWords.digits)}
        className={styles.digits}
        name="digits"
        type="password"
        inputMode="numeric"
        pattern={`[0-9０-９]{${digitCount}}`}
        minLength={digitCount}
        maxLength={digitCount}
        autoComplete="off"
        required
      />
      <Button kind="go" size="xl">
        {text(tabletWords.submit)}
      </Button>
      <p className={styles.caption}>{text(tabletWords.forgotten)}</p>
    </Form>
  )
}

function RefusalText({ refusal }: { readonly refusal: NonNullable<DigitsFormProps['refusal']> }) {
  const text = useText()
  if (refusal.code === 'no-device') return text(tabletWords.noDevice)
  if (refusal.code === 'too-many') return text(tooManySignIns(refusal.wait))
  return (
    <>
      <b>{text(tabletWords.wrong)}</b>
      <br />
      {text(attemptsLeft(refusal))}
    </>
  )
}
