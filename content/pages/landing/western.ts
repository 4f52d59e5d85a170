import { hoursInChinese, hoursInEnglish } from '#content/phrases.ts'
import type { Landing } from './landing.ts'

export const westernLanding: Landing = {
  name: { zh: '西式到會', en: 'Western catering' },
  title: {
    zh: '西式到會 · 沙律、意粉、燒肉、自助餐',
    en: 'Western catering: roasts, pasta and buffets',
  },
  description: ({ set }) => ({
    zh: `西式到會套餐 ${set('western-10').price} 起，供 8 至 30 人：凱撒沙律、香草燒雞、燒西冷牛肉、意粉薄餅、威靈頓牛柳，一份小型自助餐送到公司或屋企。`,
    en: `Western catering from ${set('western-10').price} for 8 to 30: Caesar salad, roast chicken, sirloin, pasta, pizza and beef Wellington, delivered to home or office.`,
  }),
  keywords: {
    zh: '西式到會,自助餐到會,意粉,薄餅,燒雞,燒牛肉,威靈頓牛柳,酒會,公司活動,香港到會',
    en: 'Western catering,buffet catering,roast chicken,pasta,pizza,beef Wellington,cocktail party,office catering,Hong Kong',
  },
  lead: {
    zh: '燒雞、意粉、薄餅係基本，想體面啲仲有煙三文魚同威靈頓牛柳。',
    en: 'Roast chicken, pasta and pizza to start with; smoked salmon and beef Wellington when it matters.',
  },
  menu: {
    anchor: 'western',
    categoryId: 'western',
    go: { zh: '睇西式餐牌', en: 'See the Western menu' },
    heading: { zh: '西式餐牌', en: 'From the Western menu' },
    dishIds: [
      'caesar-salad',
      'herb-roast-chicken',
      'dill-salmon',
      'roast-sirloin',
      'beef-wellington',
      'tiramisu-cups',
    ],
    setSlug: 'western-buffet-20',
  },
  story: {
    heading: { zh: '一張長枱，就係自助餐', en: 'One long table makes a buffet' },
    paragraphs: ({ set, service }) => [
      {
        zh: `${set('western-10').name.zh}有沙律、小食、主菜、意粉和甜品共九款，家庭派對剛好。${set('western-buffet-20').name.zh}加上冷盤和杯裝小食，淨色派對盤擺上長枱，已經似模似樣。`,
        en: `The ${set('western-10').name.en} brings nine dishes, from salad to dessert, about right for a party at home. The ${set('western-buffet-20').name.en} adds a cold plate and canapé cups; on plain platters along one table it is a proper buffet.`,
      },
      {
        zh: `想隆重一點，${set('continental-buffet-30').name.zh}由凍肉芝士拼盤和法式小點開始，威靈頓牛柳壓軸，菜式由廚師配好，畢業禮、開張酒會、週年晚宴都得體。`,
        en: `For something grander, the ${set('continental-buffet-30').name.en} opens with charcuterie and canapés and ends on beef Wellington. The chef has chosen the dishes, ready for graduations, launches and annual dinners.`,
      },
      {
        zh: `熱盤以保溫袋運送，送到後約可保溫 ${service.warmHours} 小時。意粉會煮得略硬身，路上剛好焗熟，送到即開餐最好吃。`,
        en: `Hot dishes travel in insulated bags and stay warm for about ${hoursInEnglish(service.warmHours)}. We cook the pasta slightly firm so that it is just right when it arrives; eat it soon.`,
      },
    ],
  },
  closing: { zh: '頭盤、主菜、甜品，想點配？', en: 'A starter, a main, a dessert: which ones?' },
  questions: {
    heading: { zh: '西式到會常見問題', en: 'Questions about Western catering' },
    items: ({ set, dishPrice, service }) => [
      {
        id: 'western-upgrade',
        question: { zh: '主菜可唔可以加錢換燒牛肉？', en: 'Can I upgrade to roast beef?' },
        answer: {
          zh: `可以，${set('western-10').name.zh}可加 ${dishPrice('western-10', 'roast-sirloin')} 轉燒西冷牛肉。`,
          en: `Yes: in the ${set('western-10').name.en} roast sirloin is available for a supplement of ${dishPrice('western-10', 'roast-sirloin')}.`,
        },
      },
      {
        id: 'western-carving',
        question: { zh: '燒牛肉可唔可以即場切？', en: 'Can the beef be carved at the party?' },
        answer: {
          zh: `可以。${set('deluxe-30').name.zh}和${set('deluxe-40').name.zh}可加購即席切燒牛肉檔，由廚師駐場 2 小時，約供 40 人享用。`,
          en: `Yes. A live carving station can be added to the ${set('deluxe-30').name.en} and the ${set('deluxe-40').name.en}: a chef for two hours, with about 40 portions.`,
        },
      },
      {
        id: 'western-pasta',
        question: { zh: '意粉送到會唔會太腍？', en: 'Will the pasta go soft?' },
        answer: {
          zh: `意粉會煮至略硬身才拌汁，運送期間剛好焗熟，建議${hoursInChinese(service.warmHours, '送到後')}內享用。`,
          en: `We cook it slightly firm before adding the sauce so that it is just right when it arrives; it is best within ${hoursInEnglish(service.warmHours)} of delivery.`,
        },
      },
    ],
  },
}
