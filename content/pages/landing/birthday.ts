import type { Landing, LandingFigures } from './landing.ts'

/** The smallest size comes first; the text about sizes is computed. */
const sizes = [
  'birthday-10',
  'birthday-20',
  'birthday-30',
  'birthday-40',
  'birthday-50',
  'birthday-60',
] as const

export const birthdayLanding: Landing = {
  name: { zh: '生日派對到會', en: 'Birthday catering' },
  title: {
    zh: '生日派對到會 · 十至六十人，可加蛋糕',
    en: 'Birthday catering for 10 to 60 guests',
  },
  description: ({ set, dishPrice }) => ({
    zh: `生日到會套餐 ${set('birthday-10').price} 起，十至六十人六個份量：小朋友有笑臉薯餅同迷你熱狗，長輩有壽桃包同炸子雞，加 ${cakePrice(dishPrice)} 有兩磅鮮果蛋糕。`,
    en: `Birthday catering from ${set('birthday-10').price} for 10 to 60: mini hot dogs for children, longevity buns for elders, and a two-pound fruit cake for ${cakePrice(dishPrice)}.`,
  }),
  keywords: {
    zh: '生日到會,生日派對,兒童派對到會,百日宴,壽宴到會,壽桃包,生日蛋糕,香港到會',
    en: 'birthday catering,kids party food,birthday party sets,longevity buns,birthday cake,family celebration,Hong Kong',
  },
  lead: {
    zh: '一歲又好，八十大壽又好，吹蠟燭嗰刻你要喺枱邊，唔係喺廚房。',
    en: 'A first birthday or an eightieth: when the candles are blown out, be at the table, not in the kitchen.',
  },
  menu: {
    anchor: 'birthday',
    categoryId: 'birthday',
    go: { zh: '睇生日餐牌', en: 'See the birthday menu' },
    heading: { zh: '生日餐牌', en: 'From the birthday menu' },
    dishIds: [
      'smiley-potatoes',
      'mini-hot-dogs',
      'honey-wings',
      'hawaiian-pizza',
      'crispy-chicken',
      'longevity-buns',
    ],
    setSlug: 'birthday-20',
  },
  story: {
    heading: { zh: '小朋友開心，大人輕鬆', en: 'Happy children, relaxed grown-ups' },
    paragraphs: ({ set }) => [
      {
        zh: `六個份量，由十位到六十位：${sizes.map((slug) => `${set(slug).serves.max} 位 ${set(slug).price}`).join('、')}。人數夾喺中間？揀細一級，再加小食盤或者一盤飯麵。`,
        en: `Six sizes, from ten to sixty: ${sizes.map((slug) => `${set(slug).serves.max} at ${set(slug).price}`).join(', ')}. Numbers in between? Take the smaller set and add a snack tray or a dish of rice.`,
      },
      {
        zh: '十位同二十位嘅套餐，笑臉薯餅、焗芝士通粉、炸魚手指、迷你熱狗、薄餅任你揀；三十位至五十位可以揀脆皮炸子雞、伊麵同壽桃包，長輩見到就笑。同一枱坐三代人，一樣安排到。',
        en: 'The sets for ten and twenty let you choose from smiley potatoes, macaroni cheese, fish fingers, mini hot dogs and pizza; from thirty to fifty guests there are crispy chicken, e-fu noodles and longevity buns to please the elders. Three generations at one table is no trouble.',
      },
    ],
  },
  closing: { zh: '今年生日，幾多位？', en: 'How many at the birthday table?' },
  questions: {
    heading: { zh: '生日派對到會常見問題', en: 'Questions about birthday catering' },
    items: ({ dishPrice }) => [
      {
        id: 'birthday-cake',
        question: { zh: '可唔可以連生日蛋糕一齊送？', en: 'Can a birthday cake come with the order?' },
        answer: {
          zh: `可以。各生日套餐均可加購兩磅鮮果忌廉蛋糕，${cakePrice(dishPrice)}，祝賀字句請於備註欄註明，蠟燭和碟叉隨蛋糕附送。`,
          en: `Yes. A two-pound fresh fruit cake can be added to any birthday set for ${cakePrice(dishPrice)}. Write the greeting in the remarks; candles, plates and forks are included.`,
        },
      },
      {
        id: 'birthday-boxes',
        question: { zh: '小朋友可唔可以各自一盒？', en: 'Can each child have a box?' },
        answer: {
          zh: `可以。二十人和六十人套餐可加訂兒童派對餐盒，每盒 ${dishPrice('birthday-20', 'box-kids-party')}。`,
          en: `Yes. Kids’ party boxes can be added to the 20- and 60-person sets at ${dishPrice('birthday-20', 'box-kids-party')} each.`,
        },
      },
      {
        id: 'birthday-elders',
        question: { zh: '長輩大壽有咩建議？', en: 'What do you suggest for an elder’s birthday?' },
        answer: {
          zh: '可選生日派對三十人至五十人套餐，甜品揀壽桃包，主菜揀脆皮炸子雞，另可在五十人套餐加購乳豬全體。',
          en: 'Choose the 30- to 50-person sets with longevity buns for dessert and crispy chicken as a main; a whole suckling pig can be added to the 50-person set.',
        },
      },
      {
        id: 'birthday-between',
        question: { zh: '人數喺兩個套餐之間點算？', en: 'What if my numbers fall between two sets?' },
        answer: {
          zh: '建議選人數較少的套餐，再加購小食盤或飯麵；如相差超過一半，選較大的套餐會更合算。',
          en: 'Take the smaller set and add snack trays or rice; if you are more than halfway to the next size, the larger set is better value.',
        },
      },
    ],
  },
}

/** The cake costs the same in every birthday set. */
function cakePrice(dishPrice: LandingFigures['dishPrice']): string {
  return dishPrice('birthday-10', 'birthday-cake')
}
