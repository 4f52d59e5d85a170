import { momentText } from '#content/dates.ts'
import type { LetterPart, LetterRow } from '#content/letter.ts'
import { paying } from '#content/ordering/payment/paying.ts'
import { paymentInSentence } from '#content/ordering/payment/payment.ts'
import { practice } from '#content/ordering/practice.ts'
import { formatExact } from '#domain/money.ts'
import type { Lang, Text } from '#domain/text.ts'
import type { LetterContext, MailedMoney } from './mailed-order.ts'
import { small } from './parts.ts'

export const toPayWords = {
  onPage: { zh: '到訂單頁付款', en: 'Pay on your order page' },
  balanceOnPage: { zh: '到訂單頁付清餘額', en: 'Pay the balance on your order page' },
} satisfies Record<string, Text>

/** Empty if the order is not paid by transfer. */
export function transferParts({ transfer, isPractice }: MailedMoney, lang: Lang): LetterPart[] {
  if (!transfer) return []
  const account: readonly LetterRow[] =
    transfer.kind === 'fps'
      ? [[paying.fpsAccount[transfer.account.kind][lang], transfer.account.value]]
      : transfer.kind === 'bank-transfer'
        ? [
            [paying.bank[lang], transfer.bank[lang]],
            [paying.account[lang], transfer.account],
          ]
        : []
  return [
    ...(isPractice ? [small(practice.notice, lang)] : []),
    {
      kind: 'rows',
      rows: [
        [paying.amount[lang], `HK${formatExact(transfer.amount)}`],
        [paying.payee[lang], transfer.payee[lang]],
        ...account,
        [paying.reference[lang], transfer.reference],
      ],
    },
  ]
}

/** Partly paid orders are not released, so a past deadline is null. */
export const deadlineOf = ({ order, event }: LetterContext): Text | null =>
  order.payBy && order.payBy > event.at ? momentText(order.payBy) : null

/** Ends without a full stop; works without a deadline. */
export const pleasePayBy = (deadline: Text | null): Text =>
  deadline
    ? { zh: `請於 ${deadline.zh} 前付款`, en: `Please pay by ${deadline.en}` }
    : { zh: '請付款', en: 'Please pay' }

export function previewOfPayment(context: LetterContext, lang: Lang): string {
  const { order, money } = context
  const name = order.paymentMethod ? paymentInSentence(order.paymentMethod)[lang] : null
  const deadline = deadlineOf(context)
  const amount = formatExact(money.due)
  if (lang === 'zh') return `應付金額 ${amount}${name ? `（${name}）` : ''}，${pleasePayBy(deadline).zh}。`
  return `Amount due${name ? ` by ${name}` : ''}: ${amount}. ${pleasePayBy(deadline).en}.`
}
