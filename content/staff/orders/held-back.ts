import { countOf } from '#content/phrases.ts'
import type { BulkDoubt, BulkKind } from '#domain/placed/bulk-doubt.ts'
import type { Text } from '#domain/text.ts'

export const allowBulk = {
  erase: { zh: '照刪除', en: 'Delete them' },
  release: { zh: '照取消', en: 'Cancel the orders' },
} as const satisfies Readonly<Record<BulkKind, Text>>

export const bulkAllowed: Text = {
  zh: '已批准，一分鐘內開始處理',
  en: 'Approved. It starts within a minute',
}

const plans: Readonly<Record<BulkKind, (customers: number) => Text>> = {
  erase: (customers) => ({
    zh: `今晚會刪除 ${customers} 位客人的資料，刪除後不能復原`,
    en: `Tonight the data of ${countOf(customers, ['customer', 'customers'])} would be permanently deleted`,
  }),
  release: (customers) => ({
    zh: `${customers} 位客人的訂單過了付款限期，會自動取消並發電郵`,
    en: `The unpaid orders of ${countOf(customers, ['customer', 'customers'])} would be cancelled, each with an email`,
  }),
}

/** In Hong Kong, such as 2026-11-28 18:05. */
const clockTime = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 16).replace('T', ' ')

const doubts: Readonly<
  Record<BulkDoubt, (clocks: { readonly now: Date; readonly databaseNow: Date }) => Text>
> = {
  'clocks-differ': ({ now, databaseNow }) => ({
    zh: `暫停處理：伺服器時鐘是 ${clockTime(now)}，資料庫時鐘是 ${clockTime(databaseNow)}，相差超過一小時。請先查看時鐘`,
    en: `On hold: the server’s clock says ${clockTime(now)} and the database’s ${clockTime(databaseNow)}, more than an hour apart. Check the clocks first`,
  }),
  'nothing-happened': ({ now }) => ({
    zh: `暫停處理：系統已一個月沒有任何記錄，而伺服器時鐘是 ${clockTime(now)}。請先查看時鐘`,
    en: `On hold: nothing has been recorded for a month, and the server’s clock says ${clockTime(now)}. Check the clock first`,
  }),
  'many-customers': () => ({
    zh: '人數比平常多，所以先等你批准',
    en: 'This is more than usual, so it needs your approval',
  }),
}

export function heldBackText({
  kind,
  doubt,
  customers,
  ...clocks
}: {
  readonly kind: BulkKind
  readonly doubt: BulkDoubt
  readonly customers: number
  readonly now: Date
  readonly databaseNow: Date
}): Text {
  const [plan, why] = [plans[kind](customers), doubts[doubt](clocks)]
  return { zh: `${plan.zh}。${why.zh}。`, en: `${plan.en}. ${why.en}.` }
}
