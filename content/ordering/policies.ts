/** The rules a customer agrees to, one sentence each; the figures come from domain/policies.ts. */

import type { ChangePolicy } from '#domain/policies.ts'
import type { Text } from '#domain/text.ts'

export const changeTerms = ({
  noticeDays,
  feePercent,
  postponeWithinDays,
}: ChangePolicy): readonly Text[] => [
  {
    zh: `取消或改期須 ${noticeDays} 日前通知，收取訂單金額 ${feePercent}% 作手續費。`,
    en: `Cancelling or postponing needs ${noticeDays} days’ notice and costs ${feePercent}% of the order.`,
  },
  {
    zh: `不足 ${noticeDays} 日通知，恕不退款。`,
    en: `With less than ${noticeDays} days’ notice there is no refund.`,
  },
  {
    zh: `八號風球或黑色暴雨警告生效，可於 ${postponeWithinDays} 日內免費改期。`,
    en: `Under typhoon signal 8 or the black rainstorm warning you may postpone free of charge within ${postponeWithinDays} days.`,
  },
]

export const contactUse: Text = {
  zh: '姓名、電話及電郵只用於確認、準備和交付這張訂單及安排付款；後備電話用於當日聯絡收餐人。',
  en: 'Your name, phone and email are used only to confirm, prepare and hand over this order and to arrange payment; the backup phone is for reaching whoever receives the food.',
}
