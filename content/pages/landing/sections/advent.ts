import { specialDays, zoneFees } from '#content/delivery.ts'
import type { LandingFigures } from '#content/pages/landing/landing-figures.ts'
import type { Text } from '#domain/text.ts'

export const advent = {
  heading: { zh: '邊日食，幾時落單', en: 'Delivery day and last order date' },
  table: { zh: '節日落單日期', en: 'When to order for the holidays' },
  eatOn: { zh: '食嗰日', en: 'For' },
  orderEarly: { zh: '建議落單', en: 'Recommended order date' },
  orderBy: { zh: '網上最遲', en: 'Online until' },
  doors: {
    zh: '聖誕餐牌每日嘅網上截單日',
    en: 'Last day to order online for each day of the Christmas menu',
  },
  special: { zh: '節日運費', en: 'special-date delivery fee' },
  great: { zh: '大日子，收節日運費', en: 'Peak days, special-date delivery fee' },
  howToRead: {
    zh: '大字係食嗰日，細字係網上最遲落單嗰日',
    en: 'Large figure: delivery day. Small: last day to order online',
  },
  starts: { zh: '聖誕餐牌開始', en: 'Menu available from' },
  chat: { zh: 'WhatsApp 預留火雞', en: 'Reserve a turkey on WhatsApp' },
} satisfies Record<string, Text>

/** Around the holidays, orders should come this many days ahead. */
export const earlyDays = 7

export function adventLead(leadDays: number): Text {
  return {
    zh: `打開你食嗰日嘅窗，就見到網上最遲幾時落單：送貨 ${leadDays} 日前。火雞數量有限，節日前後早一個星期最穩陣。`,
    en: `Open the door of your day to see the last day to order online: ${leadDays} days before. Turkeys are limited, so around the holidays a week ahead is safest.`,
  }
}

/** Named days, MM-DD; those with a picture are large doors. */
export const greatDays: readonly {
  readonly day: string
  readonly name: Text
  readonly pictures: readonly string[]
}[] = [
  { day: '12-24', name: { zh: '平安夜', en: 'Christmas Eve' }, pictures: ['dishes/turkey.svg'] },
  { day: '12-25', name: { zh: '聖誕日', en: 'Christmas Day' }, pictures: ['dishes/cake-log.svg'] },
  { day: '12-26', name: { zh: '拆禮物日', en: 'Boxing Day' }, pictures: [] },
  {
    day: '12-31',
    name: { zh: '除夕', en: 'New Year’s Eve' },
    pictures: ['dishes/cupcakes-christmas.svg', 'dishes/drinks-hot.svg'],
  },
]

/** A door says, for example, "21/12 前落單". */
export function orderedBy(day: string): {
  readonly figure: string
  readonly before: Text
  readonly after: Text
} {
  return { figure: day, before: { zh: '', en: 'by ' }, after: { zh: ' 前落單', en: '' } }
}

export interface AdventNote {
  readonly id: string
  readonly heading: Text
  readonly words: Text
}

/** Prices of extras are those of the set for ten. */
export function adventNotes(figures: LandingFigures): readonly AdventNote[] {
  const price = (dish: string) => figures.dishPrice('christmas-10', dish)
  return [
    {
      id: 'turkey',
      heading: { zh: `原隻火雞 ${price('turkey-whole')}`, en: `A whole turkey ${price('turkey-whole')}` },
      words: {
        zh: '約 14 磅，十位同二十位套餐加得，燒好先送。',
        en: 'About 14 lb, delivered roasted; an add-on for the sets for ten and twenty.',
      },
    },
    ...(figures.specialDates.length > 0
      ? [
          {
            id: 'delivery',
            heading: { zh: '節日運費', en: 'Special-date delivery fee' },
            words: {
              zh: `${specialDays(figures).zh}，未滿 ${figures.freeDeliveryFrom}：${zoneFees(figures, 'specialFee').zh}。其他日子按平日收費。`,
              en: `On ${specialDays(figures).en}, under ${figures.freeDeliveryFrom}: ${zoneFees(figures, 'specialFee').en}. On other days the usual fees apply.`,
            },
          },
        ]
      : []),
    {
      id: 'extras',
      heading: {
        zh: `熱蘋果紅莓賓治 ${price('mulled-punch')}，聖誕杯子蛋糕 ${price('christmas-cupcakes')}`,
        en: `Mulled apple and cranberry punch ${price('mulled-punch')}, Christmas cupcakes ${price('christmas-cupcakes')}`,
      },
      words: {
        zh: '賓治冇酒精，大人細路都飲得；十位同二十位套餐加得。',
        en: 'The punch has no alcohol; both can be added to the sets for ten and twenty.',
      },
    },
  ]
}
