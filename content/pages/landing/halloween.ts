import type { Text } from '#domain/text.ts'
import type { Landing, LandingFigures } from './landing.ts'

export const halloweenLanding: Landing = {
  name: { zh: '萬聖節派對', en: 'Halloween party' },
  title: {
    zh: '萬聖節到會 · 搗蛋餐盒、派對套餐',
    en: 'Halloween catering: trick-or-treat boxes',
  },
  description: ({ set }) => ({
    zh: `萬聖節到會：小鬼漢堡扒餐盒每盒 ${set('halloween-box').price} 起，二十人派對套餐 ${set('halloween-party-20').price}。木乃伊腸仔、巫婆手指、幽靈杯子蛋糕，嚇人但好味。`,
    en: `Halloween boxes at ${set('halloween-box').price} and a party set for twenty at ${set('halloween-party-20').price}: mummy sausages, witch’s fingers and ghost cupcakes, delivered in Hong Kong.`,
  }),
  keywords: {
    zh: '萬聖節到會,萬聖節派對,萬聖節餐盒,搗蛋餐盒,學校派對,公司派對,南瓜,香港到會',
    en: 'Halloween catering,Halloween party food,trick-or-treat boxes,school party,office party,pumpkin,Hong Kong',
  },
  lead: {
    zh: '木乃伊腸仔、巫婆手指、蝙蝠雞翼。睇落得人驚，食落好味到震。',
    en: 'Mummy sausages, witch’s fingers, bat wings. Frightening to look at, delicious to eat.',
  },
  menu: {
    anchor: null,
    categoryId: 'halloween',
    go: { zh: '睇餐牌', en: 'See the menu' },
    heading: { zh: '萬聖節餐牌', en: 'From the Halloween menu' },
    dishIds: [
      'box-halloween',
      'mummy-sausages',
      'bat-wings',
      'witch-fingers',
      'pumpkin-tarts',
      'ghost-cupcakes',
    ],
    setSlug: 'halloween-box',
  },
  story: {
    heading: { zh: '唔畀糖？叫盒搗蛋餐盒', en: 'No treats? Try a trick box' },
    paragraphs: ({ set }) => [
      {
        zh: `課室、辦公室、大堂，一人一盒最整齊。${set('halloween-box').name.zh}每盒 ${set('halloween-box').price}：小鬼漢堡扒、墨魚汁海鮮意粉，或者純素嘅南瓜咖喱，再配一款搗蛋甜品，${set('halloween-box').minQuantity} 盒起訂。`,
        en: `For classrooms, offices and lobbies, a box each is tidiest. The ${set('halloween-box').name.en} is ${set('halloween-box').price}: ghost hamburger steak, squid ink spaghetti or a vegan pumpkin curry, with one spooky sweet, from ${set('halloween-box').minQuantity} boxes.`,
      },
      {
        zh: `屋企派對就揀${set('halloween-party-20').name.zh}（${set('halloween-party-20').price}）：黑蒜「蝙蝠」雞翼、木乃伊腸仔酥、南瓜咖喱、墨魚汁意粉，尾聲係幽靈杯子蛋糕同巫婆手指曲奇，成枱陰陰森森。`,
        en: `For a party at home, take the ${set('halloween-party-20').name.en} (${set('halloween-party-20').price}): black garlic “bat” wings, mummy sausages, pumpkin curry and squid ink spaghetti, with ghost cupcakes and witch’s finger biscuits to finish.`,
      },
    ],
  },
  closing: { zh: '夠膽請幾多人？', en: 'How many guests will dare to come?' },
  questions: {
    heading: { zh: '萬聖節到會常見問題', en: 'Questions about Halloween catering' },
    items: (figures) => [
      ...(giftOf(figures) ? [giftQuestion(figures)] : []),
      {
        id: 'halloween-early',
        question: { zh: '要提早幾耐訂？', en: 'How early should I order?' },
        answer: {
          zh: `網上落單最早可選 ${figures.leadDays} 日後的日期，節日前後建議提早一星期。如時間較急，請傳 WhatsApp 查詢。`,
          en: `Online the earliest date is ${figures.leadDays} days ahead; around the holiday we suggest a week. In a hurry? Message us on WhatsApp.`,
        },
      },
      {
        id: 'halloween-fewer',
        question: {
          zh: `少過 ${figures.set('halloween-box').minQuantity} 盒得唔得？`,
          en: `Can I order fewer than ${figures.set('halloween-box').minQuantity} boxes?`,
        },
        answer: {
          zh: `餐盒最少訂 ${figures.set('halloween-box').minQuantity} 盒，三款主菜可以混選。人少可選二十人派對套餐，一套起訂。`,
          en: 'No, but you can mix the three mains to reach the minimum. The party set for twenty can be ordered one at a time.',
        },
      },
      {
        id: 'halloween-allergens',
        question: { zh: '班上有同學對果仁敏感，點算？', en: 'What about a nut allergy in the class?' },
        answer: {
          zh: '巫婆手指曲奇的「指甲」是杏仁，含木本堅果，可改選南瓜撻或鮮果杯。每款菜式所含的致敏原在餐牌逐味寫明；廚房同時處理果仁，不能保證完全不含微量。',
          en: 'The nails of the witch’s fingers are almonds, a tree nut: choose pumpkin tartlets or fruit cups instead. Allergens are listed dish by dish on the menu; our kitchen handles nuts, so traces cannot be ruled out.',
        },
      },
    ],
  },
}

interface BoxesGift {
  readonly from: number
  readonly dish: Text
}

/** The dish that is free with enough boxes (decisions 23). */
function giftOf({ promotions }: LandingFigures): BoxesGift | null {
  for (const promotion of promotions) {
    if (promotion.kind === 'freeDish' && promotion.boxes)
      return { from: promotion.boxes.min, dish: promotion.dish.name }
  }
  return null
}

function giftQuestion(figures: LandingFigures) {
  const free = giftOf(figures)
  return {
    id: 'halloween-gift',
    question: {
      zh: `點樣可以有${free?.dish.zh}送？`,
      en: `How do I get the free ${free?.dish.en.toLowerCase()}?`,
    },
    answer: {
      zh: `同一張訂單訂購萬聖節搗蛋餐盒滿 ${free?.from} 盒，系統會自動加上一盤，毋須輸入優惠碼。`,
      en: `Order ${free?.from} or more trick-or-treat boxes in one order and a tray is added automatically, with no code.`,
    },
  }
}
