import { pageNames } from '#content/staff/shell/page-names.ts'
import type { Text } from '#domain/text.ts'

export const newOrderPage = {
  title: pageNames.newOrder,
  lead: {
    zh: '規則和價錢跟客人網上落單一樣。',
    en: 'Same rules and prices as online orders.',
  },
  back: { zh: '返回訂單', en: 'Back to the orders' },
  notAllowed: { zh: '你的角色不能代客落單', en: 'Your role can’t place orders for customers' },
  customer: { zh: '客人', en: 'Customer' },
  name: { zh: '姓名', en: 'Name' },
  phone: { zh: '電話', en: 'Phone' },
  alternatePhone: { zh: '後備電話', en: 'Backup phone' },
  optional: { zh: '可不填', en: 'Optional' },
  email: { zh: '電郵', en: 'Email' },
  emailHint: {
    zh: '可不填；有電郵才會收到確認信。',
    en: 'Optional. Confirmations are sent only if there is an email address.',
  },
  lang: { zh: '客人語言', en: 'Customer’s language' },
  source: { zh: '落單途徑', en: 'Order channel' },
  payment: { zh: '付款', en: 'Payment' },
  paymentMethod: { zh: '付款方式', en: 'Payment method' },
  methodOpen: { zh: '未定', en: 'Not set' },
  paysLater: { zh: '不用預付', en: 'No prepayment' },
  paysLaterHint: {
    zh: '不會因為未付款而自動取消；要寫原因。',
    en: 'It won’t be cancelled automatically; please give a reason.',
  },
  promotionCode: { zh: '優惠碼', en: 'Promo code' },
  price: { zh: '價錢', en: 'Price' },
  amount: { zh: '金額', en: 'Amount' },
  feeLater: { zh: '運費另計', en: 'Delivery fee to follow' },
  reason: { zh: '原因', en: 'Reason' },
  reasonHint: {
    zh: '超出規則或不用預付時必填，會寫入訂單紀錄。',
    en: 'Required when a rule is exceeded or there is no prepayment; recorded in the order’s log.',
  },
  reasonMissing: { zh: '請寫原因', en: 'Please give a reason' },
  notPlaced: { zh: '未落單：請看下面的提示。', en: 'Not placed: please see the messages below.' },
  placedBefore: {
    zh: '這張表格之前已經落了單。如需要多一張訂單，才再按「落單」。',
    en: 'This form has already placed an order. Press again only if you need another one.',
  },
  tooLong: {
    zh: '表格太長或已失效，請減短文字再試。',
    en: 'The form is too long or has expired. Please shorten the text and try again.',
  },
  place: { zh: '落單', en: 'Place the order' },
} as const satisfies Record<string, Text>
