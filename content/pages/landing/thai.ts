import type { Landing } from './landing.ts'

export const thaiLanding: Landing = {
  name: { zh: '泰式到會', en: 'Thai catering' },
  title: {
    zh: '泰式到會 · 咖喱、沙嗲、冬蔭功、金邊粉',
    en: 'Thai catering: curry, satay, tom yum and pad Thai',
  },
  description: ({ set }) => ({
    zh: `泰式到會套餐 ${set('thai-10').price} 起，8 至 30 人：青木瓜沙律、沙嗲、咖喱、冬蔭功、芒果糯米飯。辣度可以講明，素食菜式有標示，觀塘廚房送遍全港。`,
    en: `Thai catering from ${set('thai-10').price}, for 8 to 30: papaya salad, satay, curries, tom yum and mango sticky rice. Ask for less chilli or none; vegetarian dishes are marked. Delivered from Kwun Tong.`,
  }),
  keywords: {
    zh: '泰式到會,泰國菜到會,冬蔭功,青咖喱,沙嗲,炒金邊粉,芒果糯米飯,泰式派對,香港到會',
    en: 'Thai catering,Thai party food,green curry,satay,tom yum,pad Thai,mango sticky rice,catering Hong Kong',
  },
  lead: {
    zh: '酸、辣、鹹、甜，一枱過。沙律夠爽，咖喱夠香，辣度由你話事。',
    en: 'Sour, hot, salty and sweet on one table. You say how hot.',
  },
  look: { picture: 'landing/thai.svg', band: '#0a5f62', letters: 'white' },
  menu: {
    anchor: 'thai',
    categoryId: 'thai',
    go: { zh: '睇泰式餐牌', en: 'See the Thai menu' },
    heading: { zh: '泰式餐牌', en: 'From the Thai menu' },
    dishIds: [
      'papaya-salad',
      'chicken-satay',
      'green-curry-chicken',
      'grilled-pork-neck',
      'pad-thai',
      'mango-sticky-rice',
    ],
    setSlug: 'thai-10',
  },
  story: {
    heading: { zh: '唔使飛曼谷，觀塘都有得食', en: 'Bangkok flavour, cooked in Kwun Tong' },
    paragraphs: ({ leadDays, service }) => [
      {
        zh: '青木瓜沙律開胃，沙嗲串燒和香茅雞翼人手一件，主菜有青咖喱雞、紅咖喱雞、馬沙文咖喱牛腩和炭燒豬頸肉，再配一盤炒金邊粉或菠蘿炒飯。最後的位置，留給芒果糯米飯。',
        en: 'Papaya salad to wake the appetite, satay and lemongrass wings to hand round, then green, red or massaman curry and grilled pork neck, with pad Thai or pineapple rice. Leave room for the mango sticky rice.',
      },
      {
        zh: '怕辣？辣的菜式餐單上都有標示，落單時在備註寫低小辣或走辣就可以。沙嗲、海南雞、菠蘿炒飯和金邊粉本身不辣，小朋友也合適；食素的朋友有青咖喱豆腐和素春卷。',
        en: 'Not everyone likes it hot. Hot dishes are marked on the menu; write less chilli or none in the remarks. Satay, Hainanese chicken, pineapple rice and pad Thai are mild to begin with, and vegetarians have the tofu green curry and the spring rolls.',
      },
      {
        zh: `網上落單最早可選 ${leadDays} 日後；只剩 ${service.thaiByChatDays} 日？開對話問一聲，廚房做得切就幫你做。`,
        en: `Online, the earliest date is ${leadDays} days ahead. Only ${service.thaiByChatDays} days left? Ask by chat: if the kitchen can fit it in, it will.`,
      },
    ],
  },
  questions: {
    heading: { zh: '泰式到會，先問先知', en: 'Thai catering: good to know' },
    items: ({ leadDays, service }) => [
      {
        id: 'thai-heat',
        question: { zh: '泰國菜會很辣嗎？', en: 'Is the Thai food very hot?' },
        answer: {
          zh: '辣的菜式都有標示，一般為小辣至中辣。可在備註欄要求小辣或走辣；沙嗲、海南雞、菠蘿炒飯和金邊粉本身不辣。',
          en: 'Hot dishes are marked and are usually mild to medium. Ask for less chilli or none in the remarks; the satay, Hainanese chicken, pineapple rice and pad Thai are not hot to begin with.',
        },
      },
      {
        id: 'thai-lead-time',
        question: { zh: '泰式套餐要提早多久訂？', en: 'How early should I order a Thai set?' },
        answer: {
          zh: `網上訂購最早可選 ${leadDays} 天後的日期；如只餘 ${service.thaiByChatDays} 天，可用即時對話查詢，我們會看廚房能否安排。`,
          en: `Online the earliest date is ${leadDays} days ahead; if you have only ${service.thaiByChatDays} days, ask by chat and we will see whether the kitchen can fit it in.`,
        },
      },
      {
        id: 'thai-vegetarian',
        question: { zh: '泰國菜有素食選擇嗎？', en: 'Are there vegetarian Thai dishes?' },
        answer: {
          zh: '有。青咖喱雜菜豆腐、泰式素春卷、芒果糯米飯和椰汁西米杯為純素，素炒金邊粉含蛋。青木瓜沙律含魚露和蝦米，並非素食。',
          en: 'Yes. The green curry with tofu, Thai vegetable spring rolls, mango sticky rice and coconut sago are vegan; the vegetarian pad Thai contains egg. The papaya salad contains fish sauce and dried shrimp, so it is not vegetarian.',
        },
      },
    ],
  },
}
