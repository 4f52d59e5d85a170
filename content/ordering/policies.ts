/** Figures come from domain/shop/policies.ts. */

import { countOf } from '#content/phrases.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { ChangePolicy } from '#domain/shop/policies.ts'
import type { Text } from '#domain/text.ts'

export function changeTerms(policy: ChangePolicy): readonly [Text, Text, Text] {
  const { noticeDays, feePercent, postponeWithinDays, stopsInBlackRain } = policy
  const days: Text = { zh: `${noticeDays} 日`, en: countOf(noticeDays, ['day’s', 'days’']) }
  const fee: Text =
    feePercent > 0
      ? { zh: `收取訂單金額 ${feePercent}% 作手續費`, en: `costs a fee of ${feePercent}% of the order` }
      : { zh: '不收手續費', en: 'is free of charge' }
  return [
    {
      zh: `取消或改期須 ${days.zh}前通知，${fee.zh}，可以在訂單頁自行辦理。`,
      en: `Cancelling or postponing needs ${days.en} notice, and ${fee.en}. You can do both on your order page.`,
    },
    {
      zh: `不足 ${days.zh}通知，恕不退款。`,
      en: `With less than ${days.en} notice there is no refund.`,
    },
    {
      zh: `八號風球${stopsInBlackRain ? '或黑色暴雨警告' : ''}生效，可免費改期至 ${postponeWithinDays} 日內，或全數退款。`,
      en: `Under typhoon signal 8${stopsInBlackRain ? ' or the black rainstorm warning' : ''} you may choose another date within ${postponeWithinDays} days free of charge, or a full refund.`,
    },
  ]
}

/** The warnings of the day under which customers may postpone or cancel free of charge. */
export const stoppingWarnings = ({ stopsInBlackRain }: ChangePolicy): Text =>
  stopsInBlackRain
    ? {
        zh: '八號或以上熱帶氣旋警告信號或黑色暴雨警告信號',
        en: 'typhoon signal 8 or above or the black rainstorm warning',
      }
    : { zh: '八號或以上熱帶氣旋警告信號', en: 'typhoon signal 8 or above' }

/** A link to the version under which an order was placed. */
export const termsOfOrder = (version: string): Text => ({
  zh: `這張單的條款（${version} 版）`,
  en: `Terms of this order (version ${version})`,
})

/** The order page keeps to the notice of a change of date; later, staff decide. */
export function slotChangeTerms({ change, service }: Pick<Figures, 'change' | 'service'>): Text {
  const { noticeDays } = change
  const { slotChangeWorkingDays: workingDays } = service
  return {
    zh: `同一日改時段不收費：${noticeDays} 日前可以在訂單頁自行更改；之後請最少於 ${workingDays} 個工作天前傳訊息給我們，我們會盡量配合。`,
    en: `Another time on the same day is free of charge: up to ${countOf(noticeDays, ['day', 'days'])} before, change it on your order page; after that, message us at least ${countOf(workingDays, ['working day', 'working days'])} before and we will do our best.`,
  }
}

export const contactUse: Text = {
  zh: '訂單內的姓名、電話及電郵，只用於確認、準備和交付該訂單及安排付款；後備電話用於當日聯絡收餐人。',
  en: 'The name, phone and email in an order are used only to confirm, prepare and hand over that order and to arrange payment; the backup phone is for reaching the person receiving the food.',
}
