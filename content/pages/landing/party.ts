import { exceptTo } from '#content/delivery.ts'
import { hoursInEnglish } from '#content/phrases.ts'
import type { Landing } from './landing.ts'

export const partyLanding: Landing = {
  name: { zh: '派對到會', en: 'Party catering' },
  title: { zh: '派對到會 · 十至四十人派對套餐', en: 'Party food: catering sets for 10 to 40' },
  description: ({ set, freeDeliveryFrom }) => ({
    zh: `上門派對到會套餐 ${set('easy-party-10').price} 起，${set('easy-party-10').serves.min} 至 ${set('gathering-40').serves.max} 人：中西小食、主菜、飯麵、甜品自己揀，連餐具食物夾送到，掀開盒蓋就上枱。食物滿 ${freeDeliveryFrom} 免運費。`,
    en: `Party food catering from ${set('easy-party-10').price} for ${set('easy-party-10').serves.min} to ${set('gathering-40').serves.max}: pick your snacks, mains, noodles and sweets; tongs and cutlery included. Free delivery from ${freeDeliveryFrom}.`,
  }),
  keywords: {
    zh: '派對到會,派對小食,派對套餐,屋企派對,公司派對,到會套餐,觀塘到會,香港到會',
    en: 'party food,party catering,party sets,house party catering,office party food,finger food,catering Hong Kong',
  },
  lead: {
    zh: '細至十位，大到四十位。餸由你揀，送到掀開盒蓋就食得。',
    en: 'From ten guests to forty. You pick the dishes; we bring them ready to serve.',
  },
  menu: {
    anchor: 'party-sets',
    categoryId: 'party-sets',
    go: { zh: '睇派對餐牌', en: 'See the party menu' },
    heading: { zh: '派對餐牌', en: 'From the party menu' },
    dishIds: [
      'assorted-nigiri',
      'siu-mai',
      'honey-wings',
      'herb-roast-chicken',
      'seafood-linguine',
      'fruit-tarts',
    ],
    setSlug: 'easy-party-10',
  },
  story: {
    heading: { zh: '主人家，今晚唔使入廚房', en: 'Hosts, stay out of the kitchen tonight' },
    paragraphs: ({ set, service }) => [
      {
        zh: '請親客，最可惜係成晚困喺廚房。派對套餐中西都有：燒賣同雞翼打頭陣，燒雞、咕嚕肉、香煎三文魚做主菜，再嚟一盤炒飯或者意粉，尾聲有蛋撻同鮮果。每一格都有幾款畀你揀，長輩、小朋友、同事都顧到。',
        en: 'The trouble with hosting is being stuck in the kitchen. Party sets mix East and West: siu mai and wings to begin, roast chicken, sweet and sour pork or salmon as mains, fried rice or pasta, then egg tarts and fruit. Every course has choices, so elders, children and colleagues all find something.',
      },
      {
        zh: `預算都好計。${set('easy-party-10').name.zh} ${set('easy-party-10').price}，連運費，每位約 ${set('easy-party-10').aHead.from} 至 ${set('easy-party-10').aHead.to}；想體面啲，豪華套餐多咗頭盤、海鮮同第二款甜品，十位 ${set('deluxe-10').price}，四十位 ${set('deluxe-40').price}。`,
        en: `It is easy to budget. The ${set('easy-party-10').name.en} is ${set('easy-party-10').price} with delivery, about ${set('easy-party-10').aHead.from} to ${set('easy-party-10').aHead.to} a head; for something smarter, the Deluxe sets add starters, seafood and a second dessert: ${set('deluxe-10').price} for ten, ${set('deluxe-40').price} for forty.`,
      },
      {
        zh: `食物用派對盤上，連食物夾同餐具，掀開盒蓋就開餐。熱食送到後約 ${service.warmHours} 小時內最好食，揀時段時記得計埋客人入座嘅時間。`,
        en: `Everything comes on party trays with tongs and cutlery: lift the lids and begin. Hot dishes are at their best for about ${hoursInEnglish(service.warmHours)} after delivery, so choose a time slot with your guests’ arrival in mind.`,
      },
    ],
  },
  closing: { zh: '今次派對幾多人？', en: 'How many are coming?' },
  questions: {
    heading: { zh: '派對到會常見問題', en: 'Questions about party catering' },
    items: (figures) => {
      const { set, freeDeliveryFrom } = figures
      const exceptions = exceptTo(figures)
      return [
        {
          id: 'party-a-head',
          question: {
            zh: '歡聚套餐同豪華套餐每人差幾多？',
            en: 'How do Gathering and Deluxe sets compare per person?',
          },
          answer: {
            zh: `歡聚套餐每人約 ${set('gathering-40').aHead.from} 至 ${set('gathering-20').aHead.from}，豪華套餐每人約 ${set('deluxe-30').aHead.from} 至 ${set('deluxe-10').aHead.from}。`,
            en: `Gathering sets come to about ${set('gathering-40').aHead.from} to ${set('gathering-20').aHead.from} a head, Deluxe sets to about ${set('deluxe-30').aHead.from} to ${set('deluxe-10').aHead.from}.`,
          },
        },
        {
          id: 'party-twelve',
          question: { zh: '十人套餐夠唔夠十二個人食？', en: 'Will a 10-person set feed twelve?' },
          answer: {
            zh: '少少唔夠，可加購小食盤或飯麵補足份量。如超過十二人，選二十人套餐會較划算。',
            en: 'Not quite: add a snack tray or another rice dish. For more than twelve, the 20-person set is better value.',
          },
        },
        {
          id: 'party-presentation',
          question: { zh: '食物會點樣擺放？', en: 'How is the food presented?' },
          answer: {
            zh: '菜式以派對盤盛載並附食物夾，打開盒蓋便可上枱。如需佈置長枱、枱布或侍應，請填寫活動查詢表格。',
            en: 'Dishes come on party trays with tongs; take off the lids and they are ready to serve. For table dressing or waiting staff please use the event enquiry form.',
          },
        },
        {
          id: 'party-two-sets',
          question: { zh: '可唔可以同時訂兩個套餐？', en: 'Can I combine two sets?' },
          answer: {
            zh: `可以。不同套餐可放在同一張訂單，食物總額扣除優惠後滿 ${freeDeliveryFrom} 即免運費${exceptions.zh}。`,
            en: `Yes. Put different sets in one order; once the food comes to ${freeDeliveryFrom} after discounts delivery is free${exceptions.en}.`,
          },
        },
      ]
    },
  },
}
