/** A shop in sandbox mode has this simulated card page. */
import type { ProviderMethod } from '#domain/payment/payment-method.ts'
import { type PracticeOutcome, practiceLateSeconds } from '#domain/payment/practice-outcome.ts'
import type { Text } from '#domain/text.ts'

export const practice = {
  title: { zh: '練習付款', en: 'Practice payment' },
  banner: {
    zh: '練習用付款頁，不會扣任何錢。未接通付款公司之前，本網站用這一頁代替。',
    en: 'Demo payment page: no money is taken. It is used until a payment provider is connected.',
  },
  lead: {
    zh: '真正的付款頁會在這裏問卡號。這裏只需選一個結果，看看訂單之後會怎樣。',
    en: 'A real payment page would ask for a card here. Choose how this payment goes, and see what happens to the order.',
  },
  once: {
    zh: '每張訂單、每個金額只有一次付款要求，重複按不會收兩次。',
    en: 'Each order and amount has one payment request: pressing twice never charges twice.',
  },
  notice: {
    zh: '這裏只作練習付款：以下戶口是虛構的，請勿真的付款。',
    en: 'Payments here are for practice only: the accounts below are invented, so please don’t really pay.',
  },
  toPay: { zh: '應付金額', en: 'Amount due' },
  accepted: { zh: '可用', en: 'Accepted' },
} satisfies Record<string, Text>

/** @param name the shop's name */
export const payTo = (name: string): Text => ({ zh: `付款予${name}`, en: `Pay ${name}` })

/** The provider's page shows these brands for each method. */
export const acceptedMarks = {
  card: [
    { zh: 'VISA', en: 'VISA' },
    { zh: 'Mastercard', en: 'Mastercard' },
    { zh: 'AMEX', en: 'AMEX' },
  ],
  alipay: [{ zh: '支付寶', en: 'Alipay' }],
} satisfies Record<ProviderMethod, readonly Text[]>

interface OutcomeText {
  readonly name: Text
  /** The note says what happens to the order. */
  readonly note: Text
}

export const outcomeTexts = {
  paid: {
    name: { zh: '付款成功', en: 'Paid' },
    note: {
      zh: '訂單變「已付款」，電郵通知。',
      en: 'The order is marked as paid, and an email confirms it.',
    },
  },
  declined: {
    name: { zh: '銀行拒絕', en: 'Declined by the bank' },
    note: {
      zh: '沒有扣款，返回訂單頁，可再試或轉用其他付款方式。',
      en: 'Nothing is charged. On the order page you can try again or pay another way.',
    },
  },
  abandoned: {
    name: { zh: '離開，不付款', en: 'Leave without paying' },
    note: {
      zh: '訂單保留為「未付款」，連結仍然有效。',
      en: 'The order stays unpaid, and its link still works.',
    },
  },
  late: {
    name: { zh: '付款成功，遲些才通知', en: 'Paid, reported late' },
    note: {
      zh: `先返回訂單頁見到「等緊銀行」，${practiceLateSeconds} 秒後才收到付款通知。`,
      en: `The order page first shows “Waiting for the bank”; the payment arrives after ${practiceLateSeconds} seconds.`,
    },
  },
} satisfies Record<PracticeOutcome, OutcomeText>
