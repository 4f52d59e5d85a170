/** Letters that did not arrive, as the settings of the mailbox tell of them. */
import type { LetterFailure } from '#domain/staff/mail-failure.ts'
import type { Text } from '#domain/text.ts'

const failures: Readonly<Record<LetterFailure, Text>> = {
  refused: { zh: '郵件伺服器拒收，請核對電郵地址', en: 'the mail server refused it, so check the address' },
  unreachable: { zh: '聯絡不上郵件伺服器', en: 'the mail server can’t be reached' },
  'sign-in': { zh: '郵箱的登入名或密碼不對', en: 'the name or password of the shop’s mailbox is wrong' },
  insecure: { zh: '郵件伺服器不支援加密', en: 'the mail server offers no encryption' },
  busy: { zh: '郵件伺服器暫時不收', en: 'the mail server takes none at the moment' },
  unwritten: { zh: '電郵未能寫成，原因在系統紀錄', en: 'it could not be written; the log tells why' },
  other: { zh: '原因在系統紀錄', en: 'the log tells why' },
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

interface Failures {
  readonly count: number
  readonly failure: LetterFailure
  readonly refusedCode: number | null
}

/** @param day and `time` since when; the failure is that of the latest letter */
export function failedLettersText({ count, failure, refusedCode }: Failures, day: Text, time: string): Text {
  const why = failureText(failure, refusedCode)
  return {
    zh: `寄信失敗 ${count} 封（${day.zh}${time} 起）。${count === 1 ? '' : '最近一封：'}${why.zh}。訂單未受影響。`,
    en: `${count === 1 ? '1 letter was' : `${count} letters were`} not sent, since ${day.en} ${time}. ${count === 1 ? 'Why' : 'The latest'}: ${why.en}. The orders are safe.`,
  }
}

/** @param refusedCode what the mail server answered; null: nothing */
export function failureText(failure: LetterFailure, refusedCode: number | null): Text {
  const { zh, en } = failures[failure]
  return refusedCode === null ? { zh, en } : { zh: `${zh}（${refusedCode}）`, en: `${en} (${refusedCode})` }
}
