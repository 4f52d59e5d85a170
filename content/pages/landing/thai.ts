import { countOf } from '#content/phrases.ts'
import type { Landing } from './landing.ts'

export const thaiLanding: Landing = {
  name: { zh: '泰式到會', en: 'Thai catering' },
  title: {
    zh: '泰式到會 · 咖喱、沙嗲、冬蔭功、金邊粉',
    en: 'Thai catering: curry, satay and pad Thai',
  },
  description: ({ set }) => ({
    zh: `泰式到會套餐 ${set('thai-10').price} 起，8 至 30 人：青木瓜沙律、沙嗲、咖喱、冬蔭功、芒果糯米飯。辣度可以講明，素食菜式有標示，觀塘廚房送遍全港。`,
    en: `Thai catering from ${set('thai-10').price} for 8 to 30: papaya salad, satay, curries, tom yum and mango sticky rice, as mild as you like. Vegetarian dishes are marked.`,
  }),
  keywords: {
    zh: '泰式到會,泰國菜到會,冬蔭功,青咖喱,沙嗲,炒金邊粉,芒果糯米飯,泰式派對,香港到會',
    en: 'Thai catering,Thai party food,green curry,satay,tom yum,pad Thai,mango sticky rice,catering Hong Kong',
  },
  lead: {
    zh: '酸、辣、鹹、甜，一枱過。沙律夠爽，咖喱夠香，辣度由你話事。',
    en: 'Sour, hot, salty and sweet on one table. You choose the heat.',
  },
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
    heading: { zh: '唔使飛曼谷，香港都有得食', en: 'Bangkok flavour, cooked in Hong Kong' },
    paragraphs: ({ leadDays, service }) => [
      {
        zh: '青木瓜沙律開胃，沙嗲串燒同香茅雞翼人手一件，主菜有青咖喱雞、紅咖喱雞、馬沙文咖喱牛腩同炭燒豬頸肉，再配一盤炒金邊粉或者菠蘿炒飯。最後留個肚，畀芒果糯米飯。',
        en: 'Papaya salad to wake the appetite, satay and lemongrass wings to hand round, then green, red or massaman curry and grilled pork neck, with pad Thai or pineapple rice. Leave room for the mango sticky rice.',
      },
      {
        zh: '怕辣？辣嘅菜式餐牌上面都有標示，落單時喺備註寫低小辣或者走辣就得。沙嗲、海南雞、菠蘿炒飯同金邊粉本身唔辣，小朋友都啱；食素嘅朋友有青咖喱豆腐同素春卷。',
        en: 'Spicy dishes are marked on the menu; ask for mild or no chilli in the remarks. Satay, Hainanese chicken, pineapple rice and pad Thai are not spicy, and vegetarians have the tofu green curry and the spring rolls.',
      },
      {
        zh: `網上落單最早可選 ${leadDays} 日後；只剩 ${service.thaiByChatDays} 日？傳 WhatsApp 問一聲，廚房做得切就幫你做。`,
        en: `Online, the earliest date is ${leadDays} days ahead. Only ${countOf(service.thaiByChatDays, ['day', 'days'])} left? Message us on WhatsApp: if the kitchen can fit it in, it will.`,
      },
    ],
  },
  closing: { zh: '要幾辣，講聲就得。', en: 'How hot would you like it?' },
  questions: {
    heading: { zh: '泰式到會常見問題', en: 'Questions about Thai catering' },
    items: ({ set, dishPrice, leadDays, service }) => [
      {
        id: 'thai-satay-grill',
        question: { zh: '泰式套餐加唔加得即燒沙嗲檔？', en: 'Can I add a live satay grill?' },
        answer: {
          zh: `可以，${set('thai-feast-30').name.zh}可加購，${dishPrice('thai-feast-30', 'satay-station')}，現場即燒 2 小時，約 200 串。`,
          en: `Yes, with the ${set('thai-feast-30').name.en}, for ${dishPrice('thai-feast-30', 'satay-station')}: two hours, about 200 skewers.`,
        },
      },
      {
        id: 'thai-lead-time',
        question: { zh: '泰式套餐要提早幾耐訂？', en: 'How early should I order a Thai set?' },
        answer: {
          zh: `網上落單最早可選 ${leadDays} 日後的日期；如只餘 ${service.thaiByChatDays} 日，可傳 WhatsApp 查詢，我們會看廚房能否安排。`,
          en: `Online the earliest date is ${leadDays} days ahead; if you have only ${countOf(service.thaiByChatDays, ['day', 'days'])}, message us on WhatsApp and we will see whether the kitchen can fit it in.`,
        },
      },
      {
        id: 'thai-vegetarian',
        question: { zh: '泰國菜有冇素食揀？', en: 'Are there vegetarian Thai dishes?' },
        answer: {
          zh: '有。青咖喱雜菜豆腐、泰式素春卷、芒果糯米飯和椰汁西米杯為純素，素炒金邊粉含蛋。青木瓜沙律含魚露和蝦米，並非素食。',
          en: 'Yes. The green curry with tofu, Thai vegetable spring rolls, mango sticky rice and coconut sago are vegan; the vegetarian pad Thai contains egg. The papaya salad contains fish sauce and dried shrimp, so it is not vegetarian.',
        },
      },
    ],
  },
}
