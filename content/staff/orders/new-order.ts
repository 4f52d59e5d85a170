/** The words of the page on which staff enter an order for a customer. */

import { pageNames } from '#content/staff/page-names.ts'
import type { Text } from '#domain/text.ts'

export const newOrderPage = {
  title: pageNames.newOrder,
  lead: {
    zh: '規則和價錢跟客人網上落單一樣。',
    en: 'The same rules and prices as for orders online.',
  },
  back: { zh: '返回訂單', en: 'Back to the orders' },
  notAllowed: { zh: '你的角色不能代客落單', en: 'Your role can’t enter orders' },
  customer: { zh: '客人', en: 'Customer' },
  name: { zh: '姓名', en: 'Name' },
  phone: { zh: '電話', en: 'Phone' },
  alternatePhone: { zh: '後備電話', en: 'Alternate phone' },
  optional: { zh: '可不填', en: 'Optional' },
  email: { zh: '電郵', en: 'E-mail' },
  emailHint: { zh: '可不填；有電郵才會收到確認信。', en: 'Optional; letters are sent only with one.' },
  lang: { zh: '客人用', en: 'The customer writes' },
  source: { zh: '怎樣收到', en: 'How it came' },
  payment: { zh: '付款', en: 'Payment' },
  paymentMethod: { zh: '付款方式', en: 'Way to pay' },
  methodOpen: { zh: '未定', en: 'Not decided' },
  paysLater: { zh: '不用預付', en: 'No payment upfront' },
  paysLaterHint: {
    zh: '不會因為未付款而自動取消；要寫原因。',
    en: 'It is not released while unpaid; a reason is needed.',
  },
  promotionCode: { zh: '優惠碼', en: 'Code' },
  price: { zh: '價錢', en: 'Price' },
  amount: { zh: '金額', en: 'Amount' },
  feeLater: { zh: '運費另計', en: 'Delivery is added later' },
  reason: { zh: '原因', en: 'Reason' },
  reasonHint: {
    zh: '超出規則或不用預付時必填，會寫入訂單紀錄。',
    en: 'Needed to exceed a rule or to take no payment upfront; written into the trail.',
  },
  reasonMissing: { zh: '請寫原因', en: 'Please give the reason' },
  notPlaced: { zh: '未落單：請看下面的提示。', en: 'Not placed: see what is told below.' },
  placedBefore: {
    zh: '這張表格之前已經落了單。如需要多一張訂單，才再按「落單」。',
    en: 'This form has placed an order already. Place it again only for another order.',
  },
  tooLong: {
    zh: '表格太長或已失效，請減短文字再試。',
    en: 'The form is too long or no longer valid: shorten its texts and try again.',
  },
  place: { zh: '落單', en: 'Place the order' },
} as const satisfies Record<string, Text>
