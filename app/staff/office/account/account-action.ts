import { data, redirect } from 'react-router'
import { staffPath } from '#app/staff/addresses.ts'
import { accountPage, passkeyWords } from '#content/staff/office/account.ts'
import { secondFactorWords } from '#content/staff/office/second-factor.ts'
import { accountProblems } from '#content/staff/office/sign-in.ts'
import { parseLang, type Text } from '#domain/text.ts'
import type { ConfirmRefusal } from '#server/accounts/passwords/confirm-password.ts'
import type { PasswordProblem } from '#server/accounts/passwords/passwords.ts'
import type { SecondFactorSetup } from '#server/accounts/second-factor-api.ts'
import type { AccountsApi } from '#server/accounts/staff.ts'

export interface AccountFormResult {
  readonly success: Text | null
  readonly problem: Text | null
  /** A second factor has a setup before its first code. */
  readonly setup?: Pick<SecondFactorSetup, 'code' | 'secret'>
  readonly codes?: readonly string[]
}

const formResultOf = (words: Text | null): AccountFormResult => ({ success: words, problem: null })
const refuse = (problem: Text, status = 400) => data<AccountFormResult>({ success: null, problem }, status)

/** Shows the secret for the authenticator app. */
function setUp({ code, secret, cookies }: SecondFactorSetup, problem: Text | null) {
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie])
  const result: AccountFormResult = { success: null, problem, setup: { code, secret } }
  return data(result, { status: problem ? 400 : 200, headers })
}

/** These refusals follow a wrong password or passkey at a confirmation. */
const confirmProblems: Readonly<Record<ConfirmRefusal | 'wrong-passkey', Text>> = {
  wrong: accountPage.wrong,
  'too-many': accountPage.tooMany,
  busy: accountPage.busy,
  'wrong-passkey': passkeyWords.failed,
}

const refuseSetup = (refusal: keyof typeof confirmProblems) =>
  refuse(confirmProblems[refusal], refusal === 'busy' || refusal === 'too-many' ? 429 : 400)

export async function act({ account, passkeys, secondFactor }: AccountsApi, form: FormData) {
  const field = (name: string) => String(form.get(name) ?? '')
  switch (field('verb')) {
    case 'choose':
      await account.choose({ lang: parseLang(field('lang')) ?? 'zh', shortcuts: form.has('shortcuts') })
      // This request still has the previous language.
      throw redirect(`${staffPath('account')}?saved=yes`)
    case 'change-password': {
      const result = await account.changePassword({
        current: field('current'),
        next: field('next'),
        removesPasskeys: form.has('remove-passkeys'),
      })
      if (result.ok) return formResultOf(accountPage.changed)
      const { refusal } = result
      return isPasswordProblem(refusal) ? refuse(accountProblems[refusal]) : refuseSetup(refusal)
    }
    case 'end-session':
      await account.endSession(field('session'))
      return formResultOf(null)
    case 'end-others':
      await account.endOtherSessions()
      return formResultOf(null)
    case 'add-passkey': {
      const result = await passkeys.add(field('answer'), field('name'))
      return result.ok ? formResultOf(passkeyWords.added) : refuse(passkeyWords.failed)
    }
    case 'remove-passkey': {
      const passkey = field('answer')
      const proof = passkey === '' ? { password: field('password') } : { passkey }
      const result = await passkeys.remove(field('passkey'), proof)
      return result.ok ? formResultOf(passkeyWords.removed) : refuseSetup(result.refusal)
    }
    case 'begin-second-factor': {
      const setup = await secondFactor.begin(field('password'))
      return setup.ok ? setUp(setup.value, null) : refuseSetup(setup.refusal)
    }
    case 'confirm-second-factor': {
      const confirmation = await secondFactor.confirm(field('code'))
      if (confirmation.ok) return { ...formResultOf(secondFactorWords.on), codes: confirmation.value }
      const { refusal } = confirmation
      return refusal.code === 'wrong'
        ? setUp(refusal.setup, secondFactorWords.wrong)
        : refuse(secondFactorWords.tooLate)
    }
    case 'end-second-factor': {
      const turnOff = await secondFactor.turnOff(field('password'))
      return turnOff.ok ? formResultOf(secondFactorWords.ended) : refuseSetup(turnOff.refusal)
    }
    default:
      throw data(null, 400)
  }
}

const isPasswordProblem = (refusal: ConfirmRefusal | PasswordProblem): refusal is PasswordProblem =>
  !(refusal in confirmProblems)
