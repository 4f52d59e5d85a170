import { type Cents, formatExact } from '#domain/money.ts'
import { type AskReason, readRefundNote } from '#domain/staff/orders/refund-reason.ts'
import type { Text } from '#domain/text.ts'

export const openRefund: Text = { zh: '退款…', en: 'Refund…' }
/** The owner sees this button. */
export const answerAsk: Text = { zh: '批准或拒絕…', en: 'Approve or decline…' }
export const refuseAsk: Text = { zh: '不批准', en: 'Decline' }
export const askOwner: Text = { zh: '請老闆批准', en: 'Ask the owner to approve' }

/** The owner decides on larger refunds. */
export const refundLimit = (limit: Cents): Text => ({
  zh: `你每張單及每日最多可退 ${formatExact(limit)}，超過便要老闆批准。`,
  en: `You can refund up to ${formatExact(limit)} per order and per day. Anything above needs the owner’s approval.`,
})

export const ownerReturns: Text = {
  zh: '超過的由老闆退還及記錄，老闆的訂單頁已列出這筆。',
  en: 'The owner refunds and records the rest; it is already on the owner’s list.',
}

export const refundNotYet: Text = {
  zh: '收款後才可退款。',
  en: 'Refunds are available once payment has been received.',
}

export const refundReasonNames: Readonly<Record<AskReason, Text>> = {
  'dish-changed': { zh: '菜式更換', en: 'Dish changed' },
  'dish-missing': { zh: '欠了菜式', en: 'Dish missing' },
  'food-quality': { zh: '食物品質', en: 'Food quality' },
  'late-delivery': { zh: '遲送到', en: 'Late delivery' },
  goodwill: { zh: '心意補償', en: 'Goodwill' },
  other: { zh: '其他（請補充）', en: 'Other (please explain)' },
  cancel: { zh: '要取消訂單', en: 'Order to be cancelled' },
  reject: { zh: '不接這張訂單', en: 'Order to be declined' },
}

export const refundAsked = (amount: Cents, why: string): Text => ({
  zh: `有人請老闆批准退款 ${formatExact(amount)}${why ? `：${refundReasonText(why).zh}` : ''}`,
  en: `Refund of ${formatExact(amount)} awaiting the owner’s approval${why ? `: ${refundReasonText(why).en}` : ''}`,
})

/** Notes without a reason from the list stay unchanged. */
export function refundReasonText(note: string): Text {
  const refundNote = readRefundNote(note)
  if (!refundNote) return { zh: note, en: note }
  const { zh, en } = refundReasonNames[refundNote.reason]
  if (refundNote.reason === 'other') return { zh: refundNote.words, en: refundNote.words }
  return refundNote.words
    ? { zh: `${zh}：${refundNote.words}`, en: `${en}: ${refundNote.words}` }
    : { zh, en }
}

const systemNotes: ReadonlyMap<string, Text> = new Map([
  ['no answer', { zh: '付款服務一直沒有回覆', en: 'no response from the payment provider' }],
  ['refused', { zh: '付款服務拒絕', en: 'declined by the payment provider' }],
  [
    'refused: charge_disputed',
    {
      zh: '客人的銀行已取回款項，不要再退',
      en: 'the customer’s bank has reversed the payment: do not refund',
    },
  ],
  ['returned at the provider', { zh: '在付款服務退回', en: 'refunded at the payment provider' }],
])

/** Translates the system's codes; a provider's code stays. */
export function systemNoteText(note: string): Text {
  const text = systemNotes.get(note)
  if (text) return text
  const code = /^refused: (\w+)$/.exec(note)?.[1]
  if (code === undefined) return { zh: note, en: note }
  return { zh: `付款服務拒絕（${code}）`, en: `declined by the payment provider (${code})` }
}
