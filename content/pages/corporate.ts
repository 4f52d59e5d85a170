/** Section 2 of the specification describes corporate catering. */

import { exceptTo } from '#content/delivery.ts'
import type { Question } from '#content/long-texts.ts'
import { type PaymentFigures, paidUpfront, weAccept } from '#content/ordering/payment/payment.ts'
import { changeTerms } from '#content/ordering/policies.ts'
import { capitalise, hoursInEnglish, joinList, sentences, unsaid } from '#content/phrases.ts'
import { hires } from '#content/services.ts'
import { hasDish, type Sold } from '#domain/menu/menu-figures.ts'
import type { CooperationType } from '#domain/shop/cooperation.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'
import type { Step } from './gifts.ts'

export const corporatePage = {
  title: {
    zh: '企業到會 · 會議茶點、商務午餐、合作查詢',
    en: 'Corporate catering: tea breaks and lunches',
  },
  keywords: {
    zh: '企業到會,公司到會,會議茶點,商務午餐,早餐會議,到會報價單,派對房合作,香港到會',
    en: 'corporate catering,office catering,meeting tea break,working lunch,breakfast meeting,catering quotation,party room partnership',
  },
  heading: { zh: '企業到會', en: 'Corporate catering' },
  lead: {
    zh: '早餐會、茶歇、午餐會、週年晚宴。公司要報價單，我哋就先報價。',
    en: 'Breakfast meetings, tea breaks, working lunches, annual dinners. Need a quotation first? We will send one.',
  },
  ask: { zh: '查詢合作', en: 'Partnership enquiry' },
  storyHeading: { zh: '你照開會，食嘢我哋準備', en: 'You run the meeting, we bring the food' },
  customers: { zh: '你係邊一類？', en: 'Who we work with' },
  customersLead: {
    zh: '留低姓名、電郵、電話同公司名，資料會寫入 WhatsApp 訊息，由職員跟進合作。',
    en: 'Leave your name, email, phone and company: WhatsApp will open with them filled in, and our partnerships team will reply.',
  },
  cooperate: { zh: '查詢合作', en: 'Enquire' },
  sets: { zh: '開會套餐', en: 'Sets for meetings' },
  setsLead: {
    zh: '唔使等報價，揀好就可以即刻落單。',
    en: 'No quotation needed: choose and order online.',
  },
  moreSets: { zh: '飯盒便當', en: 'Bento and lunch boxes' },
  allMenus: { zh: '全部餐牌', en: 'All menus' },
  steps: { zh: '點樣報價？', en: 'How quotations work' },
  stepsAsk: { zh: '攞報價', en: 'Get a quote' },
  questions: { zh: '企業到會常見問題', en: 'Questions from companies' },
} satisfies Record<string, Text>

export function corporateDescription(from: string): Text {
  return {
    zh: `公司到會：早餐會議、會議茶點、商務午餐自助餐，${from} 起一套，先報價後落單，付款後發收據。派對房、學校、服務式住宅、活動策劃歡迎洽談合作。`,
    en: `Office breakfasts, tea breaks and working lunches from ${from} a set. Quotation first, receipt after payment. Party rooms, schools and event organisers welcome.`,
  }
}

/** The first is the party room (spec section 2). */
export const customers: readonly {
  readonly type: CooperationType
  readonly name: Text
  readonly text: Text
}[] = [
  {
    type: 'party-room',
    name: { zh: '派對房', en: 'Party rooms' },
    text: {
      zh: '客人訂房，順手訂埋餐。按預約時段送到，場主唔使開爐。',
      en: 'Guests book the room and the food in one go. We deliver around the time they booked, and nobody has to cook.',
    },
  },
  {
    type: 'office',
    name: { zh: '辦公室', en: 'Offices' },
    text: {
      zh: '朝早開會、下晝茶歇、部門聚餐，十幾人到成間公司都得。',
      en: 'Morning meetings, tea breaks and team lunches, for a dozen people or the whole company.',
    },
  },
  {
    type: 'school',
    name: { zh: '學校', en: 'Schools' },
    text: {
      zh: '畢業禮、家長日、教職員午餐。每味寫明致敏原，分發之前有得核對。',
      en: 'Graduations, parents’ days, staff lunches. Allergens are listed with every dish, so you can check before handing out.',
    },
  },
  {
    type: 'serviced-apartment',
    name: { zh: '服務式住宅', en: 'Serviced apartments' },
    text: {
      zh: '住客聚會、迎新早餐、節日晚飯，有升降機就送到門口。',
      en: 'Residents’ parties, welcome breakfasts, festive dinners, delivered to the door where there is a lift.',
    },
  },
  {
    type: 'event-organiser',
    name: { zh: '活動策劃', en: 'Event organisers' },
    text: {
      zh: '講低場地、流程同人數，要乜都一張報價單。',
      en: 'Tell us the venue, the schedule and the numbers: everything comes in one quotation.',
    },
  },
]

