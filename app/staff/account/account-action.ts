/** Does what a form of one's own account asks for. */
import { data, redirect } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { accountPage, passkeyWords } from '#content/staff/account.ts'
import { accountProblems } from '#content/staff/sign-in.ts'
import { parseLang, type Text } from '#domain/text.ts'
import type { AccountsApi, PasswordProblem } from '#server/site/staff/accounts-api.ts'
import type { ConfirmRefusal } from '#server/site/staff/accounts-result.ts'

export interface AccountFormResult {
  readonly done: Text | null
  readonly problem: Text | null
}

const done = (words: Text | null): AccountFormResult => ({ done: words, problem: null })
const refused = (problem: Text, status = 400) => data<AccountFormResult>({ done: null, problem }, status)

/** Why a password or a passkey that somebody had to show again is not accepted. */
const confirmProblems: Readonly<Record<ConfirmRefusal | 'wrong-passkey', Text>> = {
  wrong: accountPage.wrong,
  'too-many': accountPage.tooMany,
  busy: accountPage.busy,
  'wrong-passkey': passkeyWords.failed,
}

const notConfirmed = (refusal: keyof typeof confirmProblems) =>
  refused(confirmProblems[refusal], refusal === 'busy' || refusal === 'too-many' ? 429 : 400)

export async function act({ account, passkeys }: AccountsApi, form: FormData) {
  const field = (name: string) => String(form.get(name) ?? '')
  switch (field('verb')) {
    case 'choose':
      await account.choose({ lang: parseLang(field('lang')) ?? 'zh', shortcuts: form.has('shortcuts') })
      // This request still has the language of before.
      throw redirect(`${staffPath('account')}?saved=yes`)
    case 'change-password': {
      const changed = await account.changePassword({
        current: field('current'),
        next: field('next'),
        removesPasskeys: form.has('remove-passkeys'),
      })
      if (changed.ok) return done(accountPage.changed)
      const { refusal } = changed
      return isPasswordProblem(refusal) ? refused(accountProblems[refusal]) : notConfirmed(refusal)
    }
    case 'end-session':
      await account.endSession(field('session'))
      return done(null)
    case 'end-others':
      await account.endOtherSessions()
      return done(null)
    case 'add-passkey': {
      const added = await passkeys.add(field('answer'), field('name'))
      return added.ok ? done(passkeyWords.added) : refused(passkeyWords.failed)
    }
    case 'remove-passkey': {
      const answer = field('answer')
      const proof = answer === '' ? { password: field('password') } : { passkey: answer }
      const removed = await passkeys.remove(field('passkey'), proof)
      return removed.ok ? done(passkeyWords.removed) : notConfirmed(removed.refusal)
    }
    default:
      throw data(null, 400)
  }
}

const isPasswordProblem = (refusal: ConfirmRefusal | PasswordProblem): refusal is PasswordProblem =>
  !(refusal in confirmProblems)
