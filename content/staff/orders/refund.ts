import { type Cents, formatExact } from '#domain/money.ts'
import type { GrantOutlook } from '#domain/payment/grant-refund.ts'
import type { Text } from '#domain/text.ts'

export const refundPage = {
  howMuch: { zh: '退多少', en: 'How much' },
  part: { zh: '指定金額', en: 'An amount' },
  amount: { zh: '金額', en: 'Amount' },
  reason: { zh: '原因', en: 'Reason' },
  words: { zh: '補充（客人看不到）', en: 'Details (not shown to customers)' },
  sayWhy: { zh: '請寫明原因。', en: 'Please give a reason.' },
  back: { zh: '返回', en: 'Go back' },
  refuse: { zh: '不批准', en: 'Decline' },
  refuseHint: { zh: '不批准的話，請在補充寫明原因。', en: 'To decline, give the reason in the details.' },
  notice: {
    zh: '退回款項或減少應收時，客人會收到電郵，寫明金額；訂單頁會列出退款。',
    en: 'The customer is emailed the amount once it is refunded or the balance is reduced, and the order page lists the refund.',
  },
} as const satisfies Record<string, Text>

export const refundTitle = (reference: string): Text => ({
  zh: `退款 ${reference}`,
  en: `Refund ${reference}`,
})

export const wholeRefund = (amount: Cents): Text => ({
  zh: `全數 ${formatExact(amount)}`,
  en: `Full amount, ${formatExact(amount)}`,
})

export const maxRefund = (max: Cents, alreadyReturned: Cents): Text => ({
  zh: `最多可退 ${formatExact(max)}（${alreadyReturned > 0 ? `已退 ${formatExact(alreadyReturned)}` : '未退過款'}）`,
  en: `Up to ${formatExact(max)} (${alreadyReturned > 0 ? `${formatExact(alreadyReturned)} refunded so far` : 'nothing refunded so far'})`,
})

export const receivedBy = (method: Text | null, amount: Cents): Text => ({
  zh: `${method ? method.zh : ''}已收 ${formatExact(amount)}`,
  en: `${formatExact(amount)} received${method ? ` by ${method.en}` : ''}`,
})

/** @param amount null if unreadable */
export const refundNow = (amount: Cents | null): Text => ({
  zh: amount === null ? '退款' : `退款 ${formatExact(amount)}`,
  en: amount === null ? 'Refund' : `Refund ${formatExact(amount)}`,
})

export function outlookText({ byProvider, byHand, offDue }: GrantOutlook): Text {
  const ways: readonly (Text | null)[] = [
    offDue > 0
      ? {
          zh: '未付清的部分不會退款，只會減少應收。',
          en: 'The unpaid part is not refunded; the balance due is reduced.',
        }
      : null,
    byProvider > 0
      ? {
          zh: '網上付款由付款服務自動退回原來的戶口。',
          en: 'Online payments are refunded automatically to the original account.',
        }
      : null,
    byHand > 0
      ? {
          zh: '轉賬要人手退款：批准後請轉賬，再在「記錄退款」填回參考編號。',
          en: 'Bank transfers are refunded manually: transfer it after approval, then record the reference under “Record a refund”.',
        }
      : null,
  ]
  const lines = ways.filter((way) => way !== null)
  return { zh: lines.map(({ zh }) => zh).join(''), en: lines.map(({ en }) => en).join(' ') }
}
