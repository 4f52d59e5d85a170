/** Does what a form of one's own account asks for. */
import { data, redirect } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { accountPage, passkeyWords } from '#content/staff/account.ts'
import { accountProblems } from '#content/staff/sign-in.ts'
import { parseLang, type Text } from '#domain/text.ts'
import type { AccountsApi } from '#server/site/staff/accounts-api.ts'

export interface AccountFormResult {
  readonly done: Text | null
  readonly problem: Text | null
}

const done = (words: Text | null): AccountFormResult => ({ done: words, problem: null })
const refused = (problem: Text) => data<AccountFormResult>({ done: null, problem }, 400)

export async function act({ account, passkeys }: AccountsApi, form: FormData) {
  const field = (name: string) => String(form.get(name) ?? '')
  switch (field('verb')) {
    case 'choose':
      await account.choose({ lang: parseLang(field('lang')) ?? 'zh', shortcuts: form.has('shortcuts') })
      // This request still has the language of before.
      throw redirect(`${staffPath('account')}?saved=yes`)
    case 'change-password': {
      const changed = await account.changePassword(field('current'), field('next'))
      if (changed.ok) return done(accountPage.changed)
      if (changed.refusal === 'wrong') return refused(accountPage.wrong)
      return refused(changed.refusal === 'too-many' ? accountPage.tooMany : accountProblems[changed.refusal])
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
    case 'remove-passkey':
      await passkeys.remove(field('passkey'))
      return done(null)
    default:
      throw data(null, 400)
  }
}
