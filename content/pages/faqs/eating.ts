/** The group has the three questions of the specification's section 2. */

import type { Question } from '#content/long-texts.ts'
import { hoursInEnglish, sentences } from '#content/phrases.ts'
import { inInsulatedBags, orHireWarmers } from '#content/services.ts'
import { hasDish, type Sold } from '#domain/menu/menu-figures.ts'
import type { Figures } from '#domain/shop/figures.ts'

export function eatingQuestions({ service }: Figures, sold: Sold): readonly Question[] {
  const { warmHours } = service
  const bags = inInsulatedBags(service)
  const sushi = hasDish(sold, '壽司')
  return [
    {
      id: 'eating-1',
      question: { zh: '食物可以保溫幾耐？', en: 'How long does the food stay warm?' },
      answer: sentences(
        {
          zh: `熱食${bags.zh && '以保溫袋運送，'}送到後約可保溫 ${warmHours} 小時，趁熱享用最好。`,
          en: `Hot food ${bags.en && `travels${bags.en} and `}stays warm for about ${hoursInEnglish(warmHours)} after it arrives, so eat it while it is hot.`,
        },
        orHireWarmers(service),
      ),
    },
    {
      id: 'eating-2',
      question: { zh: '食物可唔可以翻熱？', en: 'Can the food be reheated?' },
      answer: {
        zh: `炸物和焗物用焗爐以攝氏 180 度焗 8 至 10 分鐘，至中心熱透（攝氏 75 度）；飯麵和咖喱可用微波爐。翻熱前請先轉放適用的器皿。沙律${sushi ? '、壽司' : ''}和忌廉甜品請保持冷藏。`,
        en: `Fried and baked dishes go in the oven at 180°C for 8 to 10 minutes, until piping hot in the middle (75°C); rice, noodles and curry can be microwaved. Move the food to suitable dishes first, and keep salads${sushi ? ', sushi' : ''} and cream desserts chilled.`,
      },
    },
    {
      id: 'eating-3',
      question: { zh: '食剩可唔可以留到第二日？', en: 'Can leftovers be kept?' },
      answer: {
        zh: `熱食在室溫擺放少於兩小時，可以放入雪櫃，翌日徹底翻熱後食用。${sushi ? '壽司、' : ''}沙律和海鮮冷盤不宜隔夜。`,
        en: `Hot dishes left out for less than two hours can go in the fridge and be eaten the next day, thoroughly reheated. ${sushi ? 'Sushi, salads' : 'Salads'} and cold seafood should not be kept overnight.`,
      },
    },
  ]
}
