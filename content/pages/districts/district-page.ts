import { joinList } from '#content/phrases.ts'

import type { Text } from '#domain/text.ts'

export const districtPage = {
  fee: { zh: '運費', en: 'Delivery' },
  free: { zh: '免運費門檻', en: 'Free from' },
  ahead: { zh: '最早可訂', en: 'Order ahead' },
  pickupFree: { zh: '免費', en: 'Free' },
  menu: { zh: '睇餐牌', en: 'See the menu' },
  chat: { zh: '問吓送唔送得到', en: 'Ask about my address' },
  allMenus: { zh: '全部餐牌', en: 'All menus' },
  /** Replaces the free-delivery amount. */
  neverFree: { zh: '不適用', en: 'Not available' },
  exceptSomePlaces: { zh: '部分地方除外', en: 'some places excluded' },
  kitchen: { zh: '我哋廚房', en: 'Our kitchen' },
  adjoining: { zh: '鄰區', en: 'Neighbours' },
  ordinaryDays: { zh: '平日', en: 'Ordinary days' },
  sameFee: { zh: '收費不變', en: 'same fee' },
  freeDelivery: { zh: '免運費', en: 'Free' },
  notFree: { zh: '照收運費', en: 'No free delivery' },
  fees: { zh: '運費', en: 'Delivery fees' },
  nextDoor: { zh: '隔籬區', en: 'Next door' },
  others: { zh: '其他地區', en: 'Other districts' },
  all: { zh: '全部地區', en: 'All districts' },
  within: { zh: '同區熱門地點', en: 'Nearby neighbourhoods' },
  around: { zh: '睇全區資料', en: 'See the whole district' },
} satisfies Record<string, Text>

/** The name is heading and chat subject. */
export function cateringIn(name: Text): Text {
  return { zh: `${name.zh}到會`, en: `Catering in ${name.en}` }
}

/** @param area where the route begins; null for a map without one */
export function routeMap(area: Text | null): Text {
  if (!area) return { zh: '香港十八區示意圖', en: 'The eighteen districts of Hong Kong' }
  return {
    zh: `香港十八區示意圖，虛線係由${area.zh}廚房嚟嘅路`,
    en: `The eighteen districts of Hong Kong; the dotted line shows the route from our kitchen in ${area.en}`,
  }
}

/** The unit is separate from the figure: "3 日後". */
export function daysAhead(days: number): Text {
  return { zh: '日後', en: days === 1 ? 'day' : 'days' }
}

export function goodFor(name: Text): Text {
  return { zh: `送去${name.zh}，食乜好？`, en: `What to order in ${name.en}` }
}

export function askAbout(name: Text): Text {
  return { zh: `${name.zh}到會常見問題`, en: `Delivery to ${name.en}: questions` }
}

/** Places of the district where the four figures do not apply. */
export function exceptions({
  quotedPlaces,
  neverFree,
}: {
  readonly quotedPlaces: readonly Text[]
  readonly neverFree: readonly Text[]
}): readonly Text[] {
  const notes: Text[] = []
  if (neverFree.length > 0) {
    notes.push({
      zh: `${joinList(neverFree).zh}不適用免運費優惠。`,
      en: `Free delivery does not apply to ${joinList(neverFree).en}.`,
    })
  }
  if (quotedPlaces.length > 0) {
    notes.push({
      zh: `${joinList(quotedPlaces).zh}的運費先報價，不適用免運費優惠。`,
      en: `For ${joinList(quotedPlaces).en} we quote the fee before you confirm; free delivery does not apply.`,
    })
  }
  return notes
}

/** These words stand above "free delivery": 食物折後滿 $2,200. */
export function fromAmount(amount: string): Text {
  return { zh: `食物折後滿 ${amount}`, en: `From ${amount} after discounts` }
}

/** "$60 起", if parts of the district pay more. */
export function fromFee(fee: string): Text {
  return { zh: `${fee} 起`, en: `from ${fee}` }
}
