/** Adding or removing a passkey requires the password, so that a stolen session cannot. */
import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { answerByPasskey, type PasskeyAnswer } from '#app/staff/office/sign-in/passkey-answer.ts'
import { PasswordField } from '#app/staff/office/sign-in/password-field.tsx'
import { Button } from '#app/staff/shell/ui/button.tsx'
import disclosure from '#app/staff/shell/ui/disclosure.module.css'
import { Field } from '#app/staff/shell/ui/field.tsx'
import { Moment } from '#app/staff/shell/ui/moment.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { NothingHere } from '#app/staff/shell/ui/nothing-here.tsx'
import { Panel, PanelBody, PanelRow } from '#app/staff/shell/ui/panel.tsx'
import { useText } from '#app/ui/lang.tsx'
import { accountPage, passkeyWords } from '#content/staff/office/account.ts'
import type { Text } from '#domain/text.ts'
import type { Passkey } from '#server/accounts/passkeys/passkeys.ts'
import styles from './account.module.css'

type Problem = Extract<PasskeyAnswer, { ok: false }>['problem']

export function PasskeysPanel({ keys }: { readonly keys: readonly Passkey[] }) {
  const text = useText()
  return (
    <Panel title={text(passkeyWords.title)} caption={text(passkeyWords.explain)}>
      <ul>
        {keys.map(({ id, name, usedAt }) => (
          <PanelRow key={id} actions={<RemovePasskey id={id} name={name} />}>
            <b>{name}</b>
            <small>{usedAt ? <Moment at={usedAt} /> : text(passkeyWords.unused)}</small>
          </PanelRow>
        ))}
      </ul>
      {keys.length === 0 && <NothingHere isSmall>{text(passkeyWords.none)}</NothingHere>}
      <PanelBody>
        <AddPasskey key={keys.length} />
      </PanelBody>
    </Panel>
  )
}

const problems: Readonly<Record<Problem, Text>> = {
  wrong: accountPage.wrong,
  'too-many': accountPage.tooMany,
  failed: passkeyWords.failed,
}

function RemovePasskey({ id, name }: Pick<Passkey, 'id' | 'name'>) {
  const [problem, setProblem] = useState<Problem | null>(null)
  const submit = useSubmit()
  const text = useText()

  async function confirm() {
    setProblem(null)
    const answer = await answerByPasskey(staffPath('passkey'), { purpose: 'confirm' })
    if (!answer.ok) return setProblem(answer.problem)
    await submit({ verb: 'remove-passkey', passkey: id, answer: answer.answer }, { method: 'post' })
  }

  return (
    <details className={styles.removal}>
      <summary className={disclosure.arrow} aria-label={`${text(passkeyWords.remove)}: ${name}`}>
        {text(passkeyWords.remove)}
      </summary>
      <Form method="post" className={styles.form}>
        {problem && <Note kind="error">{text(problems[problem])}</Note>}
        <input type="hidden" name="passkey" value={id} />
        <PasswordField label={text(accountPage.current)} name="password" autoComplete="current-password" />
        <p className={styles.buttons}>
          <Button kind="stop" name="verb" value="remove-passkey">
            {text(passkeyWords.removeWithPassword)}
          </Button>
          <Button type="button" onClick={() => void confirm()}>
            {text(passkeyWords.removeWithPasskey)}
          </Button>
        </p>
      </Form>
    </details>
  )
}

function AddPasskey() {
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isAsking, setAsking] = useState(false)
  const submit = useSubmit()
  const text = useText()

  async function add(form: FormData) {
    setAsking(true)
    setProblem(null)
    const [name, password] = [String(form.get('name')), String(form.get('password'))]
    const answer = await answerByPasskey(staffPath('passkey'), { purpose: 'add', password })
    setAsking(false)
    if (!answer.ok) return setProblem(answer.problem)
    await submit({ verb: 'add-passkey', name, answer: answer.answer }, { method: 'post' })
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
