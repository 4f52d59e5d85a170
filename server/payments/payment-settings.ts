import * as v from 'valibot'
import { type FpsAccount, parseFpsAccount } from '#domain/payment/fps-code.ts'
import type { TransferAccounts } from '#domain/payment/payment-instructions.ts'
import type { Text } from '#domain/text.ts'

export interface PaymentSettings {
  readonly accounts: TransferAccounts
  /** True if the environment names no payee, so that the shop's company is paid. */
  readonly isCompanyPaid?: boolean
  /** Null offers neither cards nor Alipay, except in the sandbox. */
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | null
  /** No real money: accounts are invented, and cards lead to a sandbox page. */
  readonly isPractice: boolean
  /** The default sandbox ends once the shop is no demo. */
  readonly isByDefault?: boolean
}

/** The demo's shop is the payee. */
export const demoPayee: Text = { zh: '開源到會有限公司', en: 'Hoi Yuen Catering Limited' }

/** The Faster Payment System registers these accounts. */
export const fpsAccount = v.pipe(
  v.string(),
  v.transform(parseFpsAccount),
  v.custom<FpsAccount>(
    (account) => account !== null,
    'is not an FPS identifier of 7 or 9 digits, a phone number such as +852-51234567, or an e-mail address',
  ),
)

/** Sandbox accounts are all zeros, so they belong to nobody. */
const practiceAccounts = {
  fps: { kind: 'id', value: '000000000' },
  payMeLink: 'https://payme.example/practice',
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
