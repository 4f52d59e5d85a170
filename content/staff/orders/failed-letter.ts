/** These texts name no address; only the order's page shows it. */
import type { OrderVerb } from '#domain/placed/order-verbs.ts'
import type { LetterFailure } from '#domain/staff/mail-failure.ts'
import type { Text } from '#domain/text.ts'
import { failureText } from './failed-letters.ts'
import { eventNames } from './order.ts'

export const resendLetter: Text = { zh: '再寄一次', en: 'Send again' }

export const letterIsQueued: Text = {
  zh: '電郵正在再寄，仍寄不出會再列出。',
  en: 'Sending again. If it fails, it will be listed here again.',
}

const recipientNames: Readonly<Record<'customer' | 'staff', Text>> = {
  customer: { zh: '寄給客人', en: 'to the customer' },
  staff: { zh: '寄給店舖', en: 'to the shop' },
}

interface FailedLetter {
  readonly recipient: 'customer' | 'staff' | null
  readonly tells: OrderVerb | 'link'
  readonly failure: LetterFailure
  readonly refusedCode: number | null
}

export function failedLetterText({ recipient, tells, failure, refusedCode }: FailedLetter): Text {
  const what = tells === 'link' ? { zh: '訂單連結', en: 'order link' } : eventNames[tells]
  const to = recipient && recipientNames[recipient]
  const why = failureText(failure, refusedCode)
  return {
    zh: `電郵「${what.zh}」${to ? `（${to.zh}）` : ''}寄不出：${why.zh}`,
    en: `Email${to ? ` ${to.en}` : ''} (“${what.en}”) not sent. Reason: ${why.en}`,
  }
}
