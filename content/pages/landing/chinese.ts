import { hoursInEnglish, periodInMonths } from '#content/phrases.ts'
import type { Landing } from './landing.ts'

export const chineseLanding: Landing = {
  name: { zh: '中式到會', en: 'Chinese catering' },
  title: {
    zh: '中式到會 · 粵菜、點心、燒味、盆菜',
    en: 'Chinese catering: dim sum, roasts, poon choi',
  },
  description: ({ set }) => ({
    zh: `中式到會：家常粵菜十人套餐 ${set('cantonese-home-10').price}、豐盛盆菜 ${set('poon-choi-12').price}、點心派對、粵式宴會，燒味、海味、壽桃樣樣有，觀塘廚房送遍全港。`,
    en: `Chinese catering in Hong Kong: home-style Cantonese for ten at ${set('cantonese-home-10').price}, poon choi at ${set('poon-choi-12').price}, dim sum parties and banquets with roast meats and abalone.`,
  }),
  keywords: {
    zh: '中式到會,粵菜到會,盆菜到會,點心到會,燒味,乳豬,賀壽,滿月酒,春茗到會,火鍋',
    en: 'Chinese catering,Cantonese catering,poon choi,dim sum party,roast meats,suckling pig,birthday banquet,hot pot,Hong Kong',
  },
  lead: {
    zh: '一圍枱坐齊人，粵菜、點心、燒味、盆菜，熱辣辣送到門口。',
    en: 'Cantonese dishes, dim sum, roast meats and poon choi, brought hot to your table.',
  },
  menu: {
    anchor: 'chinese',
    categoryId: 'chinese',
    go: { zh: '睇中式餐牌', en: 'See the Chinese menu' },
    heading: { zh: '中式餐牌', en: 'From the Chinese menu' },
    dishIds: [
      'har-gow',
      'honey-char-siu',
      'sweet-sour-pork',
      'rose-soy-chicken',
      'abalone-mushroom',
      'poon-choi',
    ],
    setSlug: 'cantonese-banquet-20',
  },
  story: {
    heading: { zh: '唔使訂位，屋企就係酒樓', en: 'A banquet hall, wherever you are' },
    paragraphs: ({ set, service }) => [
      {
        zh: '粟米雞蓉羹、咕嚕肉、豉油雞、炒飯，屋企人最想食就係呢幾味；蝦餃、燒賣、叉燒包一籠籠送到，公司會議室也變茶樓。人多擺酒，有乳豬件、蠔皇鮑魚、碧綠帶子和壽桃。',
        en: 'Sweetcorn soup, sweet and sour pork, soy chicken and fried rice are what families ask for first. Har gow, siu mai and char siu bao turn a meeting room into a teahouse, and for a proper feast there is suckling pig, abalone, scallops and longevity buns.',
      },
      {
        zh: `${set('poon-choi-12').name.zh}層層疊上鮑魚、中蝦、滑雞、燒腩、北菇和白蘿蔔，連盆送到，用電磁爐或明火翻熱就可以圍住食，冬至、團年、開年都合適。`,
        en: `Our ${set('poon-choi-12').name.en} is layered with abalone, prawns, chicken, roast belly, shiitake and white radish. It comes in its basin: warm it on a hob and let everyone help themselves, at winter solstice, New Year or any reunion.`,
      },
      {
        zh: `中菜現有五十多款，每 ${service.menuRefreshMonths} 個月更新一次。想走五辛、少油或留起原隻乳豬影相，落單時在備註寫一句。`,
        en: `There are more than fifty Chinese dishes, refreshed every ${periodInMonths(service.menuRefreshMonths)}. No garlic, less oil, or the pig kept whole for photographs? Write it in the remarks.`,
      },
    ],
  },
  posters: {
    heading: { zh: '時節到，食嗰樣', en: 'When the season comes' },
    lead: {
      zh: '撳圖放大睇，想預留就傳個訊息問吓。',
      en: 'Tap a picture to enlarge it; message us to reserve.',
    },
    items: ({ set }) => [
      {
        id: 'new-year',
        picture: 'landing/popup-new-year.svg',
        title: { zh: '賀年盆菜', en: 'Poon choi for the New Year' },
        caption: {
          zh: `新春前後供應盆菜和賀年禮籃。${set('poon-choi-12').name.zh} ${set('poon-choi-12').price}，供 ${set('poon-choi-12').serves.min} 至 ${set('poon-choi-12').serves.max} 人圍盆共享，旺日請提早預訂。`,
          en: `Around Lunar New Year we offer poon choi and New Year hampers. The ${set('poon-choi-12').name.en} is ${set('poon-choi-12').price} and feeds ${set('poon-choi-12').serves.min} to ${set('poon-choi-12').serves.max}; please book early for the busy days.`,
        },
      },
      {
        id: 'hot-pot',
        picture: 'landing/popup-hot-pot.svg',
        title: { zh: '天涼打邊爐', en: 'Hot pot when it turns cool' },
        caption: {
          zh: '天氣轉涼時設火鍋配料，肥牛、海鮮、菇菌、蔬菜和餃子任你配搭。款式和價錢請傳 WhatsApp 查詢。',
          en: 'When the weather turns cool we offer hot pot ingredients: beef, seafood, mushrooms, greens and dumplings, in the mix you like. Message us on WhatsApp for the choice and prices.',
        },
      },
    ],
  },
  closing: { zh: '開幾多圍？', en: 'How many tables?' },
  questions: {
    heading: { zh: '中式到會常見問題', en: 'Questions about Chinese catering' },
    items: ({ service }) => [
      {
        id: 'chinese-refreshed',
        question: { zh: '中式餐牌幾耐更新一次？', en: 'How often does the Chinese menu change?' },
        answer: {
          zh: `每 ${service.menuRefreshMonths} 個月更新一次，現時有五十多款。`,
          en: `Every ${periodInMonths(service.menuRefreshMonths)}; at present there are more than fifty dishes.`,
        },
      },
      {
        id: 'chinese-poon-choi',
        question: { zh: '盆菜送到使唔使再煮？', en: 'Does poon choi need cooking when it arrives?' },
        answer: {
          zh: '盆菜已全部煮熟，以可加熱的盆盛載，放在電磁爐或明火上以中小火翻熱約 20 分鐘即可享用。',
          en: 'Everything is cooked. The basin can go on an induction hob or gas flame; reheat over a medium-low heat for about 20 minutes.',
        },
      },
      {
        id: 'chinese-suckling-pig',
        question: { zh: '乳豬會唔會切好？', en: 'Will the suckling pig be carved?' },
        answer: {
          zh: '會。乳豬全體先切件再砌回原形，附乳豬醬；如需保留原隻拍照，請於備註註明，送到後自行切件。',
          en: 'Yes. It is cut and laid back in shape with its sauce. If you want it whole for photographs, say so in the remarks and carve it after delivery.',
        },
      },
      {
        id: 'chinese-warm',
        question: { zh: '點心送到仲熱唔熱？', en: 'Will the dim sum still be hot?' },
        answer: {
          zh: `點心以保溫袋運送，熱食約可保溫 ${service.warmHours} 小時，請盡快食用。`,
          en: `Dim sum travels in insulated bags and stays warm for about ${hoursInEnglish(service.warmHours)}, so eat it soon.`,
        },
      },
    ],
  },
}
