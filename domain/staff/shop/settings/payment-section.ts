import { toDollars } from '#domain/money.ts'
import { type FpsAccount, parseFpsAccount } from '#domain/payment/fps-code.ts'
import type { TransferAccounts } from '#domain/payment/payment-instructions.ts'
import { paymentMethods } from '#domain/payment/payment-method.ts'
import { type FormReader, textValues } from '#domain/staff/forms/fields.ts'
import type { Section } from './section.ts'

/** Four weeks; an unpaid order holds its slot all that time. */
const maxHours = 672

export const payment: Section = {
  unitOf: (name) => (/^(bank|payee)/.test(name) ? name.slice(0, 4) : name),
  valuesOf: ({ payWithinHours, officeRefundLimit, methodsOff, accounts }) => ({
    payWithinHours: String(payWithinHours),
    officeRefundLimit: String(toDollars(officeRefundLimit)),
    ...Object.fromEntries(
      paymentMethods.map((method) => [`method.${method}`, methodsOff.includes(method) ? '' : 'on']),
    ),
    ...Object.fromEntries(textValues('payee', accounts.payee)),
    fps: accounts.fps?.value ?? '',
    fpsReference:
      accounts.fpsCarriesReference === undefined ? '' : accounts.fpsCarriesReference ? 'on' : 'off',
    payMe: accounts.payMeLink ?? '',
    ...Object.fromEntries(textValues('bank', accounts.bank?.name)),
    bankAccount: accounts.bank?.account ?? '',
  }),
  read: (reader) => ({
    payWithinHours: reader.number('payWithinHours', { min: 1, max: maxHours }),
    officeRefundLimit: reader.money('officeRefundLimit'),
    methodsOff: paymentMethods.filter((method) => !reader.isOn(`method.${method}`)),
    accounts: accountsIn(reader),
  }),
}

/** Empty fields use the environment's values. */
function accountsIn(reader: FormReader): Partial<TransferAccounts> {
  const fps = fpsIn(reader)
  const carries = reader.value('fpsReference')
  if (!['', 'on', 'off'].includes(carries)) reader.fail('fpsReference', 'choice-unknown')
  const link = reader.value('payMe')
  if (link !== '' && !/^https:\/\/[\w.-]+(\/[!-~]*)?$/.test(link)) reader.fail('payMe', 'link-invalid')
  const account = reader.figures('bankAccount')
  if (account !== '' && !/^[\d -]{6,30}$/.test(account)) reader.fail('bankAccount', 'account-invalid')
  const hasBank = ['bank.zh', 'bank.en', 'bankAccount'].some((name) => reader.value(name) !== '')
  if (hasBank && account === '') reader.fail('bankAccount', 'bank-incomplete')
  const hasPayee = ['payee.zh', 'payee.en'].some((name) => reader.value(name) !== '')
  return {
    ...(hasPayee && { payee: reader.text('payee') }),
    ...(fps && { fps }),
    ...(carries !== '' && { fpsCarriesReference: carries === 'on' }),
    ...(link !== '' && { payMeLink: link }),
    ...(hasBank && { bank: { name: reader.text('bank'), account } }),
  }
}

function fpsIn(reader: FormReader): FpsAccount | null {
  const input = reader.figures('fps')
  const account = parseFpsAccount(input)
  if (input !== '' && !account) reader.fail('fps', 'account-invalid')
  return account
}
