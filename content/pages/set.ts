/** The set page (spec sections 2 and 4, decisions 16 and 24). */

import { allergenKinds } from '#content/allergens.ts'
import { daysText, yearDayText } from '#content/dates.ts'
import { firstSentence } from '#content/long-texts.ts'
import { countOf, inRow, joinList, unitCount } from '#content/phrases.ts'
import type { DishGroup, SetUnit } from '#domain/menu/catalogue.ts'
import type { SoldOut } from '#domain/menu/sold-out.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'

/** Only the server renders these texts. */
export const setPage = {
  menu: { zh: '餐牌', en: 'Menu' },
  sections: { zh: '菜式分類', en: 'Courses' },
  fees: { zh: '運費', en: 'Delivery' },
  feeTable: { zh: '運費表', en: 'Delivery fees' },
  askUs: { zh: '問吓職員', en: 'Ask us' },
  toTop: { zh: '返回頁頂', en: 'Back to top' },
  area: { zh: '地區', en: 'Area' },
  fee: { zh: '運費', en: 'Fee' },
  specialFee: { zh: '特別日子', en: 'Special dates' },
  notes: { zh: '備註', en: 'Notes' },
  withoutScript: {
    zh: '網上揀菜要開啟 JavaScript；唔開都可以直接 WhatsApp 落單。',
    en: 'Please turn on JavaScript to choose dishes, or order on WhatsApp.',
  },
} satisfies Record<string, Text>

/** The browser gets these texts. */
export const setChooser = {
  vegan: { zh: '純素', en: 'Vegan' },
  vegetarian: { zh: '素', en: 'Vegetarian' },
  spicy: { zh: '辣', en: 'Spicy' },
  slip: { zh: '落單紙', en: 'Your order' },
  quantity: { zh: '數量', en: 'Quantity' },
  total: { zh: '總額', en: 'Total' },
  beforeDelivery: { zh: '未計運費', en: 'Delivery not included' },
  withDelivery: { zh: '已包送貨', en: 'Delivery included' },
  orderNow: { zh: '即刻落單', en: 'Order now' },
  addToCart: { zh: '加入購物籃', en: 'Add to basket' },
  changing: { zh: '正在更改購物籃內的套餐', en: 'Changing a set in your basket' },
  updateCart: { zh: '更新購物籃', en: 'Update basket' },
  nothingChosen: { zh: '仲未揀菜', en: 'Nothing chosen yet' },
  pointsLink: { zh: '網店會員落單', en: 'Order in our online store as a member' },
  points: { zh: '，可儲積分。', en: ' to earn points.' },
  soldAtShop: {
    zh: '呢個套餐喺網店發售，落單同付款都喺網店完成。',
    en: 'This set is sold in our online store: order and pay there.',
  },
} satisfies Record<string, Text>

export function soldOutDays({ from, until }: SoldOut): Text {
  const days = daysText(from, until)
  return { zh: `${days.zh}售罄`, en: `Sold out ${days.en}` }
}

type Limits = Pick<DishGroup, 'min' | 'max' | 'repeatable'>

/** "請從以下選項共揀 N 款" (spec section 4), or a variant for other limits. */
export function limitTag({ min, max, repeatable }: Limits): Text {
  if (min === 0) {
    return {
      zh: `可加購最多 ${max} ${repeatable ? '份' : '款'}`,
      en: `Optional extra, up to ${max} in total`,
    }
  }
  if (min < max) {
    return {
      zh: `請從以下選項共揀 ${min} 至 ${max} 份`,
      en: `Please choose a total of ${min} to ${max} from the following options`,
    }
  }
  return {
    zh: `請從以下選項共揀 ${max} ${repeatable ? '份' : '款'}`,
    en: `Please choose a total of ${max} from the following options`,
  }
}

/** The number chosen, and how to continue at the limit. */
export function limitState({ min, max, repeatable }: Limits, count: number): Text {
  const [unit, swap] = min < max || repeatable ? ['份', '減一份先換到'] : ['款', '減一款先換到']
  if (count >= max) {
    return max === 1
      ? { zh: '已揀 1 款，揀另一款即轉', en: '1 chosen: choose another to swap' }
      : { zh: `已揀滿 ${max} ${unit}，${swap}`, en: `${max} chosen: remove one to swap` }
  }
  if (min === 0) return { zh: `已加 ${count}`, en: `${count} added` }
  return { zh: `已揀 ${count} ${unit}`, en: `${count} chosen` }
}

/** At the set's maximum (spec section 4). */
export const setIsFull: Text = {
  zh: '整個套餐已揀滿，每款上限重設為 1',
  en: 'The set is full: the maximum of each dish is reset to 1',
}

export function fixedLine(count: number): Text {
  return { zh: `全部 ${count} 款都包括`, en: count === 1 ? 'Included' : `All ${count} included` }
}

/** Example: "仲要揀：點心 1 款、主食 1 款". */
export function missingLine(
  missing: readonly { name: string; missing: number; repeatable: boolean }[],
): Text {
  const zh = missing.map((group) => `${group.name} ${group.missing} ${group.repeatable ? '份' : '款'}`)
  const en = missing.map((group) => `${group.missing} from ${group.name}`)
  return { zh: `仲要揀：${zh.join('、')}`, en: `Still to choose: ${en.join(', ')}` }
}

export function minimumNote(count: number, unit: SetUnit, scope: 'set' | 'category', category: Text): Text {
  const amount = unitCount(count, unit)
  return scope === 'set'
    ? { zh: `${amount.zh}起訂`, en: `Minimum ${amount.en}` }
    : {
        zh: `${category.zh}合共 ${amount.zh}起訂，款式可以混選`,
        en: `Minimum ${amount.en} across ${category.en}, any mix`,
      }
}

