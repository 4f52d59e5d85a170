import { Form } from 'react-router'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { secondFactorWords } from '#content/staff/office/second-factor.ts'
import { attemptsLeft } from '#content/staff/office/sign-in.ts'
import styles from './sign-in.module.css'

interface CodeFormProps {
  readonly to: string
  readonly wrong: { readonly remaining: number; readonly wait: number } | null
}

export function CodeForm({ to, wrong }: CodeFormProps) {
  const text = useText()
  return (
    <Form method="post">
      {wrong && (
        <Note kind="error">
          <b>{text(secondFactorWords.wrong)}</b>
          <br />
          {text(attemptsLeft(wrong))}
        </Note>
      )}
      <input type="hidden" name="to" value={to} />
      <Field
        label={text(secondFactorWords.code)}
        hint={text(secondFactorWords.codeHint)}
        name="code"
        autoComplete="one-time-code"
        maxLength={20}
        required
      />
      <Button kind="go" size="xl">
        {text(secondFactorWords.confirm)}
      </Button>
      <p className={styles.caption}>{text(secondFactorWords.lost)}</p>
    </Form>
  )
}
