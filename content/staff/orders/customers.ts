/** The words of the page on which owners find, export and erase what is kept about a customer. */

import { counted } from '#content/counted.ts'
import { dayText } from '#content/dates.ts'
import { pageNames } from '#content/staff/page-names.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { ErasureHindrance, ErasureRefusal } from '#domain/placed/erasure.ts'
import type { Text } from '#domain/text.ts'

export const customersPage = {
  title: pageNames.customers,
  summary: {
    zh: '客人要求查閱或刪除個人資料時在這裏辦理。',
    en: 'For customers who ask to see their personal data, or to have it erased.',
  },
  find: { zh: '找客人', en: 'Find a customer' },
  asked: { zh: '電話、電郵或訂單編號', en: 'Phone, e-mail or order number' },
  askedHint: {
    zh: '要完整的電話或電郵。先核實對方身分。',
    en: 'The whole phone number or e-mail address. Check first who is asking.',
  },
  look: { zh: '搜尋', en: 'Find' },
  none: {
    zh: '沒有這位客人的訂單，或者資料已經刪除。',
    en: 'No order of this customer, or their data is erased.',
  },
  unreadable: {
    zh: '請輸入完整的電話、電郵或訂單編號。',
    en: 'Please enter a whole phone number, e-mail address or order number.',
  },
  orders: { zh: '訂單', en: 'Orders' },
  ordersHint: {
    zh: '取消剔選不屬於這個人的訂單，例如同一間公司的其他同事。',
    en: 'Untick orders that are somebody else’s, such as a colleague’s with the same number.',
  },
  choose: { zh: '選', en: 'Choose' },
  reference: { zh: '編號', en: 'Number' },
  due: { zh: '送貨日', en: 'Due' },
  name: { zh: '姓名', en: 'Name' },
  reached: { zh: '電話、電郵', en: 'Phone, e-mail' },
  erasable: { zh: '刪除', en: 'Erasing' },
  atOnce: { zh: '可即時刪除', en: 'at once' },
  erased: { zh: '資料已刪除', en: 'erased' },
  json: { zh: '匯出 JSON', en: 'Export as JSON' },
  csv: { zh: '匯出試算表（CSV）', en: 'Export as spreadsheet (CSV)' },
  erase: { zh: '刪除資料…', en: 'Erase…' },
  sureTitle: { zh: '確定刪除？刪除後無法復原', en: 'Erase for good?' },
  goes: {
    zh: '會刪除：姓名、電話、電郵、地址、備註、食物敏感、上門安排、收據和送達相片、寄件匣的信，以及紀錄內的文字。客人的訂單連結會失效。',
    en: 'Erased: name, phone, e-mail, address, notes, allergies, access, pictures of payment and delivery, letters in the outbox, and what the trail says in words. The customer’s link to the order stops working.',
  },
  stays: {
    zh: '會保留：日期、餐單、送貨區、金額和每一步的時間。',
    en: 'Kept: dates, dishes, zone, amounts, and when each step was taken.',
  },
  waits: {
    zh: '這些訂單辦妥後，下一晚自動刪除。',
    en: 'These are erased by themselves in the night after that is settled.',
  },
  reason: { zh: '原因', en: 'Reason' },
  back: { zh: '返回', en: 'Back' },
  chooseFirst: { zh: '請先選訂單。', en: 'Please choose orders first.' },
  rule: { zh: '自動刪除', en: 'Erased by rule' },
  change: { zh: '更改月數', en: 'Change the months' },
  held: { zh: '要先辦妥', en: 'Waiting for something else' },
  heldHint: {
    zh: '這些訂單已到期，但仍有事未辦妥；辦妥後的下一次自動刪除。',
    en: 'Due to be erased, but not before this is settled; the next run after that erases them.',
  },
} as const satisfies Record<string, Text>

export const hindranceNames: Readonly<Record<ErasureHindrance, Text>> = {
  'to-come': { zh: '未送貨', en: 'still to come' },
  open: { zh: '訂單未完成', en: 'not finished' },
  unpaid: { zh: '未付清', en: 'not paid' },
  'being-paid': { zh: '正在付款', en: 'being paid' },
  'refund-open': { zh: '等候退款', en: 'a refund is open' },
}

export const erasureProblems: Readonly<Record<Exclude<ErasureRefusal, 'not-allowed'>, Text>> = {
  'nothing-chosen': customersPage.chooseFirst,
  'temporarily-unavailable': {
    zh: '資料庫暫時連不上，未必全部刪除。請稍後再按一次。',
    en: 'The database is away; not all may be erased. Please press again in a moment.',
  },
}

/** 找到 3 張單 */
export function foundOrders(number: number): Text {
  return { zh: `找到 ${number} 張單`, en: `${ordersOf(number)} found` }
}

/** There may be older ones, which are found once these are erased. */
export function moreOrders(most: number): Text {
  return {
    zh: `只列出最近 ${most} 張單，可能還有更早的。刪除這些之後再找一次；匯出的不是全部。`,
    en: `Only the newest ${most} orders are listed; there may be older ones. Erase these, then search again. An export is not complete.`,
  }
}

/** The button that can't be taken back, with how much it erases now and later. */
export function eraseButton(now: number, later: number): Text {
  if (now === 0)
    return {
      zh: `${later} 張單辦妥後刪除客人資料`,
      en: `Erase the customer of ${ordersOf(later)} once settled`,
    }
  const wait = {
    zh: later > 0 ? `，另 ${later} 張等辦妥` : '',
    en: later > 0 ? `, and of ${later} later` : '',
  }
  return {
    zh: `刪除 ${now} 張單的客人資料${wait.zh}`,
    en: `Erase the customer of ${ordersOf(now)}${wait.en}`,
  }
}

export function erasedNow(erased: number, postponed: number): Text {
  const later = {
    zh: `${postponed} 張單的客人資料辦妥後會自動刪除`,
    en: `The customer of ${ordersOf(postponed)} will be erased once ${postponed === 1 ? 'it is' : 'they are'} settled`,
  }
  if (erased + postponed === 0) return { zh: '資料之前已經刪除。', en: 'That was erased before.' }
  if (erased === 0) return { zh: `暫未刪除；${later.zh}。`, en: `Nothing is erased yet. ${later.en}.` }
  const wait = postponed > 0 ? { zh: `；${later.zh}`, en: `. ${later.en}` } : { zh: '', en: '' }
  return {
    zh: `已刪除 ${erased} 張單的客人資料${wait.zh}。`,
    en: `The customer of ${ordersOf(erased)} is erased${wait.en}.`,
  }
}

/** What the rule says and what its next run does. */
export function ruleText(months: number, knownFrom: CalendarDate): Text {
  const day = dayText(knownFrom)
  return {
    zh: `送貨日後 ${months} 個月，每晚自動刪除。現在刪除 ${knownFrom.slice(0, 4)} 年 ${day.zh}以前的訂單；數字會保留。`,
    en: `Every night, ${counted(months, ['month', 'months'])} after the delivery day. Now that is orders before ${day.en} ${knownFrom.slice(0, 4)}; figures are kept.`,
  }
}

export function nextRun(customers: number, orders: number): Text {
  if (orders === 0) return { zh: '下一次沒有要刪除的資料。', en: 'The next run has nothing to erase.' }
  return {
    zh: `下一次會刪除 ${customers} 位客人（${orders} 張單）。`,
    en: `The next run erases ${counted(customers, ['customer', 'customers'])} (${ordersOf(orders)}).`,
  }
}

/** 1 order, 3 orders */
const ordersOf = (number: number): string => counted(number, ['order', 'orders'])
