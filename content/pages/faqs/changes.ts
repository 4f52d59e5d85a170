/** The group has the five questions of the specification's section 2. */

import type { Question } from '#content/long-texts.ts'
import { changeTerms, slotChangeTerms, stoppingWarnings } from '#content/ordering/policies.ts'
import { countOf } from '#content/phrases.ts'
import type { Figures } from '#domain/shop/figures.ts'

export function changeQuestions({ change, service }: Figures): readonly Question[] {
  const { noticeDays, postponeWithinDays, stopsInBlackRain } = change
  const warnings = stoppingWarnings(change)
  const { reportWithinHours: hours } = service
  const slotChange = slotChangeTerms({ change, service })
  const [cancelling, tooLate] = changeTerms(change)
  return [
    {
      id: 'changes-1',
      question: {
        zh: '可唔可以改送貨日期或者時間？',
        en: 'Can I change the delivery date or time?',
      },
      answer: {
        zh: `${slotChange.zh}${cancelling.zh}`,
        en: `${slotChange.en} ${cancelling.en}`,
      },
    },
    {
      id: 'changes-2',
      question: {
        zh: '落單後可唔可以改菜式或者加碼？',
        en: 'Can I change dishes or numbers after ordering?',
      },
      answer: {
        zh: `${noticeDays} 日前可以傳訊息給我們，在套餐選項內改菜式或增加份量，補回差額便可。之後廚房已開始備料，恕未能更改菜式或減少份量。`,
        en: `Up to ${countOf(noticeDays, ['day', 'days'])} before, message us to change dishes within the set or add portions, and pay the difference. After that the kitchen has started, and dishes can no longer be changed or taken off.`,
      },
    },
    {
      id: 'changes-3',
      question: { zh: '取消訂單有冇得退款？', en: 'Can I cancel and have a refund?' },
      answer: {
        zh: `${cancelling.zh}餘款以原付款方式退回。${tooLate.zh}可以在訂單頁自行取消。`,
        en: `${cancelling.en} The rest is refunded the way you paid. ${tooLate.en} You can cancel on your order page.`,
      },
    },
    {
      id: 'changes-4',
      question: { zh: '打風或者黑雨點算？', en: 'What happens in a typhoon or black rainstorm?' },
      answer: {
        zh: `送貨或自取當日如有${warnings.zh}生效，可以免費改期至 ${postponeWithinDays} 日內，或者全數退款，由你選擇。${stopsInBlackRain ? '' : '黑色暴雨警告期間照常送貨，但可能延誤。'}`,
        en: `If ${warnings.en} is in force on the day of delivery or pickup, you may choose another date within ${postponeWithinDays} days free of charge, or a full refund.${stopsInBlackRain ? '' : ' Under the black rainstorm warning we deliver as usual, though roads may slow us down.'}`,
      },
    },
    {
      id: 'changes-5',
      question: { zh: '食物有問題點算？', en: 'What if something is wrong with the food?' },
      answer: {
        zh: `請在收貨後 ${hours} 小時內拍照，以 WhatsApp 或電話通知我們。職員會即時跟進，安排補送、退回差額或其他補救方法。`,
        en: `Take a photo and tell us on WhatsApp or by phone within ${countOf(hours, ['hour', 'hours'], 'one')} of delivery. Our staff will follow up at once and arrange a replacement, a refund of the difference or another remedy.`,
      },
    },
  ]
}
