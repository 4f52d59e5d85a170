import { hoursInEnglish, sentences } from '#content/phrases.ts'
import { inInsulatedBags, orHireWarmers } from '#content/services.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'

export interface Tip {
  readonly id: string
  readonly title: Text
  readonly text: Text
  /** The path is below catalogue/pictures. */
  readonly picture: string
}

export function partyTips({ leadDays, service }: Figures): readonly Tip[] {
  const bags = inInsulatedBags(service)
  return [
    {
      id: 'amount',
      title: { zh: '人數點樣計？', en: 'How much to order' },
      text: {
        zh: '套餐人數按一般成人食量計。後生仔多，揀大一級；小朋友多，可以少叫一成左右。',
        en: 'Sets are sized for average adult appetites. Hungry teenagers? Go one size up. Mostly children? Order about a tenth less.',
      },
      picture: 'dishes/fried-rice.svg',
    },
    {
      id: 'warm',
      title: { zh: '趁熱食最好味', en: 'Keeping it warm' },
      text: {
        zh: `熱食${bags.zh}送到，約可保溫 ${service.warmHours} 小時。${service.services.includes('equipment') ? '派對耐啲？可以租保溫爐。' : ''}`,
        en: sentences(
          {
            zh: '',
            en: `Hot dishes come${bags.en || ' hot'} and stay warm for about ${hoursInEnglish(service.warmHours)}.`,
          },
          orHireWarmers(service),
        ).en,
      },
      picture: 'dishes/roast-chicken.svg',
    },
    {
      id: 'early',
      title: { zh: '早落單，多啲揀', en: 'Order ahead' },
      text: {
        zh: `網上最快揀到 ${leadDays} 日後，節日前後最好早一個星期。趕時間就傳個訊息問吓。`,
        en: `Online, the earliest date is ${leadDays} days ahead; around holidays allow a week. In a hurry? Message us.`,
      },
      picture: 'dishes/siu-mai.svg',
    },
  ]
}
