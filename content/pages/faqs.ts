/**
 * Five sections: 13 questions on ordering, 3 on payment, 6 on delivery, 3 on eating, 5 on changes (spec
 * section 2).
 */

import type { Question } from '#content/long-texts.ts'
import type { PaymentFigures } from '#content/ordering/payment/payment.ts'
import type { MenuFigures } from '#domain/menu/menu-figures.ts'
import type { Text } from '#domain/text.ts'
import { changeQuestions } from './faqs/changes.ts'
import { deliveryQuestions } from './faqs/delivery.ts'
import { eatingQuestions } from './faqs/eating.ts'
import { orderingQuestions } from './faqs/ordering.ts'
import { paymentQuestions } from './faqs/payment.ts'

export interface FaqSection {
  /** The id is also the anchor. */
  readonly id: string
  readonly name: Text
  readonly items: readonly Question[]
}

export function faqSections(figures: PaymentFigures, menu: MenuFigures): readonly FaqSection[] {
  return [
    {
      id: 'faq-ordering',
      name: { zh: '訂購食物', en: 'Ordering' },
      items: orderingQuestions(figures, menu),
    },
    { id: 'faq-payment', name: { zh: '付款', en: 'Payment' }, items: paymentQuestions(figures) },
    {
      id: 'faq-delivery',
      name: { zh: '送貨及自取', en: 'Delivery and pickup' },
      items: deliveryQuestions(figures),
    },
    {
      id: 'faq-eating',
      name: { zh: '享用食物', en: 'Enjoying the food' },
      items: eatingQuestions(figures, menu.sold),
    },
    {
      id: 'faq-changes',
      name: { zh: '更改及取消', en: 'Changing an order' },
      items: changeQuestions(figures),
    },
  ]
}
