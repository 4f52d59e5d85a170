/** The words of the page that stands in for a card page where payments are only practised. */
import type { PracticeOutcome } from '#domain/practice-outcome.ts'
import type { Text } from '#domain/text.ts'

export const practice = {
  title: { zh: '練習付款', en: 'Practice payment' },
  lead: {
    zh: '這一頁只供練習：不會收取任何款項，請勿輸入真實的卡號。選擇這次付款的結果。',
    en: 'This page is for practice only. No money is taken, and no card is asked for. Choose how this payment goes.',
  },
  notice: {
    zh: '這間店正在練習：以下戶口是虛構的，請勿真的付款。',
    en: 'This shop is only practising: the accounts below are invented, so please do not really pay.',
  },
} satisfies Record<string, Text>

export const outcomeTexts = {
  paid: { zh: '付款成功', en: 'Paid' },
  declined: { zh: '銀行拒絕', en: 'Declined by the bank' },
  abandoned: { zh: '離開，不付款', en: 'Leave without paying' },
  late: { zh: '付款成功，遲些才通知', en: 'Paid, reported late' },
} satisfies Record<PracticeOutcome, Text>
