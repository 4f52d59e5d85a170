import { hoursInChinese, hoursInEnglish, joinList, latinStart } from '#content/phrases.ts'
import { isTransfer, type PaymentMethod } from '#domain/payment/payment-method.ts'
import type { PaymentStatus } from '#domain/placed/order-status.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'

export const paidUpfront: Text = {
  zh: '訂單須全數預付，不收現金。',
  en: 'Orders are paid in full in advance; we do not take cash.',
}

/** Questions and terms share this sentence. */
export const uploadProof: Text = {
  zh: '請在訂單頁上載付款證明（截圖或入數紙），或連同訂單編號以 WhatsApp 傳給我們。職員核對後會發出確認和收據。',
  en: 'Upload your proof of payment (a screenshot or bank slip) on your order page, or send it on WhatsApp with your order number. We check it, then send a confirmation and a receipt.',
}

/** Names the deadline and the release. */
export function payWithin({ payWithinHours: hours }: Pick<Figures, 'payWithinHours'>): Text {
  return {
    zh: `${hoursInChinese(hours, '請於落單後')}內付款；臨近截單日落單，或須先報運費，限期以訂單頁所示為準。逾時未付，訂單自動取消。`,
    en: `Please pay within ${hoursInEnglish(hours)} of ordering. Close to the last day to order, or where we quote the delivery fee first, your order page shows the deadline. An order that is not paid in time is cancelled.`,
  }
}

/** Customers know each method by these brands. */
const paidWith = {
  card: [
    { zh: 'Visa', en: 'Visa' },
    { zh: 'Mastercard', en: 'Mastercard' },
    { zh: '美國運通', en: 'American Express' },
  ],
  payme: [{ zh: 'PayMe', en: 'PayMe' }],
  fps: [{ zh: '轉數快（FPS）', en: 'FPS' }],
  'bank-transfer': [{ zh: '銀行轉賬', en: 'bank transfer' }],
  alipay: [{ zh: '支付寶', en: 'Alipay' }],
} satisfies Record<PaymentMethod, readonly Text[]>

/** The figures include the methods that the shop offers. */
export interface PaymentFigures extends Figures {
  readonly methods: readonly PaymentMethod[]
}

/** We accept Visa, Mastercard … and Alipay. */
export function weAccept({ methods }: Pick<PaymentFigures, 'methods'>): Text {
  if (methods.length === 0)
    return {
      zh: '職員核對訂單時會通知你如何付款。',
      en: 'We tell you how to pay when we check your order.',
    }
  const { zh, en } = joinList(methods.flatMap((method): readonly Text[] => paidWith[method]))
  return { zh: `接受${latinStart.test(zh) ? ' ' : ''}${zh}。`, en: `We accept ${en}.` }
}

/** What follows a transfer, and after which methods; null if the shop takes none. */
export function afterTransfer({ methods }: Pick<PaymentFigures, 'methods'>): Text | null {
  const transfers = methods.filter(isTransfer).map((method) => inSentence[method])
  return transfers.length > 0 ? joinList(transfers, 'or') : null
}

export const paymentTexts: Record<PaymentMethod, { readonly name: Text; readonly note: Text }> = {
  card: {
    name: { zh: '信用卡', en: 'Credit card' },
    note: { zh: 'Visa、Mastercard、美國運通', en: 'Visa, Mastercard, American Express' },
  },
  payme: {
    name: { zh: 'PayMe', en: 'PayMe' },
    note: { zh: '以 PayMe 應用程式付款', en: 'Pay in the PayMe app' },
  },
  fps: {
    name: { zh: '轉數快 FPS', en: 'FPS' },
    note: { zh: '以銀行或電子錢包過數', en: 'Transfer from a bank or wallet app' },
  },
  'bank-transfer': {
    name: { zh: '銀行轉賬', en: 'Bank transfer' },
    note: { zh: '過數後上載入數紙', en: 'Upload the bank slip afterwards' },
  },
  alipay: {
    name: { zh: '支付寶', en: 'Alipay' },
    note: { zh: '以支付寶應用程式付款', en: 'Pay in the Alipay app' },
  },
}

const unchosen: Text = { zh: '待定', en: 'Not chosen yet' }

/** The method is null until the customer chooses. */
export const paymentName = (method: PaymentMethod | null): Text =>
  method ? paymentTexts[method].name : unchosen

/** English lower-cases generic methods but not brands. */
const inSentence = {
  card: { zh: '信用卡', en: 'credit card' },
  payme: paymentTexts.payme.name,
  fps: paymentTexts.fps.name,
  'bank-transfer': { zh: '銀行轉賬', en: 'bank transfer' },
  alipay: paymentTexts.alipay.name,
} satisfies Record<PaymentMethod, Text>

/** Phrases for "pay by credit card". */
export const paymentInSentence = (method: PaymentMethod): Text => inSentence[method]

/** Shops with simulated payments show this notice. */
export const paymentsArePractised: Text = {
  zh: '這間店正在練習付款，不會收真錢。',
  en: 'This shop is practising payments: no real money is taken.',
}

/** Orders that cannot be paid online yet show this notice. */
export const staffArrangePayment: Text = {
  zh: '職員會與你核對訂單，並通知你如何付款；收妥款項後，職員會確認訂單。',
  en: 'We will check the order with you and tell you how to pay. We confirm the order once your payment has arrived.',
}

export const paymentStatusNames: Record<PaymentStatus, Text> = {
  unpaid: { zh: '未付款', en: 'Not paid yet' },
  'proof-submitted': { zh: '已收到付款證明，待核對', en: 'Payment proof received, being checked' },
  'part-paid': { zh: '已付部分', en: 'Partly paid' },
  paid: { zh: '已付款', en: 'Paid' },
  'part-refunded': { zh: '已退部分款項', en: 'Partly refunded' },
  refunded: { zh: '已退款', en: 'Refunded' },
}
