/** Customers agree to these sentences, which have consequences in the code. */

import { changeTerms, slotChangeTerms, stoppingWarnings } from '#content/ordering/policies.ts'
import { countOf } from '#content/phrases.ts'
import type { Clause } from '#domain/shop/clauses.ts'
import type { Figures } from '#domain/shop/figures.ts'

export function changesClauses({ change, service }: Figures): readonly Clause[] {
  const { noticeDays, stopsInBlackRain } = change
  const warnings = stoppingWarnings(change)
  const terms = changeTerms(change)
  return [
    {
      id: 'changes',
      title: { zh: '更改及取消', en: 'Changes and cancellations' },
      body: [
        { points: terms },
        {
          points: [
            {
              zh: '日數以公曆日計，由送貨或自取日期倒數至我們收到通知當日。退款以原付款方式退回。',
              en: 'Days are calendar days, counted back from the date of delivery or pickup to the day your notice reaches us. Refunds are made the way you paid.',
            },
            {
              zh: '在期限當日午夜（香港時間）之前，你可以在訂單頁自行改期或取消，或傳訊息給我們。',
              en: 'Until midnight (Hong Kong time) at the end of that day you can change the date or cancel on your order page, or by messaging us.',
            },
            slotChangeTerms({ change, service }),
            {
              zh: `${noticeDays} 日前可傳訊息給我們，在套餐選項內更改菜式或增加份量，補回差額便可；之後恕未能更改菜式或減少份量。`,
              en: `Up to ${countOf(noticeDays, ['day', 'days'])} before, you can message us to change dishes within the set or add portions, and pay the difference; after that, dishes can no longer be changed or taken off.`,
            },
          ],
        },
      ],
    },
    {
      id: 'weather',
      title: { zh: '惡劣天氣', en: 'Bad weather' },
      body: [
        {
          zh: `如送貨或自取當日香港天文台發出${warnings.zh}，可按上文免費改期或取回全數款項。請在信號生效後盡快聯絡我們。`,
          en: `If the Hong Kong Observatory has ${warnings.en} in force on the day of your delivery or pickup, you may choose another date or a full refund as above. Please contact us as soon as you can after the warning.`,
        },
        {
          zh: `三號強風信號、${stopsInBlackRain ? '紅色或黃色' : '黑色、紅色或黃色'}暴雨警告期間照常送貨，但可能因道路情況延誤。政府公布「極端情況」，按八號信號處理。為了職員安全，八號或以上信號${stopsInBlackRain ? '、黑色暴雨警告' : ''}或「極端情況」生效期間，我們不會送貨。`,
          en: `Under signal No. 3 and under ${stopsInBlackRain ? 'red or amber' : 'black, red or amber'} rainstorm warnings we deliver as usual, though roads may slow us down. “Extreme conditions” announced by the Government are treated like signal No. 8. While signal No. 8 or above${stopsInBlackRain ? ', the black rainstorm warning' : ''} or “extreme conditions” are in force we do not deliver, for the safety of our staff.`,
        },
      ],
    },
  ]
}