export function people({ min, max }: { min: number; max: number }): Text {
  const range = min === max ? `${min}` : `${min}–${max}`
  return { zh: `${range} 位`, en: max === 1 ? '1 guest' : `${range} guests` }
}

/** The list is empty if nothing is included. */
export function includedExtras(cutlery: number, tongs: number): Text[] {
  const extras: Text[] = []
  if (cutlery > 0) extras.push({ zh: `${cutlery} 套餐具`, en: `cutlery for ${cutlery}` })
  if (tongs > 0)
    extras.push({ zh: `${tongs} 個食物夾`, en: `${tongs} ${tongs === 1 ? 'pair' : 'pairs'} of tongs` })
  if (extras.length === 0) return []
  return [{ zh: `已包 ${inRow(extras).zh}`, en: `${joinList(extras).en} included` }]
}

/**
 * "10 至 200 份自選" for open ranges.
 * @param includedCount dishes without a choice
 */
export function choiceCount(min: number, max: number, includedCount: number): Text {
  const isOpen = min < max
  if (includedCount > 0)
    return {
      zh: `自選 ${isOpen ? `${min} 至 ${max} 份` : `${max} 款`}，另包 ${includedCount} 款`,
      en: `choose ${isOpen ? `${min} to ` : ''}${countOf(max, ['dish', 'dishes'])}, ${includedCount} more included`,
    }
  if (isOpen) return { zh: `自選 ${min} 至 ${max} 份`, en: `${min} to ${max} of your choice` }
  return { zh: `${max} 款自選`, en: `${countOf(max, ['dish', 'dishes'])} of your choice` }
}

/** The red button shows this text. */
export const stillMissing = (number: number): Text => ({ zh: `仲差 ${number}`, en: `${number} to go` })

/** Each combination is a separate line; all count together. */
export function byCombination(count: number, unit: SetUnit): Text {
  const amount = unitCount(count, unit)
  return {
    zh: `各人口味唔同？揀好一款組合同份數，加入購物籃，再揀下一款；合共 ${amount.zh}就得。`,
    en: `Different tastes? Choose one combination and its number, add it to the basket, then choose the next: ${amount.en} in all.`,
  }
}

/** Whole hours since the last order (decisions 16). */
export function bookedAgo(hours: number): Text {
  if (hours < 1) return { zh: '一小時內有人預訂', en: 'Booked within the last hour' }
  if (hours < 48)
    return {
      zh: `${hours} 小時前有人預訂`,
      en: `Booked ${hours} ${hours === 1 ? 'hour' : 'hours'} ago`,
    }
  const days = Math.floor(hours / 24)
  return { zh: `${days} 日前有人預訂`, en: `Booked ${days} days ago` }
}

/** Both dates are MM-DD. */
export function seasonNote(from: string, to: string): Text {
  const [first, last] = [yearDayText(from), yearDayText(to)]
  return {
    zh: `季節限定：${first.zh}至 ${last.zh}供應`,
    en: `Seasonal: available ${first.en} to ${last.en}`,
  }
}

/** The range repeats every year; both dates are MM-DD. */
export function dayRange(from: string, to: string): Text {
  const [first, last] = [yearDayText(from), yearDayText(to)]
  return from === to ? first : { zh: `${first.zh}至 ${last.zh}`, en: `${first.en} to ${last.en}` }
}

/** Dishes without a mark may contain undeclared ingredients. */
export function declaredNote(service: Pick<ServiceRules, 'allergens'>): Text {
  const { zh, en } = allergenKinds(service)
  return {
    zh: `菜式標示 ${zh}致敏原，其他請先查詢。`,
    en: `We mark ${en} on the dishes. For anything else, please ask.`,
  }
}

export function freeDelivery(amount: string, except: readonly Text[]): Text {
  const { zh, en } = exceptEach(except)
  return {
    zh: `食物折後滿 ${amount} 免運費${zh}。`,
    en: `Delivery is free from ${amount} of food after discounts${en}.`,
  }
}

export function freeWithSet(except: readonly Text[]): Text {
  const { zh, en } = exceptEach(except)
  return { zh: `呢個套餐包送貨${zh}。`, en: `Delivery is included in this set${en}.` }
}

/** A full name may itself be a list. */
function exceptEach(places: readonly Text[]): Text {
  if (places.length === 0) return { zh: '', en: '' }
  return {
    zh: `（${places.map(({ zh }) => zh).join('；')}除外）`,
    en: `, except to ${places.map(({ en }) => en).join('; ')}`,
  }
}

export function specialDates(ranges: readonly Text[]): Text {
  return {
    zh: `特別日子：每年 ${inRow(ranges).zh}。`,
    en: `Special dates: ${joinList(ranges).en} every year.`,
  }
}

export function dishTimes(name: string, number: number): string {
  return number > 1 ? `${name} ×${number}` : name
}

export function supplement(name: string, number: number): Text {
  return number > 1
    ? { zh: `${name} ×${number}（另加）`, en: `${name} ×${number} (extra)` }
    : { zh: `${name}（另加）`, en: `${name} (extra)` }
}

/** The tagline comes first, because search results cut off long descriptions. */
export function setDescription(tagline: Text, description: Text): Text {
  return {
    zh: `${tagline.zh}。${firstSentence(description.zh)}`,
    en: `${tagline.en}. ${firstSentence(description.en)}`,
  }
}
