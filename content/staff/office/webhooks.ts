import { countOf } from '#content/phrases.ts'
import type { WebhookEvent } from '#domain/placed/webhook-events.ts'
import {
  type DeliveryFault,
  type DeliveryState,
  keptDeliveryDays,
  maxWebhooks,
} from '#domain/shop/webhooks.ts'
import type { WebhookProblem } from '#domain/staff/office/webhook-form.ts'
import type { Text } from '#domain/text.ts'

export const webhooksPage = {
  title: { zh: 'Webhook', en: 'Webhooks' },
  summary: { zh: '訂單有變，即刻通知你其他系統', en: 'Report each change of an order to your other systems' },
  none: {
    zh: '未有網址。會計、庫存等系統要知道訂單有變，就喺下面加。',
    en: 'There is no address yet. Add one below for a system that should hear of orders.',
  },
  add: { zh: '新增網址', en: 'Add an address' },
  address: { zh: '網址', en: 'Address' },
  addressHint: {
    zh: '由對方系統提供，以 https:// 開頭',
    en: 'From the other system; it begins with https://',
  },
  secret: { zh: '密鑰', en: 'Secret' },
  secretHint: {
    zh: '留空會自動產生，只會顯示一次',
    en: 'Leave it empty to generate one, which is shown once',
  },
  secretKept: { zh: '留空即保留現有密鑰', en: 'Leave it empty to keep the present one' },
  newSecretOf: { zh: '新密鑰', en: 'New secret' },
  secretOnce: {
    zh: '請立即複製到對方系統，離開此頁後不會再顯示。',
    en: 'Copy it into the other system now. It is not shown again.',
  },
  events: { zh: '通知甚麼', en: 'Events' },
  paused: { zh: '已暫停', en: 'Paused' },
  change: { zh: '更改', en: 'Change' },
  save: { zh: '儲存', en: 'Save' },
  pause: { zh: '暫停', en: 'Pause' },
  resume: { zh: '恢復', en: 'Resume' },
  test: { zh: '傳送測試', en: 'Send a test' },
  renewSecret: { zh: '換新密鑰', en: 'New secret' },
  remove: { zh: '移除網址及紀錄', en: 'Remove with its log' },
  done: { zh: '已儲存。', en: 'Saved.' },
  queued: {
    zh: '幾秒內送出，重新載入呢頁就見到結果。',
    en: 'It is sent within seconds. Reload this page to see the result.',
  },
  log: { zh: '傳送紀錄', en: 'Messages' },
  logCaption: {
    zh: `最新 50 個，保留 ${keptDeliveryDays} 日`,
    en: `The newest 50; each is kept for ${keptDeliveryDays} days`,
  },
  all: { zh: '全部', en: 'All' },
  noDeliveries: { zh: '未有傳送紀錄。', en: 'Nothing has been sent.' },
  noneFailed: { zh: '沒有失敗的傳送。', en: 'No message failed.' },
  time: { zh: '時間', en: 'Time' },
  event: { zh: '事件', en: 'Event' },
  order: { zh: '訂單', en: 'Order' },
  result: { zh: '結果', en: 'Result' },
  actions: { zh: '動作', en: 'Actions' },
  testEvent: { zh: '測試', en: 'Test' },
  again: { zh: '再傳送', en: 'Send again' },
} as const satisfies Record<string, Text>

export const webhookEventNames = {
  'order.placed': { zh: '落單', en: 'Placed' },
  'order.paid': { zh: '付清', en: 'Paid' },
  'order.confirmed': { zh: '確認', en: 'Confirmed' },
  'order.changed': { zh: '更改', en: 'Changed' },
  'order.cancelled': { zh: '取消或未能接單', en: 'Cancelled or not accepted' },
  'order.delivered': { zh: '送達或自取', en: 'Delivered or collected' },
  'order.refunded': { zh: '退款', en: 'Refunded' },
  'quotation.sent': { zh: '運費報價', en: 'Delivery fee quoted' },
} as const satisfies Record<WebhookEvent, Text>

export const failedOnly = (count: number): Text => ({ zh: `失敗（${count}）`, en: `Failed (${count})` })

type Reason = WebhookProblem['reason'] | 'too-many' | 'not-found'

export const webhookProblems = {
  'not-an-address': {
    zh: '請輸入完整網址，例如 https://example.com/orders',
    en: 'Enter a full address, such as https://example.com/orders',
  },
  'address-too-long': { zh: '網址太長', en: 'The address is too long' },
  'not-https': { zh: '網址要以 https:// 開頭', en: 'The address must begin with https://' },
  'has-credentials': {
    zh: '網址不可包含用戶名稱或密碼',
    en: 'The address must not contain a user name or password',
  },
  'no-events': { zh: '請最少選一項', en: 'Choose at least one' },
  'secret-invalid': {
    zh: '密鑰要以 whsec_ 開頭，後接 24 至 64 個位元組的 base64',
    en: 'A secret is whsec_ followed by 24 to 64 bytes in base64',
  },
  'too-many': {
    zh: `最多 ${maxWebhooks} 個網址。請先移除一個。`,
    en: `There can be ${maxWebhooks} addresses. Remove one first.`,
  },
  'not-found': {
    zh: '找不到，可能已被移除。',
    en: 'It was not found, so somebody may have removed it.',
  },
} as const satisfies Record<Reason, Text>

export const deliveryStateNames = {
  waiting: { zh: '待傳送', en: 'Waiting' },
  delivered: { zh: '已傳送', en: 'Sent' },
  failed: { zh: '失敗', en: 'Failed' },
} as const satisfies Record<DeliveryState, Text>

export const deliveryFaultNames = {
  'address-unknown': { zh: '找不到該網址的主機', en: 'the host is unknown' },
  'address-private': { zh: '網址在內部網絡', en: 'the address is in a private network' },
  'address-public-http': { zh: '對外網址要用 https', en: 'a public address needs https' },
  'too-slow': { zh: '十秒內沒有回應', en: 'no response within ten seconds' },
  'no-connection': { zh: '未能連線', en: 'no connection' },
  paused: { zh: '網址已暫停', en: 'the address was paused' },
} as const satisfies Record<DeliveryFault, Text>

export const responseStatus = (status: number): Text => ({
  zh: `對方回應 ${status}`,
  en: `response ${status}`,
})

export const triesText = (tries: number): Text => ({
  zh: `試了 ${tries} 次`,
  en: countOf(tries, ['try', 'tries']),
})

export const nextTry: Text = { zh: '下次', en: 'next at' }

export const lastTry: Text = { zh: '最後一次', en: 'last at' }
