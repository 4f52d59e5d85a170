import { daysText } from '#content/dates.ts'
import { countOf } from '#content/phrases.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { Allergen } from '#domain/menu/allergens.ts'
import type { SoldOut } from '#domain/menu/sold-out.ts'
import type { DishList } from '#domain/staff/shop/menus/dish-filter.ts'
import type { diets } from '#domain/staff/shop/menus/dish-values.ts'
import type { Text } from '#domain/text.ts'

const yesNo = {
  yes: { zh: '有', en: 'Yes' },
  no: { zh: '沒有', en: 'No' },
} satisfies Record<string, Text>

export const dishesPage = {
  title: pageNames.dishes,
  search: { zh: '搜尋菜式', en: 'Search dishes' },
  searchHint: { zh: '菜名', en: 'Dish name' },
  section: { zh: '菜式分類', en: 'Category' },
  without: { zh: '沒有標示', en: 'Not declaring' },
  list: { zh: '顯示', en: 'Show' },
  all: { zh: '全部', en: 'All' },
  apply: { zh: '套用', en: 'Apply' },
  none: { zh: '沒有符合的菜式。', en: 'No matching dishes.' },
  showAll: { zh: '顯示全部菜式', en: 'Show all dishes' },

  name: { zh: '菜式', en: 'Dish' },
  diet: { zh: '飲食', en: 'Diet' },
  sets: { zh: '套餐', en: 'Sets' },
  today: { zh: '今日', en: 'Today' },
  offered: { zh: '供應', en: 'Available' },
  has: { zh: '含', en: 'Contains' },
  hasNot: { zh: '沒有標示', en: 'Not declared' },
  vegan: { zh: '純素', en: 'Vegan' },
  vegetarian: { zh: '素', en: 'Vegetarian' },
  ...yesNo,
  soldOut: { zh: '售罄', en: 'Sold out' },
  until: { zh: '售罄至…', en: 'Sold out until…' },
  lastDay: { zh: '售罄至（包括當日）', en: 'Sold out until (inclusive)' },
  markSoldOut: { zh: '標為售罄', en: 'Mark as sold out' },
  offerAgain: { zh: '恢復供應', en: 'Make available again' },
  key: {
    zh: '● 含，・沒有標示。其他致敏原請寫在備註。',
    en: '● contains, · not declared. Write any other in the notes.',
  },
  noneHit: { zh: '未有訂單選了這款。', en: 'No orders include it.' },
  online: { zh: '網上這些日子不能選。', en: 'It can’t be chosen online for these days.' },
  dateInvalid: {
    zh: '請選擇今日至一年內的日子。',
    en: 'Please choose a day from today to a year ahead.',
  },
  add: { zh: '新菜式', en: 'New dish' },
  addNote: {
    zh: '新菜式由另一款複製，連致敏原；加上圖片後，再加到套餐。',
    en: 'A new dish is copied from another one, with its allergens but without its picture. Then add it to sets.',
  },
  namesMissing: { zh: '請輸入中文及英文名稱。', en: 'Please enter the name in both languages.' },
  dishUnknown: {
    zh: '這款菜式已不在餐牌上，請重新載入。',
    en: 'This dish is no longer on the menu. Please reload.',
  },
} as const satisfies Record<string, Text>

export const dishListNames: Readonly<Record<DishList, Text>> = {
  all: { zh: '全部', en: 'All' },
  today: { zh: '今日用到', en: 'Used today' },
  'sold-out': { zh: '售罄', en: 'Sold out' },
  'off-sale': { zh: '已停售', en: 'Off sale' },
}

/** Short heads; full names are in allergenNames. */
export const allergenHeads: Readonly<Record<Allergen, Text>> = {
  gluten: { zh: '麩質', en: 'Glu' },
  crustacean: { zh: '甲殼', en: 'Crus' },
  egg: { zh: '蛋', en: 'Egg' },
  fish: { zh: '魚', en: 'Fish' },
  milk: { zh: '奶', en: 'Milk' },
  mollusc: { zh: '軟體', en: 'Moll' },
  treenut: { zh: '堅果', en: 'Nut' },
  peanut: { zh: '花生', en: 'Pnut' },
  soy: { zh: '大豆', en: 'Soy' },
  sulphite: { zh: '亞硫', en: 'Sul' },
  sesame: { zh: '芝麻', en: 'Ses' },
  mustard: { zh: '芥末', en: 'Mus' },
  celery: { zh: '西芹', en: 'Cel' },
  lupin: { zh: '羽扇', en: 'Lup' },
}

/** Example: 254 款・售罄 1・素 104 */
export const dishesSummary = (all: number, soldOut: number, vegetarian: number): Text => ({
  zh: `${all} 款・售罄 ${soldOut}・素 ${vegetarian}`,
  en: `${all} dishes · ${soldOut} sold out · ${vegetarian} vegetarian`,
})