export function corporateStory(
  { leadDays, firstSlot, lastSlotEnd, slotMinutes, service }: Figures,
  sold: Sold,
): readonly Text[] {
  const meals = [
    {
      dishes: ['菠蘿油', '牛角包', '咖啡'],
      zh: `朝早開會，有迷你菠蘿油、迷你牛角包同即磨咖啡（最早 ${firstSlot} 送到）`,
      en: `for the morning, mini pineapple buns, croissants and fresh coffee (delivered from ${firstSlot})`,
    },
    {
      dishes: ['手指三文治', '鹹批', '蛋撻'],
      zh: '茶歇有手指三文治、迷你鹹批同蛋撻',
      en: 'for the break, finger sandwiches, mini quiche and egg tarts',
    },
    {
      dishes: ['沙律', '果'],
      zh: '開足成日，仲有沙律、熱盤、水果嘅自助午餐',
      en: 'for a whole day, a lunch buffet of salads, hot dishes and fruit',
    },
  ].filter(({ dishes }) => dishes.every((word) => hasDish(sold, word)))
  const menus =
    meals.length > 0
      ? {
          zh: `${meals.map(({ zh }) => zh).join('；')}。`,
          en: `${capitalise(meals.map(({ en }) => en).join('; '))}.`,
        }
      : unsaid
  const boxes = sold.categories.includes('bento')
    ? { zh: '趕時間？一人一個飯盒最快手。', en: 'Short of time? A lunch box each.' }
    : unsaid
  return [
    ...[sentences(menus, boxes)].filter(({ zh }) => zh !== ''),
    {
      zh: `${firstSlot} 至 ${lastSlotEnd}，每 ${slotMinutes} 分鐘一個時段，一般喺前後 ${service.arrivalMinutes} 分鐘內送到，記得留時間擺位。網上落單最快揀到 ${leadDays} 日後；趕住要？傳個訊息問吓廚房。`,
      en: `Slots of ${slotMinutes} minutes run from ${firstSlot} to ${lastSlotEnd}. Food normally arrives within ${service.arrivalMinutes} minutes either way, so allow time to set out. Online, the earliest date is ${leadDays} days ahead; if you need it sooner, message us.`,
    },
  ]
}

export function quotationSteps({ service, slotMinutes }: Figures): readonly Step[] {
  const all = hires(service)
  const hired = { zh: joinList(all, 'or').zh, en: joinList(all).en }
  return [
    {
      title: { zh: '講低要求', en: 'Tell us what you need' },
      text: {
        zh: '填活動查詢：公司名、日子、時段、地點、人數、預算同想食嘅嘢。',
        en: 'Fill in the enquiry form: company, date, time, venue, number of guests, budget and food.',
      },
    },
    {
      title: { zh: '收報價單', en: 'Receive a quotation' },
      text: {
        zh: `報價單以 WhatsApp 發出${hired.zh && `；要${hired.zh}，會按場地一齊報價`}。`,
        en: `We send the quotation on WhatsApp${hired.en && `, with ${hired.en} priced for your venue`}.`,
      },
    },
    {
      title: { zh: '付款，收收據', en: 'Pay and get a receipt' },
      text: {
        zh: '全數預付。收妥款項，訂單確認，另發收據，方便公司入賬。',
        en: 'Paid in full in advance. Once the payment has arrived the order is confirmed, and we send a receipt for your accounts.',
      },
    },
    {
      title: { zh: '送到開餐', en: 'We deliver' },
      text: {
        zh: `按你揀嘅 ${slotMinutes} 分鐘時段送貨，熱食送到後約可保溫 ${service.warmHours} 小時。`,
        en: `We deliver around the ${slotMinutes}-minute slot you chose; hot dishes stay warm for about ${hoursInEnglish(service.warmHours)}.`,
      },
    },
  ]
}

/** @param boxes the minimum number of lunch boxes of all kinds; null if none is sold */
export function corporateQuestions(figures: PaymentFigures, boxes: number | null): readonly Question[] {
  const { change, freeDeliveryFrom } = figures
  const exceptions = exceptTo(figures)
  return [
    {
      id: 'corporate-quotation',
      question: { zh: '公司可唔可以先攞報價單？', en: 'Can my company have a quotation first?' },
      answer: {
        zh: `可以。填寫公司名稱和活動資料，我們會以 WhatsApp 發出報價單；付款後另發收據。${paidUpfront.zh}${weAccept(figures).zh}`,
        en: `Yes. Give us the company’s name and the event details and we will send a quotation on WhatsApp, with a receipt after payment. ${paidUpfront.en} ${weAccept(figures).en}`,
      },
    },
    {
      id: 'corporate-credit',
      question: { zh: '可唔可以月結或者用支票？', en: 'Can we pay monthly or by cheque?' },
      answer: {
        zh: '目前只接受預付。可以按要求開發票（Invoice）和收據，列明公司名稱和採購單編號。',
        en: 'Orders are prepaid. On request we issue an invoice and a receipt with your company name and PO number.',
      },
    },
    ...(boxes === null
      ? []
      : [
          {
            id: 'corporate-boxes',
            question: { zh: '午餐飯盒最少要訂幾多？', en: 'How many lunch boxes do we have to order?' },
            answer: {
              zh: `便當飯盒合共 ${boxes} 盒起訂，款式可以混選。食物扣除優惠後滿 ${freeDeliveryFrom} 免運費${exceptions.zh}。`,
              en: `The minimum is ${boxes} boxes, in any mix. Delivery is free from ${freeDeliveryFrom} of food after discounts${exceptions.en}.`,
            },
          },
        ]),
    {
      id: 'corporate-changes',
      question: { zh: '會議改期或者取消點算？', en: 'What if the meeting is postponed or cancelled?' },
      answer: sentences(...changeTerms(change)),
    },
  ]
}
