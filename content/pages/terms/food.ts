import { declaredAndNoMore } from '#content/allergens.ts'
import { countOf, hoursInEnglish } from '#content/phrases.ts'
import { inInsulatedBags } from '#content/services.ts'
import { hasDish, type Sold } from '#domain/menu/menu-figures.ts'
import type { Clause } from '#domain/shop/clauses.ts'
import type { Figures } from '#domain/shop/figures.ts'

export function foodClauses({ service }: Figures, sold: Sold): readonly Clause[] {
  const sushi = hasDish(sold, '壽司')
  const { warmHours, reportWithinHours: hours } = service
  const bags = inInsulatedBags(service)
  return [
    {
      id: 'allergens',
      title: { zh: '致敏原', en: 'Allergens' },
      body: [
        declaredAndNoMore(service),
        {
          zh: '如有賓客食物敏感，請在落單時寫明敏感食物和人數，職員會在確認前與你核對菜式。',
          en: 'If a guest has an allergy, tell us which and how many guests when you order; our staff will go through the dishes with you before confirming.',
        },
        {
          zh: '廚房同時處理果仁、海鮮、蛋、奶及含麩質的食材，不能保證菜式完全不含微量致敏原。素食及純素菜式與其他菜式在同一廚房製作。',
          en: 'Our kitchen handles nuts, seafood, egg, milk and gluten, so we cannot guarantee that a dish is free of traces. Vegetarian and vegan dishes are made in the same kitchen as all others.',
        },
      ],
    },
    {
      id: 'food-safety',
      title: { zh: '食物安全', en: 'Food safety' },
      body: [
        {
          points: [
            {
              zh: `熱食${bags.zh && '以保溫袋運送，'}送到後約可保溫 ${warmHours} 小時，請盡快享用。`,
              en: `Hot food ${bags.en && `travels${bags.en} and `}stays warm for about ${hoursInEnglish(warmHours)} after it arrives; please eat it soon.`,
            },
            {
              zh: `${sushi ? '壽司、' : ''}沙律、海鮮冷盤及忌廉甜品請保持冷藏，即日食用，不宜隔夜。`,
              en: `Keep ${sushi ? 'sushi, ' : ''}salads, cold seafood and cream desserts chilled, eat them the same day, and do not keep them overnight.`,
            },
            {
              zh: '交收後的存放、翻熱和分派由收餐一方負責。',
              en: 'After the hand-over, storing, reheating and serving the food are your responsibility.',
            },
          ],
        },
      ],
    },
    {
      id: 'problems',
      title: { zh: '食物有問題', en: 'If something is wrong' },
      body: [
        {
          zh: `請在收貨後 ${hours} 小時內拍照，以 WhatsApp 或電話通知我們，並保留有關食物。職員會即時跟進，按情況安排補送、退回差額或其他補救方法。`,
          en: `Take a photo, tell us on WhatsApp or by phone within ${countOf(hours, ['hour', 'hours'], 'one')} of delivery, and keep the food in question. Our staff will follow up at once and, depending on the case, arrange a replacement, a refund of the difference or another remedy.`,
        },
      ],
    },
  ]
}
