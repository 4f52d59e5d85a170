import { dayText } from '#content/dates.ts'
import { countOf } from '#content/phrases.ts'
import { pageNames } from '#content/staff/shell/page-names.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { ErasureHindrance, ErasureRefusal } from '#domain/placed/erasure.ts'
import type { Text } from '#domain/text.ts'

export const customersPage = {
  title: pageNames.customers,
  summary: {
    zh: '客人要求查閱或刪除個人資料時在這裏辦理。',
    en: 'For customers who ask to see or delete their personal data.',
  },
  regulars: { zh: '熟客', en: 'Regulars' },
  regularsHint: { zh: '過去十二個月訂過兩次或以上', en: 'Two orders or more in the past twelve months' },
  noRegulars: {
    zh: '客人第二次落單，就會在這裏見到。',
    en: 'Customers appear here from their second order on.',
  },
  lastOrder: { zh: '最近一張單', en: 'Latest order' },
  favourite: { zh: '最常訂', en: 'Orders most' },
  find: { zh: '找客人', en: 'Find a customer' },
  query: { zh: '電話、電郵或訂單編號', en: 'Phone, email or order number' },
  askedHint: {
    zh: '請輸入完整電話或電郵，並先核實對方身分。',
    en: 'Enter the full phone number or email address. Verify who is asking first.',
  },
  look: { zh: '搜尋', en: 'Find' },
  none: {
    zh: '沒有這位客人的訂單，或者資料已經刪除。',
    en: 'No orders found for this customer, or their data has been deleted.',
  },
  unreadable: {
    zh: '請輸入完整的電話、電郵或訂單編號。',
    en: 'Please enter a full phone number, email address or order number.',
  },
  orders: { zh: '訂單', en: 'Orders' },
  ordersHint: {
    zh: '取消剔選不屬於這個人的訂單，例如同一間公司的其他同事。',
    en: 'Untick orders placed by someone else, such as a colleague using the same number.',
  },
  choose: { zh: '選', en: 'Choose' },
  reference: { zh: '編號', en: 'Number' },
  due: { zh: '送貨日', en: 'Due' },
  name: { zh: '姓名', en: 'Name' },
  reached: { zh: '電話、電郵', en: 'Phone, email' },
  erasable: { zh: '刪除', en: 'Deletion' },
  atOnce: { zh: '可即時刪除', en: 'now' },
  erased: { zh: '資料已刪除', en: 'deleted' },
  json: { zh: '匯出 JSON', en: 'Export as JSON' },
  csv: { zh: '匯出試算表（CSV）', en: 'Export as spreadsheet (CSV)' },
  erase: { zh: '刪除資料…', en: 'Delete…' },
  sureTitle: { zh: '確定刪除？刪除後無法復原', en: 'Delete permanently?' },
  goes: {
    zh: '會刪除：姓名、電話、電郵、地址、備註、食物敏感、送貨安排、付款證明和送達相片、寄件匣的電郵，以及紀錄內的文字。客人的訂單連結會失效。',
    en: 'Deleted: name, phone, email, address, remarks, allergies, delivery access, payment proofs and delivery photos, emails in the outbox, and text notes in the activity log. The customer’s order link stops working.',
  },
  stays: {
    zh: '會保留：日期、套餐、送貨區、金額和每一步的時間。',
    en: 'Kept: dates, dishes, zone, amounts, and the time of each step.',
  },
  waits: {
    zh: '這些訂單辦妥後，下一晚自動刪除。',
    en: 'These are deleted automatically the night after they are settled.',
  },
  reason: { zh: '原因', en: 'Reason' },
  back: { zh: '返回', en: 'Back' },
  chooseFirst: { zh: '請先選訂單。', en: 'Please select orders first.' },
  rule: { zh: '自動刪除', en: 'Automatic deletion' },
  change: { zh: '更改月數', en: 'Change the period' },
  held: { zh: '要先辦妥', en: 'On hold' },
  heldHint: {
    zh: '這些訂單已到期，但仍有事未辦妥；辦妥後的下一次自動刪除。',
    en: 'Due for deletion, but something is still open. They are deleted the night after it is settled.',
  },
} as const satisfies Record<string, Text>

