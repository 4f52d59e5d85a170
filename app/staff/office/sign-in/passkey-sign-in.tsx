import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { Button } from '#app/staff/shell/ui/button.tsx'
import { StaffIcon } from '#app/staff/shell/ui/icon.tsx'
import { Note } from '#app/staff/shell/ui/note.tsx'
import { useText } from '#app/ui/lang.tsx'
import { passkeyWords } from '#content/staff/office/account.ts'
import { tooManySignIns } from '#content/staff/office/sign-in.ts'
import type { AccountsApi } from '#server/accounts/staff.ts'
import { answerByPasskey } from './passkey-answer.ts'
import styles from './sign-in.module.css'

export type PasskeyRefusal = Extract<
  Awaited<ReturnType<AccountsApi['signIn']['withPasskey']>>,
  { ok: false }
>['refusal']

/** Without JavaScript the button suggests the password. */
export function PasskeySignIn({
  to,
  refusal,
}: {
  readonly to: string
  readonly refusal: PasskeyRefusal | null
}) {
  const [problem, setProblem] = useState(refusal)
  const [isAsking, setAsking] = useState(false)
  const submit = useSubmit()
  const text = useText()

  async function ask() {
    setAsking(true)
    setProblem(null)
    const answer = await answerByPasskey(staffPath('passkey'), { purpose: 'sign-in' })
    setAsking(false)
    if (answer.ok) await submit({ to, passkey: answer.answer }, { method: 'post' })
    else if (answer.problem === 'too-many') setProblem({ code: 'too-many', wait: answer.wait })
    else setProblem({ code: 'wrong-passkey' })
  }

  return (
    <Form
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isAsking) void ask()
      }}
    >
      <input type="hidden" name="to" value={to} />
      <input type="hidden" name="passkey" value="" />
      {problem && !isAsking && (
        <Note kind="error">
          {text(problem.code === 'too-many' ? tooManySignIns(problem.wait) : passkeyWords.failed)}
        </Note>
      )}
      <Button kind="go" size="xl" aria-disabled={isAsking}>
        <StaffIcon name="key" />
        {text(passkeyWords.signIn)}
      </Button>
      <p className={styles.caption}>{text(passkeyWords.hint)}</p>
      <p className={styles.or}>{text(passkeyWords.or)}</p>
    </Form>
  )
}
