/** The home page below the category cards. */

import { allergenKinds } from '#content/allergens.ts'
import { exceptTo, neverFree } from '#content/delivery.ts'
import { discountInTenths } from '#content/menu-card.ts'
import { notServedNote } from '#content/ordering/areas.ts'
import { capitalise, countOf, figure, hoursInEnglish, inRow, joinList } from '#content/phrases.ts'
import { inInsulatedBags } from '#content/services.ts'
import type { Sold } from '#domain/menu/menu-figures.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'

export const vouchers = {
  title: { zh: '今期着數', en: 'Current offers' },
  lead: { zh: '落單時輸入優惠碼，每單限用一個。', en: 'Enter a code when you order, one per order.' },
  list: { zh: '優惠券', en: 'Promo codes' },
  copied: { zh: '已複製', en: 'Copied' },
  wholeOrder: { zh: '網上落單，食物總額', en: 'Food total, online orders' },
  off: { zh: '即減', en: 'off' },
  onlineOrders: { zh: '網上落單', en: 'Online orders' },
  freeDelivery: { zh: '免運費', en: 'Free delivery' },
  toMenu: { zh: '睇餐牌', en: 'See the menus' },
} satisfies Record<string, Text>

export function percentFigure(percentOff: number): { readonly figure: Text; readonly unit: Text } {
  return {
    figure: { zh: discountInTenths(percentOff), en: `${percentOff}%` },
    unit: { zh: '折', en: 'off' },
  }
}

/** Screen readers read this label. */
export function copyCode(code: string): Text {
  return { zh: `複製優惠碼 ${code}`, en: `Copy the code ${code}` }
}

export function fromAmount(amount: string): Text {
  return { zh: `食物滿 ${amount} 即減`, en: `Orders from ${amount}` }
}

/** For codes that add something instead of a discount. */
export function forAmount(amount: string): Text {
  return { zh: `食物滿 ${amount}`, en: `Orders from ${amount}` }
}

export function freeDish(name: Text): Text {
  return { zh: `送${name.zh}`, en: `Free ${name.en}` }
}

/** The page writes the amount between these two texts, and the exceptions after them. */
export function freeWithoutCode(figures: Figures): { before: Text; after: Text; note: Text } {
  const [exceptions, places] = [exceptTo(figures), neverFree(figures)]
  return {
    before: { zh: '唔使優惠碼：食物滿', en: 'No code needed. Free delivery from' },
    after: { zh: '免運費', en: '' },
    note: {
      zh: `按折後食物金額計${exceptions.zh}。`,
      en: `Food total after discounts.${places.en && ` Excludes ${places.en}.`}`,
    },
  }
}

export const ways = {
  title: { zh: '點樣開始？', en: 'Ways to start' },
  menuTitle: { zh: '揀餐牌落單', en: 'Order from the menu' },
  toMenu: { zh: '睇餐牌', en: 'See the menus' },
} satisfies Record<string, Text>

export function menuSizes(sizes: readonly number[]): Text {
  if (sizes.length === 0) return { zh: '網上揀好就落到單。', en: 'Choose and order online.' }
  const numbers = sizes.map((size) => ({ zh: `${size}`, en: `${size}` }))
  return {
    zh: `${inRow(numbers).zh} 人餐，或者一人一款，網上揀好就落到單。`,
    en: `Sets for ${joinList(numbers, 'or').en}, or one dish each: choose and order online.`,
  }
}

/** Cards show the unit below the number of guests. */
export const sizeUnit: Text = { zh: '位', en: 'guests' }

export const waysToStart = {
  quote: {
    title: { zh: '度身報價', en: 'A tailored quote' },
    text: {
      zh: '週年晚宴、婚宴、開張，講低人數同預算就得。',
      en: 'Annual dinners, weddings, launches: tell us the number of guests and your budget.',
    },
    go: { zh: '攞報價', en: 'Get a quote' },
  },
  cooperation: {
    title: { zh: '企業合作', en: 'Partnerships' },
    text: {
      zh: '派對房、場地、共享工作間，一齊傾點合作。',
      en: 'Party rooms, venues, coworking spaces: let’s talk.',
    },
    go: { zh: '傾合作', en: 'Become a partner' },
  },
} satisfies Record<string, Record<string, Text>>

export const partners = {
  title: { zh: '佢哋都請過我哋到會', en: 'They have chosen us' },
  more: { zh: '更多客戶', en: 'More clients' },
  next: { zh: '下一個，係你？', en: 'Will you be next?' },
  quote: { zh: '攞報價', en: 'Get a quote' },
} satisfies Record<string, Text>

export const delivery = {
  fees: { zh: '各區運費', en: 'Delivery fees' },
  map: { zh: '香港十八區示意圖', en: 'Sketch map of the eighteen districts of Hong Kong' },
} satisfies Record<string, Text>

