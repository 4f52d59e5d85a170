/** One's own passkeys. Adding one asks for the password, so that a stolen session adds no way in. */
import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { answerByPasskey } from '#app/staff/door/passkey-answer.ts'
import { PasswordField } from '#app/staff/door/password-field.tsx'
import { Button } from '#app/staff/ui/button.tsx'
import { Field } from '#app/staff/ui/field.tsx'
import { Moment } from '#app/staff/ui/moment.tsx'
import { Note } from '#app/staff/ui/note.tsx'
import { Panel, PanelBody, PanelRow } from '#app/staff/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { accountPage, passkeyWords } from '#content/staff/account.ts'
import type { Text } from '#domain/text.ts'
import type { Passkey } from '#server/site/staff/sign-in-ways.ts'
import styles from './account.module.css'

export function PasskeysPanel({ keys }: { readonly keys: readonly Passkey[] }) {
  const text = useText()
  return (
    <Panel title={text(passkeyWords.title)} caption={text(passkeyWords.explain)}>
      <ul>
        {keys.map(({ id, name, usedAt }) => (
          <PanelRow
            key={id}
            actions={
              <Form method="post">
                <input type="hidden" name="passkey" value={id} />
                <Button
                  kind="stop"
                  name="verb"
                  value="remove-passkey"
                  aria-label={`${text(passkeyWords.remove)}: ${name}`}
                >
                  {text(passkeyWords.remove)}
                </Button>
              </Form>
            }
          >
            <b>{name}</b>
            <small>{usedAt ? <Moment at={usedAt} /> : text(passkeyWords.unused)}</small>
          </PanelRow>
        ))}
      </ul>
      <PanelBody>
        {keys.length === 0 && <p>{text(passkeyWords.none)}</p>}
        <AddPasskey key={keys.length} />
      </PanelBody>
    </Panel>
  )
}

const problems: Readonly<Record<'wrong' | 'too-many' | 'failed', Text>> = {
  wrong: accountPage.wrong,
  'too-many': accountPage.tooMany,
  failed: passkeyWords.failed,
}

function AddPasskey() {
  const [problem, setProblem] = useState<keyof typeof problems | null>(null)
  const [isAsking, setAsking] = useState(false)
  const submit = useSubmit()
  const text = useText()

  async function add(form: FormData) {
    setAsking(true)
    setProblem(null)
    const [name, password] = [String(form.get('name')), String(form.get('password'))]
    const answered = await answerByPasskey(staffPath('passkey'), { purpose: 'add', password })
    setAsking(false)
    if (!answered.ok) return setProblem(answered.problem)
    await submit({ verb: 'add-passkey', name, answer: answered.answer }, { method: 'post' })
  }

  return (
    <Form
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isAsking) void add(new FormData(event.currentTarget))
      }}
    >
      {problem && <Note kind="error">{text(problems[problem])}</Note>}
      <Field
        label={text(passkeyWords.name)}
        hint={text(passkeyWords.nameHint)}
        name="name"
        maxLength={60}
        autoComplete="off"
        required
      />
      <PasswordField label={text(accountPage.current)} name="password" autoComplete="current-password" />
      <p>
        <Button name="verb" value="add-passkey" aria-disabled={isAsking}>
          {text(passkeyWords.add)}
        </Button>
      </p>
    </Form>
  )
}
