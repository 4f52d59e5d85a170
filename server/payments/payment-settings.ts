/** The payment part of the environment: the caterer's accounts, and whether payments are only practised. */
import * as v from 'valibot'
import { type FpsAccount, parseFpsAccount } from '#domain/payment/fps-code.ts'
import type { TransferAccounts } from '#domain/payment/payment-instructions.ts'
import type { Text } from '#domain/text.ts'

export interface PaymentSettings {
  readonly accounts: TransferAccounts
  /** Whether the company of the shop is paid, since the environment names no payee; absent: it does. */
  readonly isCompanyPaid?: boolean
  /** Takes cards and Alipay; null: they are not offered, except in practice. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | null
  /** No real money is taken: methods without an account use an invented one, and cards lead to a practice page. */
  readonly isPractice: boolean
  /** Whether the operator left it open, so that it ends once the shop is no demo any more. */
  readonly isByDefault?: boolean
}

/** Who is paid in the demo. */
export const demoPayee: Text = { zh: '開源到會有限公司', en: 'Hoi Yuen Catering Limited' }

/** An FPS identifier, a phone number or an e-mail address, as registered with the Faster Payment System. */
export const fpsAccount = v.pipe(
  v.string(),
  v.transform(parseFpsAccount),
  v.custom<FpsAccount>(
    (account) => account !== null,
    'is not an FPS identifier of 7 or 9 digits, a phone number such as +852-51234567, or an e-mail address',
  ),
)

/** What practice uses where the caterer has no account: nobody's, since all of it is zeros. */
const practiceAccounts = {
  fps: { kind: 'id', value: '000000000' },
  payMeLink: 'https://payme.example/hoiyuen',
  bank: { name: { zh: '點心銀行（代號 000）', en: 'Dim Sum Bank (code 000)' }, account: '000-000000-000' },
} as const satisfies Partial<TransferAccounts>

export function withPracticeAccounts(settings: PaymentSettings): TransferAccounts {
  const { accounts, isPractice } = settings
  if (!isPractice) return accounts
  return {
    ...accounts,
    fps: accounts.fps ?? practiceAccounts.fps,
    payMeLink: accounts.payMeLink ?? practiceAccounts.payMeLink,
    bank: accounts.bank ?? practiceAccounts.bank,
  }
}