/** @param area the kitchen's district */
export function fromHere(area: Text, figures: Pick<Figures, 'notServed'>): Text {
  if (notServedNote(figures).zh) return { zh: `由${area.zh}出發送貨`, en: `Delivery from ${area.en}` }
  return { zh: `由${area.zh}出發，送遍全港`, en: `From ${area.en} to all of Hong Kong` }
}

/** Those whose categories are sold, and meetings. */
const occasions: readonly (Text & { readonly category?: string })[] = [
  { category: 'birthday', zh: '生日派對', en: 'birthdays' },
  { zh: '公司會議', en: 'board meetings' },
  { category: 'boat', zh: '船河', en: 'boat trips' },
  { category: 'wedding', zh: '婚宴', en: 'weddings' },
  { category: 'christmas', zh: '聖誕大餐', en: 'Christmas dinners' },
]

export function aboutUs(
  { pickupAddress, pickupPlaces, service, leadDays, firstSlot, lastSlotEnd }: Figures,
  { categories }: Sold,
): readonly Text[] {
  const { guests, warmHours } = service
  const bags = inInsulatedBags(service)
  const kinds = allergenKinds(service)
  const held = occasions.filter(({ category }) => !category || categories.includes(category))
  const pickup = joinList(pickupPlaces, 'or')
  const [fewest, most] = [guests.min, figure(guests.max)]
  return [
    {
      zh: `我哋廚房就喺${pickupAddress.zh}。食物${bags.zh}點對點直送，熱食送到後約可保溫 ${warmHours} 小時。`,
      en: `Our kitchen is at ${pickupAddress.en}. Food travels directly to you${bags.en}, and hot dishes stay warm for about ${hoursInEnglish(warmHours)} after they arrive.`,
    },
    {
      zh: `${inRow(held).zh}，由 ${fewest} 位到 ${most} 位都招呼得到。有人食素、有人敏感？每款菜式列明 ${kinds.zh}致敏原；落單時請寫低，職員會同你核對。`,
      en: `${capitalise(joinList(held).en)}, for ${fewest} guests or ${most}. Vegetarians at the table, or a food allergy? Every dish lists which of ${kinds.en} it contains; tell us when you order and our staff will go through the dishes with you.`,
    },
    {
      zh: `網上最早可訂 ${leadDays} 日後的日子，每日 ${firstSlot} 至 ${lastSlotEnd} 送貨，亦可以到${pickup.zh}自取。`,
      en: `The earliest date online is ${countOf(leadDays, ['day', 'days'])} ahead. We deliver every day from ${firstSlot} to ${lastSlotEnd}, or you can collect from our ${pickup.en}.`,
    },
  ]
}

/** Includes exceptions. */
export function freeDelivery(figures: Figures): Text {
  const exceptions = exceptTo(figures, ['（', '）'])
  return {
    zh: `食物折後滿 ${figures.freeDeliveryFrom} 免運費${exceptions.zh}。`,
    en: `Free delivery from ${figures.freeDeliveryFrom} of food after discounts${exceptions.en}.`,
  }
}

export const questions = {
  title: { zh: '落單之前', en: 'Before you order' },
  lead: {
    zh: '仲有嘢想問？打嚟或者傳個訊息，職員答你。',
    en: 'Anything else? Call or message, and our staff will answer.',
  },
  ask: { zh: 'WhatsApp 問我哋', en: 'Ask on WhatsApp' },
} satisfies Record<string, Text>

export const allQuestions: Text = { zh: '全部問題', en: 'All questions' }

export const popup = {
  close: { zh: '關閉優惠', en: 'Close the offer' },
  seasonal: { zh: '季節限定', en: 'Seasonal' },
  offer: { zh: '優惠', en: 'Offer' },
  enterCode: {
    zh: '揀好套餐，落單時輸入優惠碼就得，每單限用一個。',
    en: 'Choose a set and enter the code when you order, one per order.',
  },
  bookEarly: { zh: '只限呢個時節，想食就早啲訂。', en: 'For this season only, so book early.' },
  chat: { zh: 'WhatsApp 問我哋', en: 'Ask on WhatsApp' },
  toMenu: { zh: '睇餐牌', en: 'See the menus' },
  toPage: { zh: '睇詳情', en: 'Find out more' },
} satisfies Record<string, Text>

/** Districts on the map without a page. */
export const furtherDistricts = {
  north: { zh: '北區', en: 'North' },
  'tai-po': { zh: '大埔', en: 'Tai Po' },
  'wong-tai-sin': { zh: '黃大仙', en: 'Wong Tai Sin' },
  islands: { zh: '離島', en: 'Islands' },
  'kowloon-city': { zh: '九龍城', en: 'Kowloon City' },
  southern: { zh: '南區', en: 'Southern' },
} satisfies Record<string, Text>