export const hindranceNames: Readonly<Record<ErasureHindrance, Text>> = {
  'to-come': { zh: '未送貨', en: 'not delivered yet' },
  open: { zh: '訂單未完成', en: 'not finished' },
  unpaid: { zh: '未付清', en: 'not paid' },
  'being-paid': { zh: '正在付款', en: 'payment in progress' },
  'refund-open': { zh: '等候退款', en: 'refund pending' },
}

export const erasureProblems: Readonly<Record<Exclude<ErasureRefusal, 'not-allowed'>, Text>> = {
  'nothing-chosen': customersPage.chooseFirst,
  'temporarily-unavailable': {
    zh: '資料庫暫時連不上，未必全部刪除。請稍後再按一次。',
    en: 'The database can’t be reached; some data may not be deleted yet. Please try again in a moment.',
  },
}

/** Example: 找到 3 張單 */
export function ordersFound(number: number): Text {
  return { zh: `找到 ${number} 張單`, en: `${ordersOf(number)} found` }
}

/** Older orders appear once these are erased. */
export function moreOrders(most: number): Text {
  return {
    zh: `只列出最近 ${most} 張單，可能還有更早的。刪除這些之後再找一次；匯出的不是全部。`,
    en: `Only the latest ${most} orders are listed; there may be older ones. Delete these, then search again. An export is not complete.`,
  }
}

/** Irreversible; names the orders erased now and later. */
export function eraseButton(now: number, later: number): Text {
  if (now === 0)
    return {
      zh: `${later} 張單辦妥後刪除客人資料`,
      en: `Delete customer data for ${ordersOf(later)} once settled`,
    }
  const wait = {
    zh: later > 0 ? `，另 ${later} 張等辦妥` : '',
    en: later > 0 ? `, and for ${later} more later` : '',
  }
  return {
    zh: `刪除 ${now} 張單的客人資料${wait.zh}`,
    en: `Delete customer data for ${ordersOf(now)}${wait.en}`,
  }
}

export function erasedNow(count: number, postponedOrders: number): Text {
  const later = {
    zh: `${postponedOrders} 張單的客人資料辦妥後會自動刪除`,
    en: `Customer data for ${ordersOf(postponedOrders)} will be deleted once settled`,
  }
  if (count + postponedOrders === 0) return { zh: '資料之前已經刪除。', en: 'Already deleted.' }
  if (count === 0) return { zh: `暫未刪除；${later.zh}。`, en: `Nothing deleted yet. ${later.en}.` }
  const wait = postponedOrders > 0 ? { zh: `；${later.zh}`, en: `. ${later.en}` } : { zh: '', en: '' }
  return {
    zh: `已刪除 ${count} 張單的客人資料${wait.zh}。`,
    en: `Customer data for ${ordersOf(count)} deleted${wait.en}.`,
  }
}

/** States the retention rule and its next run. */
export function ruleText(months: number, knownFrom: CalendarDate): Text {
  const day = dayText(knownFrom)
  return {
    zh: `送貨日後 ${months} 個月，每晚自動刪除。現在刪除 ${knownFrom.slice(0, 4)} 年 ${day.zh}以前的訂單；數字會保留。`,
    en: `Deleted every night, ${countOf(months, ['month', 'months'])} after the delivery day. At present: orders before ${day.en} ${knownFrom.slice(0, 4)}. Figures are kept.`,
  }
}

export function nextRun(customers: number, orders: number): Text {
  if (orders === 0) return { zh: '下一次沒有要刪除的資料。', en: 'Nothing to delete in the next run.' }
  return {
    zh: `下一次會刪除 ${customers} 位客人（${orders} 張單）。`,
    en: `The next run deletes ${countOf(customers, ['customer', 'customers'])} (${ordersOf(orders)}).`,
  }
}

/** 1 order, 3 orders */
const ordersOf = (number: number): string => countOf(number, ['order', 'orders'])
