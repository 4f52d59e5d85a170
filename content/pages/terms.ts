/** Figures are those of the order form. */

import { versionName, versionNote } from '#content/long-texts.ts'
import type { PaymentFigures } from '#content/ordering/payment/payment.ts'
import { sentences } from '#content/phrases.ts'
import type { Sold } from '#domain/menu/menu-figures.ts'
import type { Clause } from '#domain/shop/clauses.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'
import { changesClauses } from './terms/changes.ts'
import { closingClauses, type TermsContact } from './terms/closing.ts'
import { deliveryClauses } from './terms/delivery.ts'
import { foodClauses } from './terms/food.ts'
import { orderClauses } from './terms/orders.ts'

export const termsPage = {
  title: {
    zh: '條款及細則 · 落單、運費、改期與退款',
    en: 'Terms: orders, delivery, changes, refunds',
  },
  heading: { zh: '條款及細則', en: 'Terms and conditions' },
  here: { zh: '條款及細則', en: 'Terms' },
  lead: {
    zh: '落單前請先閱讀：怎樣確認訂單、何時付款、運費多少、何時可以改期或取消，以及食物出問題時怎樣處理。',
    en: 'Please read before you order: how an order is confirmed, when to pay, how much delivery is, when you can change or cancel, and what happens if something is wrong with the food.',
  },
  description: {
    zh: '到會的條款及細則：訂購、價錢、預付、各區運費與免運費、送貨時段、自取、改期和取消、惡劣天氣、致敏原及食物安全。',
    en: 'Our terms: ordering, payment, delivery fees and time slots, pickup, changes and cancellations, bad weather, allergens, food safety.',
  },
  keywords: {
    zh: '到會條款,到會運費,到會改期,到會退款',
    en: 'catering terms,catering delivery fees,cancellation policy,refunds,Hong Kong catering',
  },
  questions: { zh: '常見問題', en: 'Questions and answers' },
  questionsLead: { zh: '未搵到答案？傳訊息問我哋。', en: 'Didn’t find it? Ask us.' },
  current: { zh: '查看現行條款', en: 'See the current terms' },
  ask: { zh: 'WhatsApp 問我哋', en: 'Ask on WhatsApp' },
} satisfies Record<string, Text>

/** Orders keep their version of the terms. */
export function termsNote({ termsVersion }: Pick<Figures, 'termsVersion'>): Text {
  return sentences(versionNote(termsVersion), {
    zh: '每張訂單以落單時的版本為準。',
    en: 'An order keeps the version it was placed under.',
  })
}

/** @param version one that a newer version has replaced */
export const endedTermsNote = (version: string): Text =>
  sentences(
    {
      zh: `${versionName(version).zh}，已由新版本取代。`,
      en: `${versionName(version).en}, since replaced by a newer one.`,
    },
    { zh: '只適用於當時落單的訂單。', en: 'It applies only to orders placed under it.' },
  )

export function termsClauses(figures: PaymentFigures, contact: TermsContact, sold: Sold): readonly Clause[] {
  return [
    ...orderClauses(figures, contact.shop, sold),
    ...deliveryClauses(figures),
    ...changesClauses(figures),
    ...foodClauses(figures, sold),
    ...closingClauses(contact, figures),
  ]
}
