/** What went wrong with orders, as the list of orders tells it. */

import { counted } from '#content/counted.ts'
import { hoursInChinese, hoursInEnglish } from '#content/hours.ts'
import { type Cents, cents, formatExact } from '#domain/money.ts'
import { refundWaitHours } from '#domain/payment/refund-wait.ts'
import type { ListedProblemKind } from '#domain/staff/problems.ts'
import type { Text } from '#domain/text.ts'

export const problemsTitle = (count: number): Text => ({
  zh: `${count} 件事要人跟進`,
  en: `${counted(count, ['thing', 'things'])} to look into`,
})

export const moreProblems = (count: number): Text => ({
  zh: `另外還有 ${count} 件`,
  en: `and ${count} more`,
})

const texts: Readonly<Record<ListedProblemKind, (amount: string) => Text>> = {
  'refund-asked': (amount) => ({
    zh: `請老闆批准退款 ${amount}`,
    en: `The owner is asked for a refund of ${amount}`,
  }),
  'refund-due': (amount) => ({
    zh: `要人手退款 ${amount}`,
    en: `${amount} to be returned by hand`,
  }),
  'refund-failed': (amount) => ({
    zh: `退款 ${amount} 不成功，請先到付款服務查看，再人手退款`,
    en: `The refund of ${amount} failed: look at the payment service first, then return it by hand`,
  }),
  'refund-waits': (amount) => ({
    zh: `退款 ${amount} ${hoursInChinese(refundWaitHours, '過了')}，付款服務仍未回覆`,
    en: `For over ${hoursInEnglish(refundWaitHours)} the payment service has not answered about the refund of ${amount}`,
  }),
  'paid-twice': (amount) => ({
    zh: `付了不止一次，多收 ${amount}：請退款，或收回入錯單的款項`,
    en: `Paid more than once, ${amount} too much: return it, or take back a transfer booked by mistake`,
  }),
  'same-picture': () => ({
    zh: '收據與另一張單相同',
    en: 'Its proof of payment is that of another order too',
  }),
  'proof-unasked': () => ({
    zh: '訂單已付清或已取消，但仍有轉賬截圖未核：請查戶口。錢到了就記帳，會列為要退的款項',
    en: 'A screenshot of a transfer waits although nothing is due: look at the account. Money that is booked will be listed to be returned',
  }),
  'job-failed': () => ({
    zh: '有系統工作失敗，原因在系統紀錄',
    en: 'A job of the system failed for good; the log tells why',
  }),
}

export const problemText = (kind: ListedProblemKind, amount: Cents): Text => texts[kind](formatExact(amount))

/** @param amount in the smallest unit of its currency */
export function strayMoneyText(payment: string, amount: number, currency: string): Text {
  const money = currency === 'hkd' ? formatExact(cents(amount)) : `${amount} ${currency.toUpperCase()}`
  return {
    zh: `付款服務收到 ${money}，但沒有一張單對得上：請到付款服務查看 ${payment}，再在那裏退款`,
    en: `The payment service received ${money} that fits no order: look up ${payment} there, and return it there`,
  }
}