/** Example: 今日售罄; 12 月 11 日（五）至 12 月 13 日（日）售罄. */
export function soldOutFor({ from, until }: SoldOut, today: CalendarDate): Text {
  if (until === today) return { zh: '今日售罄', en: 'sold out today' }
  const days = daysText(from > today ? from : today, until)
  return { zh: `${days.zh}售罄`, en: `sold out ${days.en}` }
}

export const markedBy = (name: string, time: string): Text => ({
  zh: `（${name}，${time}）`,
  en: ` (${name}, ${time})`,
})

/** Heading of the affected orders; the whole message for roles that may not see them. */
export function ordersHit(count: number, isListed: boolean): Text {
  const end = isListed ? { zh: '：', en: ': ' } : { zh: '。', en: '.' }
  const have = count === 1 ? '1 order includes it and needs' : `${count} orders include it and need`
  return { zh: `${count} 張單選了這款，要換菜${end.zh}`, en: `${have} another dish${end.en}` }
}

export const furtherOrders = (count: number): Text => ({
  zh: `，另 ${count} 張`,
  en: ` and ${count} more`,
})

export const dishEdit = {
  basics: { zh: '基本', en: 'Basics' },
  names: {
    zh: { zh: '中文名稱', en: 'Chinese name' },
    en: { zh: '英文名稱', en: 'English name' },
  },
  descriptions: {
    zh: { zh: '中文描述（可留空）', en: 'Chinese description (optional)' },
    en: { zh: '英文描述（可留空）', en: 'English description (optional)' },
  },
  allergens: { zh: '致敏原', en: 'Allergens' },
  spicy: { zh: '辣', en: 'Spicy' },
} as const

export const dishSale = {
  title: { zh: '停售這款菜', en: 'Take off sale' },
  isOff: { zh: '已停售', en: 'Off sale' },
  needed: { zh: '缺少這款便不足款數', en: 'needs this dish' },
  note: {
    zh: '停售後，以上套餐各有一個沒有這款的新版本，可隨時還原。已落的訂單不變。短暫缺貨請用「售罄」。',
    en: 'Each of these sets gets a new version without it; any version can be restored. Placed orders are not affected. If it is only unavailable for a few days, mark it as sold out.',
  },
  stuck: {
    zh: '請先到標示的套餐換另一款菜並發布，才可停售。',
    en: 'Replace it in the marked sets and publish them first.',
  },
  back: {
    zh: '停售期間套餐不可加這款菜。恢復售賣後可再加到套餐，或還原套餐的舊版本。',
    en: 'It can’t be added to sets while off sale. Once it is back, add it to sets or restore their earlier versions.',
  },
  takeOff: { zh: '停售', en: 'Take off sale' },
  putOn: { zh: '恢復售賣', en: 'Put back on sale' },
  done: { zh: '已停售，套餐已出新版本。', en: 'Taken off sale; its sets have new versions.' },
  undone: { zh: '已恢復，可以加到套餐。', en: 'Back on sale; it can be added to sets.' },
} as const satisfies Record<string, Text>

export const ordersToCome = (count: number): Text => ({
  zh: count === 0 ? '未有將來的單選了這款。' : `${count} 張將來的單有這款，照做不變：`,
  en:
    count === 0
      ? 'No future orders include it.'
      : `${countOf(count, ['future order includes', 'future orders include'])} it and will still receive it: `,
})

/** @param names codes or names of the promotions */
export const promotionsWith = (names: string, isOnSale: boolean): Text =>
  isOnSale
    ? {
        zh: `優惠 ${names} 送這款菜，停售期間不會再送。`,
        en: `${names} gives this dish free, but not while it is off sale.`,
      }
    : {
        zh: `優惠 ${names} 送這款菜，恢復售賣前不會送。`,
        en: `${names} gives this dish free once it is back on sale.`,
      }

export const insteadOf = (names: string): Text => ({
  zh: `預設改為${names}`,
  en: `new default: ${names}`,
})

export const dietNames: Readonly<Record<(typeof diets)[number], Text>> = {
  none: { zh: '含肉或海鮮', en: 'Contains meat or seafood' },
  vegetarian: dishesPage.vegetarian,
  vegan: dishesPage.vegan,
}

/** Example: 7 個套餐有這款 */
export const setsWithDish = (count: number): Text => ({
  zh: count === 0 ? '未有套餐有這款' : `${count} 個套餐有這款`,
  en: count === 0 ? 'In no set yet' : `In ${countOf(count, ['set', 'sets'])}`,
})

export const pager = {
  label: { zh: '頁數', en: 'Pages' },
  before: { zh: '上一頁', en: 'Previous page' },
  next: { zh: '下一頁', en: 'Next page' },
  place: (page: number, pages: number): Text => ({
    zh: `第 ${page} 頁，共 ${pages} 頁`,
    en: `Page ${page} of ${pages}`,
  }),
} as const
