import type { Landing } from './landing.ts'

export const vegetarianLanding: Landing = {
  name: { zh: '素食到會', en: 'Vegetarian catering' },
  title: {
    zh: '素食到會 · 齋宴、純素、環球素菜',
    en: 'Vegetarian and vegan catering in Hong Kong',
  },
  description: ({ set }) => ({
    zh: `素食到會套餐 ${set('vegetarian-10').price} 起，供 8 至 20 人：中、西、日、泰素菜，全席純素的中式齋宴，純素菜式逐款標示，可走五辛。`,
    en: `Vegetarian catering from ${set('vegetarian-10').price} for 8 to 20, and an all-vegan Chinese banquet. Vegan dishes are marked; garlic and onion left out on request.`,
  }),
  keywords: {
    zh: '素食到會,純素到會,齋宴,素食派對,素食飯盒,走五辛,解穢酒,佛誕,香港素食',
    en: 'vegetarian catering,vegan catering,Chinese vegetarian banquet,meat-free party,vegetarian lunch box,Hong Kong',
  },
  lead: {
    zh: '唔止羅漢齋。天婦羅、牛油果卷、椰香咖喱，食肉嘅朋友都會添飯。',
    en: 'Much more than tofu: tempura, avocado rolls and coconut curry that meat eaters come back for.',
  },
  menu: {
    anchor: 'vegetarian',
    categoryId: 'vegetarian',
    go: { zh: '睇素食餐牌', en: 'See the vegetarian menu' },
    heading: { zh: '素食餐牌', en: 'From the vegetarian menu' },
    dishIds: [
      'quinoa-pumpkin-salad',
      'avocado-rolls',
      'veg-tempura',
      'pumpkin-curry',
      'sweet-sour-mushroom',
      'truffle-mushroom-rice',
    ],
    setSlug: 'vegetarian-10',
  },
  story: {
    heading: { zh: '初一十五，日日都食得好', en: 'Good enough for any day' },
    paragraphs: ({ set }) => [
      {
        zh: `${set('vegetarian-10').name.zh}由沙律、天婦羅到南瓜咖喱，八款清新菜式；${set('vegetarian-world-20').name.zh}集中、西、日、泰素菜於一枱，牛油果卷、素千層麵、青咖喱豆腐都有，適合公司素食日和綠色活動。`,
        en: `The ${set('vegetarian-10').name.en} brings eight fresh dishes, from salad and tempura to pumpkin curry. The ${set('vegetarian-world-20').name.en} puts Chinese, Western, Japanese and Thai cooking on one table, for green days at the office and community events.`,
      },
      {
        zh: `${set('chinese-vegetarian-12').name.zh}全席純素，拍青瓜、四喜烤麩、羅漢上素、咕嚕猴頭菇等十款，不含蛋奶。要走葱、蒜等五辛，落單時在備註寫明。`,
        en: `The ${set('chinese-vegetarian-12').name.en} is vegan throughout: ten dishes such as smashed cucumber, braised wheat gluten, Buddha’s delight and sweet and sour mushrooms, without egg or dairy. Garlic, onion and chives can be left out; say so in the remarks.`,
      },
      {
        zh: '其他派對套餐大多設有素菜選項，素食和肉食的朋友可以同枱用餐。',
        en: 'Most party sets also offer vegetarian choices, so everyone can eat at the same table.',
      },
    ],
  },
  closing: { zh: '純素定蛋奶素？講聲就得。', en: 'Vegan or vegetarian? Just tell us.' },
  questions: {
    heading: { zh: '素食到會常見問題', en: 'Questions about vegetarian catering' },
    items: ({ set }) => [
      {
        id: 'vegetarian-egg-dairy',
        question: { zh: '素食餐牌有冇蛋或者奶？', en: 'Do the vegetarian menus contain egg or dairy?' },
        answer: {
          zh: `素食餐牌不含肉類、海鮮和明膠，部分菜式含蛋或奶，純素菜式會另加標示。${set('chinese-vegetarian-12').name.zh}全席純素。`,
          en: `They contain no meat, seafood or gelatine. Some dishes contain egg or dairy, and vegan dishes are marked. The ${set('chinese-vegetarian-12').name.en} is vegan throughout.`,
        },
      },
      {
        id: 'vegetarian-pungent',
        question: {
          zh: '可唔可以走五辛？',
          en: 'Can you leave out garlic, onion and chives?',
        },
        answer: {
          zh: '可以。中式齋宴和大部分中式素菜可走葱、蒜、韭等五辛，請在落單時於備註欄註明。',
          en: 'Yes. The Chinese banquet and most Chinese vegetarian dishes can be made without them; please note it in the remarks when ordering.',
        },
      },
      {
        id: 'vegetarian-kitchen',
        question: { zh: '素菜會唔會同肉類分開處理？', en: 'Is vegetarian food prepared separately?' },
        answer: {
          zh: '素食與其他菜式在同一廚房製作，廚房亦處理肉類；如有嚴格宗教要求，請先查詢。',
          en: 'It is made in the same kitchen as all other dishes, which also handles meat, so please ask first if you have strict religious requirements.',
        },
      },
      {
        id: 'vegetarian-add',
        question: {
          zh: '普通派對可唔可以淨係加幾款素菜？',
          en: 'Can I add a few vegetarian dishes to an ordinary party set?',
        },
        answer: {
          zh: `可以。各套餐多設有素菜選項，亦可加訂${set('vegetarian-lunch-box').name.zh}，每盒 ${set('vegetarian-lunch-box').price}，便當和飯盒合共 ${set('vegetarian-lunch-box').minQuantity} 盒起訂。`,
          en: `Yes. Most sets include vegetarian options, and the ${set('vegetarian-lunch-box').name.en} can be added at ${set('vegetarian-lunch-box').price} each, from ${set('vegetarian-lunch-box').minQuantity} boxes counted together with other bento.`,
        },
      },
    ],
  },
}
