import { slotLength } from '#content/delivery.ts'
import type { Landing } from './landing.ts'

export const bentoLanding: Landing = {
  name: { zh: '便當飯盒', en: 'Bento and lunch boxes' },
  title: {
    zh: '便當飯盒到會 · 公司午餐、會議餐盒',
    en: 'Bento and lunch boxes for meetings and crews',
  },
  description: ({ set }) => ({
    zh: `便當飯盒每盒 ${set('hong-kong-lunch-box').price} 起，${set('hong-kong-lunch-box').minQuantity} 盒起訂：日式便當、港式飯盒、西式餐盒、素食餐盒、尊貴便當，主菜可以混選，適合會議、拍攝和大型活動。`,
    en: `Bento and lunch boxes from ${set('hong-kong-lunch-box').price}, minimum ${set('hong-kong-lunch-box').minQuantity} boxes in any mix: Japanese, Hong Kong, Western and vegetarian, for meetings and film sets.`,
  }),
  keywords: {
    zh: '便當到會,飯盒到會,公司午餐,會議餐盒,日式便當,港式飯盒,素食飯盒,拍攝飯盒,香港',
    en: 'bento catering,lunch boxes,office lunch,meeting lunch,Japanese bento,vegetarian box,film set catering,Hong Kong',
  },
  lead: {
    zh: '一人一盒，各有各揀。開會、拍戲、做義工，逐盒派好就開飯。',
    en: 'One box each, chosen one by one. For meetings, film sets and volunteer days.',
  },
  menu: {
    anchor: 'bento',
    categoryId: 'bento',
    go: { zh: '睇便當餐牌', en: 'See the bento menu' },
    heading: { zh: '便當餐牌', en: 'From the bento menu' },
    dishIds: [
      'bento-teriyaki-chicken',
      'box-char-siu-egg',
      'box-hainan-chicken',
      'box-herb-chicken-pasta',
      'box-pumpkin-curry',
      'bento-short-rib',
    ],
    setSlug: 'japanese-bento',
  },
  story: {
    heading: { zh: '十個人，十樣口味都得', en: 'Ten people, ten tastes' },
    paragraphs: ({ set, leadDays, slotMinutes }) => [
      {
        zh: `照燒雞扒、叉燒滑蛋飯、香草雞扒意粉、南瓜雜菜咖喱，同一張單可以混選。便當和飯盒合共 ${set('hong-kong-lunch-box').minQuantity} 盒起訂，每盒 ${set('hong-kong-lunch-box').price} 起，按所選主菜計價。`,
        en: `Teriyaki chicken, char siu with egg, herb chicken pasta and pumpkin curry can all be in one order. The minimum is ${set('hong-kong-lunch-box').minQuantity} boxes in total, from ${set('hong-kong-lunch-box').price} each, priced by the main you choose.`,
      },
      {
        zh: `招呼客戶或董事局午餐，可揀${set('premium-bento').name.zh}：慢煮牛肋條、西冷或鰻魚，附兩款小食和甜品，每盒 ${set('premium-bento').price} 起。飯、餸、醬分格盛載，味道不會混在一起。`,
        en: `For clients and board lunches there is the ${set('premium-bento').name.en}: slow-cooked beef rib finger, sirloin or grilled eel with two small dishes and a dessert, from ${set('premium-bento').price}. Rice, mains and sauces each have their own compartment.`,
      },
      {
        zh: `網上落單最早可選 ${leadDays} 日後，送貨時段每${slotLength(slotMinutes).zh}一個，配合會議時間選擇即可。`,
        en: `Online, the earliest date is ${leadDays} days ahead, with a delivery slot every ${slotLength(slotMinutes).en} to fit your meeting.`,
      },
    ],
  },
  closing: { zh: '幾多盒？幾點食飯？', en: 'How many boxes, and when is lunch?' },
  questions: {
    heading: { zh: '便當飯盒到會常見問題', en: 'Questions about bento' },
    items: ({ service }) => [
      {
        id: 'bento-two-slots',
        question: { zh: '飯盒可唔可以分兩個時段送？', en: 'Can the boxes be delivered in two batches?' },
        answer: {
          zh: '可以，請分兩張訂單落單，各揀時段。',
          en: 'Yes: place two orders, each with its own slot.',
        },
      },
      {
        id: 'bento-labels',
        question: {
          zh: '便當可唔可以按名或者枱號分好？',
          en: 'Can the boxes be sorted by name or table?',
        },
        answer: {
          zh: `${service.labelledBoxesFrom} 盒或以上可提供名單，我們會在盒面貼上姓名、枱號和素食或敏感標記，不另收費。`,
          en: `For ${service.labelledBoxesFrom} boxes or more send us a list and we will label each with a name, table number and any vegetarian or allergy mark, at no charge.`,
        },
      },
      {
        id: 'bento-reheat',
        question: { zh: '便當可唔可以翻熱？', en: 'Can the boxes be reheated?' },
        answer: {
          zh: '飯盒可用微波爐翻熱 2 分鐘，加熱前請先取走沙律、漬物和醬汁。',
          en: 'They can be microwaved for two minutes; take out the salad, pickles and sauce first.',
        },
      },
    ],
  },
}
