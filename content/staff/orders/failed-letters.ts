import { countOf } from '#content/phrases.ts'
import type { LetterFailure } from '#domain/staff/mail-failure.ts'
import type { Text } from '#domain/text.ts'

const failures: Readonly<Record<LetterFailure, Text>> = {
  refused: {
    zh: '郵件伺服器拒收，請核對電郵地址',
    en: 'rejected by the mail server; please check the address',
  },
  unreachable: { zh: '聯絡不上郵件伺服器', en: 'the mail server can’t be reached' },
  'sign-in': { zh: '郵箱的登入名稱或密碼不正確', en: 'wrong user name or password for the shop’s mailbox' },
  insecure: { zh: '郵件伺服器不支援加密', en: 'the mail server does not support encryption' },
  busy: { zh: '郵件伺服器暫時不收', en: 'the mail server is busy' },
  unwritten: { zh: '電郵未能寫成，原因在系統紀錄', en: 'it could not be generated; see the system log' },
  other: { zh: '原因在系統紀錄', en: 'see the system log' },
}

export const resendAll: Text = { zh: '再試一次', en: 'Send all again' }

export const seeLetters = (count: number): Text => ({
  zh: `看 ${count} 封`,
  en: count === 1 ? 'See the email' : `See the ${count} emails`,
})

export const lettersQueued = (count: number): Text => ({
  zh: `${count} 封電郵正在再寄。`,
  en: count === 1 ? '1 email is being sent again.' : `${count} emails are being sent again.`,
})

interface Failures {
  readonly count: number
  readonly failure: LetterFailure
  readonly refusedCode: number | null
}

/** @param day and `time`: start of the failures; the reason is the latest letter's */
export function failedLettersText({ count, failure, refusedCode }: Failures, day: Text, time: string): Text {
  const why = failureText(failure, refusedCode)
  return {
    zh: `寄信失敗 ${count} 封（${day.zh}${time} 起）。${count === 1 ? '' : '最近一封：'}${why.zh}。訂單未受影響。`,
    en: `${countOf(count, ['email', 'emails'])} not sent since ${day.en} ${time}. ${count === 1 ? 'Reason' : 'Latest reason'}: ${why.en}. Orders are not affected.`,
  }
}

/** @param refusedCode the mail server's code, or null */
export function failureText(failure: LetterFailure, refusedCode: number | null): Text {
  const { zh, en } = failures[failure]
  return refusedCode === null ? { zh, en } : { zh: `${zh}（${refusedCode}）`, en: `${en} (${refusedCode})` }
}
