/** The contact page, word for word. Times and the pickup place come from the settings. */

import { layout } from '#content/layout.ts'
import type { Figures } from '#domain/figures.ts'
import type { Text } from '#domain/text.ts'

export const contact = {
  title: { zh: '聯絡我們', en: 'Contact Hoi Yuen Catering, Kwun Tong' },
  description: {
    zh: '開源到會在觀塘開源道。打電話、WhatsApp 或電郵都找到我們；派對套餐、公司便當、活動報價，講低日期和人數就可以。',
    en: 'Call, message or email Hoi Yuen Catering at Block 1, Hoi Yuen Road, Kwun Tong. Tell us the date and how many guests, and we will do the rest.',
  },
  keywords: {
    zh: '開源到會電話,觀塘到會,到會查詢,到會自取',
    en: 'Hoi Yuen Catering phone,Kwun Tong catering,catering enquiry,catering pickup',
  },
  heading: { zh: '搵我哋', en: 'Talk to us' },
  lead: {
    zh: '打嚟、傳訊息、寫電郵，都搵到我哋。',
    en: 'Call, message or write: a person will answer.',
  },
  hotline: { zh: '電話熱線', en: 'Hotline' },
  chat: { zh: 'WhatsApp', en: 'WhatsApp' },
  startChat: { zh: '傳 WhatsApp', en: 'Start a chat' },
  mail: { zh: '電郵', en: 'Email' },
  order: { zh: '你的訂單', en: 'Your order' },
  times: { zh: '送貨及自取時間', en: 'Delivery and pickup hours' },
  social: { zh: '社交平台', en: 'Social' },
  /** The plate shows the floor first, like the plate beside a lift. */
  floor: { zh: '樓', en: '/F' },
  block: { zh: '九龍觀塘開源道第 1 座', en: 'Block 1, Hoi Yuen Road, Kwun Tong, Kowloon' },
  wayThere: {
    zh: '近港鐵觀塘站，沿開源道步行即到。',
    en: 'Near Kwun Tong MTR station, a walk along Hoi Yuen Road.',
  },
  map: { zh: '地圖', en: 'Map' },
} satisfies Record<string, Text>

/** The floor number on the plate. */
export const floor = '12'

export function hours({ firstSlot, lastSlotEnd }: Figures): Text {
  return { zh: `每日 ${firstSlot}–${lastSlotEnd}`, en: `Daily, ${firstSlot}–${lastSlotEnd}` }
}

/** The pickup place, as in the order form; the address of the kitchen is already shown above. */
export function pickup({ pickupAddress }: Figures): Text {
  if (pickupAddress.zh === layout.address.zh) return { zh: '自取都係喺呢度。', en: 'Pickup is here too.' }
  return { zh: `自取地點：${pickupAddress.zh}。`, en: `Pickup point: ${pickupAddress.en}.` }
}
