/** Verbatim (decisions 7); sections follow the home page's cards. */
import type { Text } from '#domain/text.ts'

export const caterersPage = {
  title: {
    zh: '六大到會菜式：中式、西式、泰式、素食、便當、小食',
    en: 'Six kinds of catering, Chinese to snacks',
  },
  heading: { zh: '六大到會菜式', en: 'Six kinds of catering' },
  lead: {
    zh: '同一張枱，六種食法。揀一款，睇吓有咩食、幾錢起。',
    en: 'One table, six cuisines. See what each one offers, and from what price.',
  },
  keywords: {
    zh: '中式到會,西式到會,泰式到會,素食到會,便當飯盒,小食拼盤,到會推介',
    en: 'Chinese catering,Western catering,Thai catering,vegetarian catering,bento,snack platters,Hong Kong',
  },
  sections: { zh: '六款食法', en: 'The six sections' },
  /** These words stand around the lowest price: "$980 起", "from $980". */
  from: { zh: '', en: 'From' },
  upwards: { zh: '起', en: '' },
  toMenu: { zh: '睇餐牌', en: 'See the menu' },
} satisfies Record<string, Text>

export function caterersDescription(freeFrom: string): Text {
  return {
    zh: `中式、西式、泰式、素食、便當飯盒及小食，六款到會逐款睇：有咩食、幾多人份、幾錢起。食物滿 ${freeFrom} 免運費。`,
    en: `Chinese, Western, Thai, vegetarian, bento and snacks: what is in each, for how many, and from what price. Free delivery from ${freeFrom} of food.`,
  }
}

export interface Caterer {
  /** The id is also the anchor on the page. */
  readonly id: 'chinese' | 'western' | 'thai' | 'vegetarian' | 'bento' | 'snacks'
  readonly heading: Text
  readonly paragraphs: readonly Text[]
  /** A page lists three or four sets. */
  readonly slugs: readonly string[]
  readonly more: Text
}

export const caterers = [
  {
    id: 'chinese',
    heading: { zh: '大菜有乳豬，細味有點心', en: 'Suckling pig at the top, dim sum all around' },
    paragraphs: [
      {
        zh: '住家飯味、酒樓大菜、茶樓點心，都係同一個廚房出品。家常套餐有咕嚕肉、豉油雞同時蔬；宴會套餐由化皮乳豬件、帶子、鮑魚一直食到伊麵壽桃，賀壽、滿月都夠體面。',
        en: 'Home cooking, banquet dishes and tea-house baskets come out of one kitchen. The home-style set brings sweet and sour pork, soy sauce chicken and greens. The banquet runs from suckling pig, scallops and abalone to e-fu noodles and longevity buns.',
      },
      {
        zh: '過年過節就圍盆：鮑魚、中蝦、滑雞、燒腩、北菇一層一層砌好，翻熱即食。辦公室下午茶，叫幾籠點心：蝦餃、燒賣、叉燒包。',
        en: 'For festivals, gather round a basin: abalone, prawns, chicken, roast pork and shiitake in layers, to be reheated and shared. For afternoon tea at the office, order dim sum by the basket: har gow, siu mai and char siu buns.',
      },
    ],
    slugs: ['cantonese-home-10', 'cantonese-banquet-20', 'poon-choi-12', 'dim-sum-20'],
    more: { zh: '中式到會點揀', en: 'About Chinese catering' },
  },
  {
    id: 'western',
    heading: { zh: '由頭盤食到甜品，一張長枱搞掂', en: 'Starters to sweets on one long table' },
    paragraphs: [
      {
        zh: '家庭派對有燒雞、意粉、薄餅就夠開心；人多就擺自助餐，冷盤、熱盤、甜品沿住長枱排開，歐陸餐仲有威靈頓牛柳壓軸。開會唔想分餸，揀個人套餐，沙律、主菜、甜品一人一份。',
        en: 'A family party is happy with roast chicken, pasta and pizza. For a crowd, lay a buffet: cold platters, hot dishes, sweets, and beef Wellington as the centrepiece of the Continental set. For meetings, individual meals: a salad, a main and a dessert each.',
      },
    ],
    slugs: ['western-10', 'western-buffet-20', 'continental-buffet-30', 'western-individual'],
    more: { zh: '西式到會點揀', en: 'About Western catering' },
  },
  {
    id: 'thai',
    heading: { zh: '酸辣夠惹味，一試停唔到口', en: 'Hot, sour and bright' },
    paragraphs: [
      {
        zh: '青木瓜沙律、沙嗲、咖喱、金邊粉，最後留肚食芒果糯米飯。怕辣？喺備註寫小辣或者走辣。',
        en: 'Papaya salad, satay, curries and pad Thai, with mango sticky rice to finish. Ask for mild, or no chilli at all, in the remarks.',
      },
    ],
    slugs: ['thai-10', 'thai-20', 'thai-feast-30'],
    more: { zh: '泰式到會點揀', en: 'About Thai catering' },
  },
  {
    id: 'vegetarian',
    heading: { zh: '食素都有大陣仗', en: 'A feast without meat' },
    paragraphs: [
      {
        zh: '由沙律、咖喱、意粉，到中、西、日、泰素菜同純素齋宴，樣樣有。純素菜式逐味標明，要走五辛（葱、蒜、韭等），落單時寫低。',
        en: 'Choose salads, curries and pasta, a Chinese-Western-Japanese-Thai spread, or an all-vegan Chinese banquet. Vegan dishes are marked; garlic and onion left out on request.',
      },
    ],
    slugs: ['vegetarian-10', 'vegetarian-world-20', 'chinese-vegetarian-12'],
    more: { zh: '素食到會點揀', en: 'About vegetarian catering' },
  },
  {
    id: 'bento',
    heading: { zh: '逐盒派，散會即食', en: 'Hand them out, sit down, eat' },
    paragraphs: [
      {
        zh: '日式分格便當、港式飯盒、西式餐盒、素食餐盒，主菜可以混選。拍攝、展銷、義工日、開會午餐，一人一盒，唔使分餸；招呼客人，仲有慢煮牛肋條、西冷同鰻魚嘅尊貴便當。',
        en: 'Compartment bento, Hong Kong lunch boxes, Western and vegetarian boxes, in any mix of mains. One each for film shoots, fairs, volunteer days and meetings; for guests there is the premium bento with slow-cooked beef rib finger, sirloin or eel.',
      },
    ],
    slugs: ['japanese-bento', 'hong-kong-lunch-box', 'western-lunch-box', 'premium-bento'],
    more: { zh: '便當飯盒點揀', en: 'About bento and boxes' },
  },
  {
    id: 'snacks',
    heading: { zh: '企住傾偈，手都唔停', en: 'Standing, talking, still eating' },
    paragraphs: [
      {
        zh: '雞翼、春卷、魚蛋、章魚燒、薯角，揀啱嗰幾款，一款一盤。睇波、打機、開張酒會，行過就拎得；想精緻一點，可以逐件砌：蛋撻、鹹批、杯裝小食隨你配。',
        en: 'Wings, spring rolls, fish balls, wedges: choose the ones you like, a tray of each, for match nights and openings where people eat as they pass. For something finer, build it by the piece from egg tarts, mini quiche and savoury cups.',
      },
    ],
    slugs: ['party-snack-platters', 'golden-snack-tray', 'bites-by-the-piece', 'snack-feast-30'],
    more: { zh: '小食到會點揀', en: 'About snack catering' },
  },
] as const satisfies readonly Caterer[]
