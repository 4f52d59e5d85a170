/** Times and the pickup place come from the settings. */

import { unsaid } from '#content/phrases.ts'
import type { Sold } from '#domain/menu/menu-figures.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { ShopDetails } from '#domain/shop/shop-details.ts'
import type { Text } from '#domain/text.ts'

export const contact = {
  heading: { zh: '搵我哋', en: 'Talk to us' },
  lead: {
    zh: '打嚟、傳訊息、寫電郵，都搵到我哋。',
    en: 'Call, message or email us.',
  },
  hotline: { zh: '電話熱線', en: 'Hotline' },
  chat: { zh: 'WhatsApp', en: 'WhatsApp' },
  startChat: { zh: '傳 WhatsApp', en: 'Start a chat' },
  mail: { zh: '電郵', en: 'Email' },
  order: { zh: '你的訂單', en: 'Your order' },
  times: { zh: '送貨及自取時間', en: 'Delivery and pickup hours' },
  social: { zh: '社交平台', en: 'Social' },
  /** The floor comes first, as on a lift's plate. */
  floor: { zh: '樓', en: '/F' },
  map: { zh: '地圖', en: 'Map' },
} satisfies Record<string, Text>

export function contactIntroduction(
  { name, area, address }: Pick<ShopDetails, 'name' | 'area' | 'address'>,
  { categories }: Sold,
) {
  const subjects = ['party-sets', 'bento'].every((id) => categories.includes(id))
    ? { zh: '派對套餐、公司便當、活動報價，' }
    : unsaid
  return {
    title: { zh: `聯絡${name.zh} · 電話、WhatsApp、${area.zh}自取`, en: `Contact ${name.en}, ${area.en}` },
    description: {
      zh: `${name.zh}在${address.zh}。打電話、WhatsApp 或電郵都找到我們；${subjects.zh}講低日期和人數就可以。`,
      en: `Call, message or email ${name.en} at ${address.en}. Tell us the date and how many guests, and we will do the rest.`,
    },
    keywords: {
      zh: [`${name.zh}電話`, `${area.zh}到會`, '到會查詢', '到會自取'].join(),
      en: `${name.en} phone,${area.en} catering,catering enquiry,catering pickup`,
    },
  } satisfies Record<string, Text>
}

/** Chinese addresses end with the floor; English addresses begin with it. */
export function floorOf(address: Text): { readonly floor: string | null; readonly block: Text } {
  const [, zh, floor] = /^(.+?)\s*(\d+)\s*樓$/.exec(address.zh) ?? []
  const [, same, en] = /^(\d+)\/F, *(.+)$/.exec(address.en) ?? []
  return zh && en && floor === same
    ? { floor: floor ?? null, block: { zh, en } }
    : { floor: null, block: address }
}

export function hours({ firstSlot, lastSlotEnd }: Figures): Text {
  return { zh: `每日 ${firstSlot}–${lastSlotEnd}`, en: `Daily, ${firstSlot}–${lastSlotEnd}` }
}

/** Omits the kitchen's address, which the page shows above. */
export function pickup({ pickupAddress }: Figures, { address }: Pick<ShopDetails, 'address'>): Text {
  if (pickupAddress.zh === address.zh) return { zh: '自取都係喺呢度。', en: 'Pickup is here too.' }
  return { zh: `自取地點：${pickupAddress.zh}。`, en: `Pickup point: ${pickupAddress.en}.` }
}
