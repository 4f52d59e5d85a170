/** Letters that did not arrive, as the list of orders tells them. Addresses are left to the order's page. */
import type { OrderVerb } from '#domain/order-verbs.ts'
import type { LetterFailure } from '#domain/staff/mail-failure.ts'
import type { Text } from '#domain/text.ts'
import { eventNames } from './order.ts'

export const resendLetter: Text = { zh: '再寄一次', en: 'Send again' }

export const letterQueued: Text = {
  zh: '電郵正在再寄，仍寄不出會再列出。',
  en: 'The letter is being sent again; it is listed once more if that fails.',
}

const failures: Readonly<Record<LetterFailure, Text>> = {
  refused: { zh: '郵件伺服器拒收，請核對電郵地址', en: 'the mail server refused it, so check the address' },
  unreachable: { zh: '聯絡不上郵件伺服器', en: 'the mail server can’t be reached' },
  'sign-in': { zh: '郵箱的登入名或密碼不對', en: 'the name or password of the shop’s mailbox is wrong' },
  insecure: { zh: '郵件伺服器不支援加密', en: 'the mail server offers no encryption' },
  busy: { zh: '郵件伺服器暫時不收', en: 'the mail server takes none at the moment' },
  unwritten: { zh: '電郵未能寫成，原因在系統紀錄', en: 'it could not be written; the log tells why' },
  other: { zh: '原因在系統紀錄', en: 'the log tells why' },
}

const recipientNames: Readonly<Record<'customer' | 'staff', Text>> = {
  customer: { zh: '寄給客人', en: 'to the customer' },
  staff: { zh: '寄給店舖', en: 'to the shop' },
}

interface Failed {
  readonly recipient: 'customer' | 'staff' | null
  readonly tells: OrderVerb | 'link'
  readonly failure: LetterFailure
  readonly refusedCode: number | null
}

export function failedLetterText({ recipient, tells, failure, refusedCode }: Failed): Text {
  const what = tells === 'link' ? { zh: '訂單連結', en: 'link to the order' } : eventNames[tells]
  const to = recipient && recipientNames[recipient]
  const why = failureText(failure, refusedCode)
  return {
    zh: `電郵「${what.zh}」${to ? `（${to.zh}）` : ''}寄不出：${why.zh}`,
    en: `A letter${to ? ` ${to.en}` : ''} (“${what.en}”) was not sent: ${why.en}`,
  }
}

export const resendAll: Text = { zh: '重試', en: 'Send all again' }

export const seeLetters = (count: number): Text => ({
  zh: `看 ${count} 封`,
  en: count === 1 ? 'See the letter' : `See the ${count} letters`,
})

export const lettersQueued = (count: number): Text => ({
  zh: `${count} 封電郵正在再寄。`,
  en: count === 1 ? '1 letter is being sent again.' : `${count} letters are being sent again.`,
})

/** @param day and `time` since when; the failure is that of the latest letter */
export function failedLettersText(
  { count, failure, refusedCode }: Pick<Failed, 'failure' | 'refusedCode'> & { readonly count: number },
  day: Text,
  time: string,
): Text {
  const why = failureText(failure, refusedCode)
  return {
    zh: `寄信失敗 ${count} 封（${day.zh}${time} 起）。${count === 1 ? '' : '最近一封：'}${why.zh}。訂單未受影響。`,
    en: `${count === 1 ? '1 letter was' : `${count} letters were`} not sent, since ${day.en} ${time}. ${count === 1 ? 'Why' : 'The latest'}: ${why.en}. The orders are safe.`,
  }
}

function failureText(failure: LetterFailure, refusedCode: number | null): Text {
  const { zh, en } = failures[failure]
  return refusedCode === null ? { zh, en } : { zh: `${zh}（${refusedCode}）`, en: `${en} (${refusedCode})` }
}
