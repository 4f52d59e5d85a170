import { hoursInChinese, hoursInEnglish } from '#content/phrases.ts'
import { type Cents, cents, formatExact } from '#domain/money.ts'
import { refundWaitHours } from '#domain/payment/refund.ts'
import type { ListedProblemKind } from '#domain/staff/problems.ts'
import type { Text } from '#domain/text.ts'

export const problemsTitle = (count: number): Text => ({
  zh: `${count} 件事要人跟進`,
  en: `${count === 1 ? '1 item needs' : `${count} items need`} attention`,
})

export const moreProblems = (count: number): Text => ({
  zh: `另外還有 ${count} 件`,
  en: `and ${count} more`,
})

const texts: Readonly<Record<ListedProblemKind, (amount: string) => Text>> = {
  'refund-asked': (amount) => ({
    zh: `請老闆批准退款 ${amount}`,
    en: `Refund of ${amount} awaiting the owner’s approval`,
  }),
  'refund-due': (amount) => ({
    zh: `要人手退款 ${amount}`,
    en: `${amount} to be refunded manually`,
  }),
  'refund-failed': (amount) => ({
    zh: `退款 ${amount} 不成功，請先到付款服務查看，再人手退款`,
    en: `The refund of ${amount} failed: check with the payment provider, then refund it manually`,
  }),
  'refund-waits': (amount) => ({
    zh: `退款 ${amount} ${hoursInChinese(refundWaitHours, '過了')}，付款服務仍未回覆`,
    en: `No response from the payment provider about the refund of ${amount} for over ${hoursInEnglish(refundWaitHours)}`,
  }),
  'paid-twice': (amount) => ({
    zh: `重複付款，多收 ${amount}：請退款，或移除入錯單的款項`,
    en: `Paid more than once, ${amount} too much: refund it, or remove a payment recorded by mistake`,
  }),
  'same-picture': () => ({
    zh: '付款證明與另一張單相同',
    en: 'Same payment proof as another order',
  }),
  'proof-unasked': () => ({
    zh: '訂單已付清或已取消，但仍有付款證明未核對：請查戶口。如已收款請入賬，會列為待退款項',
    en: 'A payment proof is waiting although nothing is due: check the bank account. Once recorded, it will be listed for refund',
  }),
  'job-failed': () => ({
    zh: '有系統工作失敗，原因在系統紀錄',
    en: 'A background job failed; see the system log',
  }),
}

export const problemText = (kind: ListedProblemKind, amount: Cents): Text => texts[kind](formatExact(amount))

/** @param amount in the currency's smallest unit */
export function strayMoneyText(payment: string, amount: number, currency: string): Text {
  const money = currency === 'hkd' ? formatExact(cents(amount)) : `${amount} ${currency.toUpperCase()}`
  return {
    zh: `付款服務收到 ${money}，但沒有一張單對得上：請到付款服務查看 ${payment}，再在那裏退款`,
    en: `The payment provider received ${money} that matches no order: look up ${payment} there and refund it there`,
  }
}
