import type { Landing } from './landing.ts'

export const snacksLanding: Landing = {
  name: { zh: '小食到會', en: 'Snack catering' },
  title: {
    zh: '小食到會 · 拼盤、散點、站立酒會',
    en: 'Snack catering: platters and finger food',
  },
  description: ({ set }) => ({
    zh: `小食到會約二十款：散點每件 ${set('bites-by-the-piece').priceRange}、金黃小食盤 ${set('golden-snack-tray').price}、六選拼盤 ${set('party-snack-platters').price}、三十人環球小食盛會，睇波、酒會、開放日都啱。`,
    en: `About twenty snacks: bites at ${set('bites-by-the-piece').priceRange} apiece, trays at ${set('golden-snack-tray').price}, six platters at ${set('party-snack-platters').price} and a stand-up feast for thirty. For match nights, receptions and open days.`,
  }),
  keywords: {
    zh: '小食到會,小食拼盤,派對小食,散點,雞翼,魚蛋,燒賣,蛋撻,酒會小食,香港到會',
    en: 'snack catering,snack platters,finger food,party bites,wings,fish balls,egg tarts,reception canapés,Hong Kong',
  },
  lead: {
    zh: '一手飲品，一手小食。魚蛋、雞翼、蛋撻，按盤按件隨你砌。',
    en: 'A drink in one hand, a snack in the other. By the tray or by the piece.',
  },
  menu: {
    anchor: 'snacks',
    categoryId: 'snacks',
    go: { zh: '睇小食餐牌', en: 'See the snack menu' },
    heading: { zh: '小食餐牌', en: 'From the snack menu' },
    dishIds: ['curry-fish-balls', 'swiss-wings', 'takoyaki', 'egg-tarts', 'samosas', 'mini-cheeseburgers'],
    setSlug: 'party-snack-platters',
  },
  story: {
    heading: { zh: '企喺度食，傾得仲開心', en: 'Stand, snack and talk' },
    paragraphs: ({ set }) => [
      {
        zh: `雞翼、春卷、薯角、魚蛋……${set('party-snack-platters').name.zh}十二款揀六款，每款一盤，睇波、打機、生日會都大派用場，約供 ${set('party-snack-platters').serves.min} 至 ${set('party-snack-platters').serves.max} 人分享。`,
        en: `Wings, spring rolls, wedges, fish balls: choose six of twelve with the ${set('party-snack-platters').name.en}, a tray of each. Match nights, game nights and birthdays, for ${set('party-snack-platters').serves.min} to ${set('party-snack-platters').serves.max} to share.`,
      },
      {
        zh: `想逐件計？${set('bites-by-the-piece').name.zh}由蛋撻、鹹批到壽司，每件 ${set('bites-by-the-piece').priceRange}，${set('bites-by-the-piece').minQuantity} 件起訂。酒會前加一盤${set('golden-snack-tray').name.zh}（${set('golden-snack-tray').price}），八款揀三款，邊個場合都襯。`,
        en: `Prefer to count by the piece? ${set('bites-by-the-piece').name.en} run from egg tarts and quiche to sushi at ${set('bites-by-the-piece').priceRange} each, from ${set('bites-by-the-piece').minQuantity} pieces. Or add a ${set('golden-snack-tray').name.en} at ${set('golden-snack-tray').price}, three of eight, to any order.`,
      },
      {
        zh: `人多站立酒會，${set('snack-feast-30').name.zh}已配好十二款中、日、泰、西小食，另有雞蛋仔和鮮果。`,
        en: `For a bigger stand-up party, the ${set('snack-feast-30').name.en} brings twelve snacks from Hong Kong, Japan, Thailand and the West, with egg waffles and fruit.`,
      },
    ],
  },
  closing: { zh: '幾多件夠食？', en: 'How many pieces will do?' },
  questions: {
    heading: { zh: '小食到會常見問題', en: 'Questions about snack catering' },
    items: ({ set }) => [
      {
        id: 'snacks-by-piece',
        question: { zh: '小食可唔可以逐款訂？', en: 'Can I order snacks one by one?' },
        answer: {
          zh: `可以。散點小食按件計價，每件 ${set('bites-by-the-piece').priceRange}，${set('bites-by-the-piece').minQuantity} 件起訂；亦可選購${set('golden-snack-tray').name.zh}，每盤 ${set('golden-snack-tray').price}，任選三款。`,
          en: `Yes. Bites by the piece are ${set('bites-by-the-piece').priceRange} each, from ${set('bites-by-the-piece').minQuantity} pieces; or order the ${set('golden-snack-tray').name.en} at ${set('golden-snack-tray').price} a tray with a choice of three.`,
        },
      },
      {
        id: 'snacks-choice',
        question: { zh: '有幾多款小食揀？', en: 'How many snacks are there?' },
        answer: {
          zh: '今季派對餐牌約有二十款，包括雞翼、魚蛋、燒賣、咖喱角、酥點和雞蛋仔，另有素食選擇。',
          en: 'About twenty on this season’s party menus, including wings, fish balls, siu mai, samosas, puffs and egg waffles, with vegetarian choices.',
        },
      },
      {
        id: 'snacks-crisp',
        question: { zh: '炸物送到會唔會唔脆？', en: 'Will fried snacks stay crisp?' },
        answer: {
          zh: '炸物以透氣盒包裝，送到後 30 分鐘內口感最佳；亦可用焗爐以攝氏 180 度焗 3 至 5 分鐘回脆。',
          en: 'They travel in vented boxes and are best within 30 minutes of delivery; three to five minutes in the oven at 180°C will crisp them up again.',
        },
      },
    ],
  },
}
