import type { Landing } from './landing.ts'

export const christmasLanding: Landing = {
  name: { zh: '聖誕派對', en: 'Christmas party' },
  title: {
    zh: '聖誕到會 · 火雞大餐、一人一款、聖誕派對',
    en: 'Christmas catering: turkey and party sets',
  },
  description: ({ set }) => ({
    zh: `聖誕到會：火雞、蜜糖燒火腿、威靈頓牛柳、樹頭蛋糕，十至三十人套餐 ${set('christmas-10').price} 起，一人一款每碟 ${set('christmas-joy-1-person-1-choice').price} 起。火雞有限，早訂早安心。`,
    en: `Christmas catering with turkey, glazed ham, beef Wellington and yule log: sets for 10 to 30 from ${set('christmas-10').price}, plates from ${set('christmas-joy-1-person-1-choice').price}. Turkeys are limited, so order early.`,
  }),
  keywords: {
    zh: '聖誕到會,聖誕派對,火雞到會,聖誕大餐,聖誕套餐,公司聖誕派對,平安夜,香港到會',
    en: 'Christmas catering,Christmas party,roast turkey delivery,Christmas dinner,office Christmas party,Hong Kong',
  },
  lead: {
    zh: '火雞、火腿、樹頭蛋糕，一車送到。你負責點燈同拆禮物。',
    en: 'Turkey, ham and a yule log in one delivery. You see to the lights and the presents.',
  },
  menu: {
    anchor: 'christmas',
    categoryId: 'christmas',
    go: { zh: '睇聖誕餐牌', en: 'See the Christmas menu' },
    heading: { zh: '聖誕餐牌', en: 'From the Christmas menu' },
    dishIds: ['roast-turkey', 'glazed-ham', 'beef-wellington', 'wreath-salad', 'yule-log', 'gingerbread'],
    setSlug: 'christmas-10',
  },
  story: {
    heading: { zh: '平安夜，唔使開爐', en: 'Christmas Eve with the oven off' },
    paragraphs: ({ set }) => [
      {
        zh: '一隻火雞要焗成個下晝，屋企焗爐未必放得落。我哋燒好、拌好醬汁先送嚟：聖誕燒火雞配紅莓醬、蜜糖菠蘿燒火腿、花環沙律、煙肉炒椰菜仔，甜品有樹頭蛋糕同薑餅人，一打開就係聖誕。',
        en: 'A turkey takes all afternoon, if it fits the oven at all. We roast it, make the gravy and bring it: turkey with cranberry sauce, honey-glazed ham with pineapple, a wreath salad and sprouts with bacon, then yule log and gingerbread men. Lift the lid and it is Christmas.',
      },
      {
        zh: `屋企飯局有${set('christmas-10').name.zh}（${set('christmas-10').price}），交換禮物夜有${set('christmas-20').name.zh}（${set('christmas-20').price}），公司大派對有火雞同威靈頓牛柳雙主角嘅${set('christmas-30').name.zh}（${set('christmas-30').price}）。`,
        en: `For dinner at home there is the ${set('christmas-10').name.en} (${set('christmas-10').price}); for the gift exchange, the ${set('christmas-20').name.en} (${set('christmas-20').price}); for the company party, the ${set('christmas-30').name.en} (${set('christmas-30').price}) with both turkey and beef Wellington.`,
      },
      {
        zh: `口味夾唔埋？${set('christmas-joy-1-person-1-choice').name.zh}，火雞、火腿、三文魚、威靈頓牛柳或者南瓜素咖喱，每人揀一碟，${set('christmas-joy-1-person-1-choice').price} 起，${set('christmas-joy-1-person-1-choice').minQuantity} 碟起訂。`,
        en: `Different tastes? With the ${set('christmas-joy-1-person-1-choice').name.en} each guest picks a plate: turkey, ham, salmon, Wellington or a vegan pumpkin curry, from ${set('christmas-joy-1-person-1-choice').price}, from ${set('christmas-joy-1-person-1-choice').minQuantity} plates.`,
      },
    ],
  },
  closing: { zh: '聖誕邊日擺枱？', en: 'Which day will you lay the Christmas table?' },
  questions: {
    heading: { zh: '聖誕到會常見問題', en: 'Questions about Christmas catering' },
    items: (figures) => [
      {
        id: 'christmas-early',
        question: { zh: '聖誕套餐要提早幾耐訂？', en: 'How early should I order for Christmas?' },
        answer: {
          zh: `網上落單最早可選 ${figures.leadDays} 日後的日期。節日前後建議提早一星期；火雞數量有限，請及早預訂。`,
          en: `Online the earliest date is ${figures.leadDays} days ahead. Around the holidays we suggest a week; turkeys are limited, so please order early.`,
        },
      },
      {
        id: 'christmas-day',
        question: { zh: '聖誕當日送唔送貨？', en: 'Do you deliver on Christmas Day?' },
        answer: {
          zh: `送。聖誕當日照常 ${figures.firstSlot} 至 ${figures.lastSlotEnd} 送貨；休息日以落單日曆所示為準。`,
          en: `Yes, from ${figures.firstSlot} to ${figures.lastSlotEnd} as usual; days we are closed are marked in the order calendar.`,
        },
      },
      {
        id: 'christmas-vegetarian',
        question: { zh: '聖誕套餐有冇素食揀？', en: 'Are there vegetarian choices at Christmas?' },
        answer: {
          zh: '有。一人一款套餐有南瓜素咖喱（純素）和野菌忌廉長通粉；派對套餐的花環沙律、黑松露野菌炒飯、樹頭蛋糕和薑餅人都是素食，花環沙律含木本堅果。',
          en: 'Yes. The 1-Person-1-Choice set has a vegan pumpkin curry and penne with wild mushrooms; in the party sets the wreath salad, truffle and mushroom rice, yule log and gingerbread are vegetarian. The salad contains tree nuts.',
        },
      },
    ],
  },
}
