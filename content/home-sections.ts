/** The home page below the category cards, word for word. */
import type { Text } from '#domain/text.ts'

export const vouchers = {
  title: { zh: '今期著數', en: 'This season’s vouchers' },
  lead: { zh: '落單時輸入優惠碼，每單限用一個。', en: 'Enter a code when you order, one per order.' },
  list: { zh: '優惠券', en: 'Vouchers' },
  copied: { zh: '已複製', en: 'Copied' },
  wholeOrder: { zh: '網上落單，食物全單', en: 'All the food of an online order' },
  off: { zh: '即減', en: 'off' },
  free: { zh: '送', en: 'Free' },
} satisfies Record<string, Text>

/** 12 off is 88 折 in Chinese and 12% off in English; 20 off is 8 折. */
export function percentFigure(percentOff: number): { readonly figure: Text; readonly unit: Text } {
  const left = 100 - percentOff
  return {
    figure: { zh: String(left % 10 === 0 ? left / 10 : left), en: `${percentOff}%` },
    unit: { zh: '折', en: 'off' },
  }
}

/** Said to those who listen: what the button with the code does. */
export function copyCode(code: string): Text {
  return { zh: `複製優惠碼 ${code}`, en: `Copy the code ${code}` }
}

export function fromAmount(amount: string): Text {
  return { zh: `食物滿 ${amount} 即減`, en: `Orders from ${amount}` }
}

export const ways = {
  title: { zh: '點樣開始？', en: 'Three ways to start' },
} satisfies Record<string, Text>

export const waysToStart = {
  menu: {
    title: { zh: '揀餐牌落單', en: 'Order from the menu' },
    text: {
      zh: '10、20、30、40 人餐，或者一人一款，網上揀好就落到單。',
      en: 'Sets for 10, 20, 30 or 40, or one dish each: choose and order online.',
    },
    go: { zh: '睇餐牌', en: 'See the menus' },
  },
  quote: {
    title: { zh: '度身報價', en: 'A tailored quote' },
    text: {
      zh: '週年晚宴、婚宴、開張，講低人數同預算就得。',
      en: 'Annual dinners, weddings, launches: tell us heads and budget.',
    },
    go: { zh: '攞報價', en: 'Get a quote' },
  },
  cooperation: {
    title: { zh: '企業合作', en: 'Work with us' },
    text: {
      zh: '派對房間、場地、共享空間，一齊傾點合作。',
      en: 'Party rooms, venues and workspaces: let us talk.',
    },
    go: { zh: '傾合作', en: 'Talk to us' },
  },
} satisfies Record<string, Record<string, Text>>

export const delivery = {
  title: { zh: '由觀塘出發，送遍全港', en: 'From Kwun Tong to all of Hong Kong' },
  kitchen: {
    zh: '廚房就在開源道 1 座 12 樓。食物以保溫袋點對點直送，熱食送到後約可保溫一小時。',
    en: 'Our kitchen is on the 12th floor of Block 1, Hoi Yuen Road. Food travels point to point in insulated bags, and hot dishes stay warm for about an hour.',
  },
  map: { zh: '香港十八區示意圖', en: 'Sketch map of the eighteen districts of Hong Kong' },
} satisfies Record<string, Text>

/** The threshold and where it does not count. */
export function freeDelivery(from: string, except: readonly Text[]): Text {
  return {
    zh: `買滿 ${from} 免運費（${except.map(({ zh }) => zh).join('、')}除外）。`,
    en: `Free delivery from ${from}, except to ${except.map(({ en }) => en).join(', ')}.`,
  }
}

export const questions = {
  title: { zh: '落單之前', en: 'Before you order' },
  lead: {
    zh: '仲有嘢想問？打嚟或者傳個訊息，真人覆你。',
    en: 'Anything else? Call or message; a person will answer.',
  },
  ask: { zh: '傳訊息問我哋', en: 'Ask by chat' },
} satisfies Record<string, Text>

/** Districts on the map without a page of their own; the others are named as in the menus. */
export const furtherDistricts = {
  north: { zh: '北區', en: 'North' },
  'tai-po': { zh: '大埔', en: 'Tai Po' },
  'wong-tai-sin': { zh: '黃大仙', en: 'Wong Tai Sin' },
  islands: { zh: '離島', en: 'Islands' },
  'kowloon-city': { zh: '九龍城', en: 'Kowloon City' },
  southern: { zh: '南區', en: 'Southern' },
} satisfies Record<string, Text>

export const remoteAreas = { zh: '偏遠地區', en: 'remote areas' } satisfies Text
