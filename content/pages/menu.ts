import { countOf, inRow, periodInMonths, sentences, unsaid } from '#content/phrases.ts'
import type { Season } from '#domain/calendar.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { type GroupLimits, isFixed } from '#domain/menu/menu-selection.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'

/** The demo's English names that are too long for a tab; a category with another name has no short one. */
export const shortNames: Readonly<Record<string, string | undefined>> = {
  'Bento and Lunch Boxes': 'Bento',
  'Snack Platters': 'Snacks',
  'Corporate and Tea Break': 'Tea break',
}

export const menuPage = {
  title: { zh: '餐牌 · 到會套餐、飯盒、小食、禮籃', en: 'Menu: party sets, bento, snacks and gifts' },
  heading: { zh: '餐牌', en: 'The menu' },
  keywords: {
    zh: '到會餐牌,派對套餐,一人一款,飯盒,小食拼盤,素食到會,泰式到會,禮籃,香港到會',
    en: 'catering menu,party sets,bento,lunch boxes,snack platters,vegetarian catering,Thai catering,gift hampers,Hong Kong',
  },
  nothing: {
    zh: '餐牌準備緊，好快上架。想預早問價，歡迎 WhatsApp 我哋。',
    en: 'The menu is being prepared and will be here soon. To ask about prices early, message us on WhatsApp.',
  },
  tabs: { zh: '餐牌分類', en: 'Menu sections' },
  go: { zh: '睇套餐', en: 'View set' },
  tailorTop: { zh: '人數唔啱？', en: 'Numbers don’t fit?' },
  tailorBottom: { zh: '預算有限？', en: 'Tight budget?' },
  tailorText: {
    zh: '講低人數、日子同想食嘅嘢，我哋幫你度。',
    en: 'Tell us the date, how many and what you like, and we will work it out.',
  },
  tailorGo: { zh: 'WhatsApp 度身訂', en: 'Ask on WhatsApp' },
  giftsLead: { zh: '人唔到，心意到。', en: 'When you can’t be there, send something good.' },
  giftsCrumb: { zh: '禮籃', en: 'Gifts' },
  allGifts: { zh: '全部禮籃', en: 'All gifts' },
  dietFact: { zh: '素食、致敏原有標示', en: 'Diet and allergens marked' },
  dietFactMore: { zh: '每個套餐逐味寫明', en: 'Dish by dish, in every set' },
  leadFactMore: { zh: '急單請 WhatsApp 查詢', en: 'In a hurry? WhatsApp us' },
} satisfies Record<string, Text>

export const setDialog = {
  pictures: { zh: '圖片', en: 'Pictures' },
  included: { zh: '已包', en: 'Included' },
  orderHere: { zh: '揀菜落單', en: 'Choose dishes' },
  choose: { zh: '揀菜', en: 'Choose dishes' },
  wholeMenu: { zh: '全張餐牌', en: 'Full menu' },
  larger: { zh: '放大', en: 'Enlarge' },
  vegetarian: { zh: '素', en: 'Vegetarian' },
  vegan: { zh: '純素', en: 'Vegan' },
  spicy: { zh: '辣', en: 'Spicy' },
  deliveryIncluded: { zh: '已包送貨', en: 'Delivery included' },
} satisfies Record<string, Text>

export const giftDialog = {
  enlarge: { zh: '放大', en: 'Enlarge' },
  contents: { zh: '禮籃內有', en: 'In the hamper' },
  noAllergens: { zh: '未有標示致敏原', en: 'No declared allergens' },
} satisfies Record<string, Text>

export function menuLead({ service }: Figures, sets: readonly Pick<SetMenu, 'picture'>[]): Text {
  const months = service.menuRefreshMonths
  return sentences(
    months > 0
      ? {
          zh: `每 ${months} 個月換一次，唔會次次都係嗰幾味。`,
          en: `Refreshed every ${periodInMonths(months)}.`,
        }
      : unsaid,
    sets.some(({ picture }) => picture.isPhoto)
      ? unsaid
      : {
          zh: '圖片為繪圖，按套餐菜式繪畫。',
          en: 'Pictures are illustrations of the dishes in each set.',
        },
  )
}

/** Names the kinds of sets; another shop than the demo's has its own. */
export function menuDescription(sets: number, from: string, categories: readonly Text[] | null): Text {
  const kinds = categories && inRow(categories)
  if (kinds)
    return {
      zh: `${sets} 款到會套餐：${kinds.zh}，${from} 起。`,
      en: `${countOf(sets, ['catering set', 'catering sets'])} from ${from}: ${kinds.en}.`,
    }
  return {
    zh: `${sets} 款到會套餐：派對、一人一款、中西泰式、素食、飯盒、小食、生日、船河、婚宴同節日餐，${from} 起，另有禮籃。`,
    en: `${sets} catering sets: party, one dish each, Chinese, Western, Thai, vegetarian, bento, snacks, birthdays, boats, weddings and festive sets from ${from}, and gift hampers.`,
  }
}

/** `amount` is formatted, such as "$2,200" (decisions 20). */
export function freeDeliveryFact(amount: string): Text {
  return { zh: `食物滿 ${amount} 免運費`, en: `Free delivery from ${amount}` }
}

/** `days` until the earliest delivery (decisions 13). */
export function leadFact(days: number): Text {
  return { zh: `最快 ${days} 日後送到`, en: `Delivered in as little as ${countOf(days, ['day', 'days'])}` }
}

export function setCount(count: number): Text {
  return { zh: `${count} 款`, en: countOf(count, ['set', 'sets']) }
}

/** Example: 12 月限定, December only. */
export function seasonShort({ from, to }: Season): Text {
  const month = Number(from.slice(0, 2))
  if (month !== Number(to.slice(0, 2))) return { zh: '節日限定', en: 'Festive season only' }
  const name = new Date(Date.UTC(2000, month - 1)).toLocaleString('en', { month: 'long', timeZone: 'UTC' })
  return { zh: `${month} 月限定`, en: `${name} only` }
}

/** Example: "揀 3 款", "全部 4 款", "可加購". */
export function groupNote(group: GroupLimits): Text {
  const { min, max } = group
  const of = group.dishes.length
  if (min === 0) return { zh: `可加購，最多 ${max} 款`, en: `optional extra, up to ${max}` }
  if (isFixed(group)) return { zh: `${of} 款`, en: of === 1 ? '1 dish' : `${of} dishes` }
  if (min === max) return { zh: `${of} 款揀 ${max} 款`, en: `choose ${max} of ${of}` }
  return { zh: `${of} 款揀 ${min} 至 ${max} 份`, en: `choose ${min} to ${max} from ${of}` }
}

export function sheetOf(index: number, count: number): Text {
  return { zh: `第 ${index} 頁，共 ${count} 頁`, en: `Page ${index} of ${count}` }
}

export function chooseTitle(set: string): Text {
  return { zh: `揀菜：${set}`, en: `Choose dishes: ${set}` }
}

export function giftContents(items: readonly string[]): Text {
  return { zh: items.join('、'), en: items.join(' · ') }
}

export function giftTitle(name: Text): Text {
  return { zh: `${name.zh} · 禮籃`, en: `${name.en} · Gifts` }
}

/** Example: "10 盒起", "from 10 boxes". */
export function atLeast({ zh, en }: Text): Text {
  return { zh: `${zh}起`, en: `from ${en}` }
}
