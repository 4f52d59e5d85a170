/** The words at the head of an order's page: where it stands, and the one thing to do. */
import { hoursInEnglish } from '#content/hours.ts'
import type { OwnSignName } from '#content/signs.ts'
import { isTransfer, type PaymentMethod, type TransferMethod } from '#domain/payment/payment-method.ts'
import type { OrderStage } from '#domain/placed/order-stage.ts'
import type { Text } from '#domain/text.ts'

/** What the sentences mention. */
export interface StageFacts {
  readonly name: string
  /** Null while the customer has not chosen. */
  readonly method: PaymentMethod | null
  /** How many kinds of dishes are cooked. */
  readonly dishes: number
  /** Amounts as written. */
  readonly received: string
  readonly due: string
  /** Whether staff have confirmed it: an order that was changed since may owe money all the same. */
  readonly isConfirmed: boolean
  /** The day and the hours. */
  readonly when: string
  readonly warmHours: number
}

interface StageTexts {
  /** Short, beside an icon. */
  readonly tag: Text
  /** The heading; in Chinese it is drawn as a sign. */
  readonly heading: Text
  readonly sign: OwnSignName
  lead(facts: StageFacts): Text
}

/** How the customer's own transfers are called in "pay by FPS". */
const byTransfer = {
  fps: { zh: '用轉數快過數', en: 'Pay by FPS' },
  payme: { zh: '用 PayMe 過數', en: 'Pay with PayMe' },
  'bank-transfer': { zh: '用銀行轉賬過數', en: 'Pay by bank transfer' },
} satisfies Record<TransferMethod, Text>

const stillDue = (name: string, due: string): Text => ({
  zh: `${name}，訂單已確認，尚欠 ${due}。付清後，廚房才會開工。`,
  en: `${name}, your order is confirmed, and ${due} is still due. The kitchen starts once it is paid.`,
})

export const stageTexts: Record<OrderStage, StageTexts> = {
  'fee-to-be-quoted': {
    tag: { zh: '運費待報價', en: 'Delivery to be quoted' },
    heading: { zh: '等埋報價', en: 'A quote to come' },
    sign: 'order-fee-to-be-quoted',
    lead: ({ name }) => ({
      zh: `${name}，訂單已記下。職員會先報運費，之後才付款，暫時不用做甚麼。`,
      en: `${name}, your order is saved. We quote the delivery fee first and you pay after that, so there is nothing to do yet.`,
    }),
  },
  'to-pay': {
    tag: { zh: '未付款', en: 'Not paid yet' },
    heading: { zh: '等你付款', en: 'Over to you' },
    sign: 'order-to-pay',
    lead: ({ name, method, due, isConfirmed }) => {
      const transfer = method && isTransfer(method) ? byTransfer[method] : null
      if (isConfirmed) return stillDue(name, due)
      return transfer
        ? {
            zh: `${name}，訂單已記下。${transfer.zh}，職員核對好就確認。`,
            en: `${name}, your order is saved. ${transfer.en}; we confirm once we have checked it.`,
          }
        : {
            zh: `${name}，訂單已記下。收到款項後，職員會確認訂單。`,
            en: `${name}, your order is saved. Once it is paid, we check and confirm it.`,
          }
    },
  },
  'part-paid': {
    tag: { zh: '已付部分', en: 'Partly paid' },
    heading: { zh: '差少少', en: 'Nearly there' },
    sign: 'order-part-paid',
    lead: ({ name, received, due, isConfirmed }) =>
      isConfirmed
        ? stillDue(name, due)
        : {
            zh: `${name}，已收到 ${received}，尚欠 ${due}。補付後，職員會確認訂單。`,
            en: `${name}, we have received ${received}, and ${due} is still due. Once it is paid, we confirm the order.`,
          },
  },
  'payment-pending': {
    tag: { zh: '付款處理中', en: 'Payment in progress' },
    heading: { zh: '等緊銀行', en: 'Waiting for the bank' },
    sign: 'order-payment-pending',
    lead: ({ name }) => ({
      zh: `${name}，付款多數一分鐘內有結果，收到後此頁會更新。如果已經付款，請不要再付。`,
      en: `${name}, payments usually arrive within a minute, and this page then changes. If you have paid, please do not pay again.`,
    }),
  },
  'payment-failed': {
    tag: { zh: '付款未成功', en: 'Payment failed' },
    heading: { zh: '過唔到數', en: 'It did not go through' },
    sign: 'order-payment-failed',
    lead: () => ({
      zh: '付款被拒，沒有扣款。訂單仍在，揀個方法再付就得。',
      en: 'The payment was declined and nothing was charged. Your order is safe: pay again, any way you like.',
    }),
  },
  'proof-sent': {
    tag: { zh: '已交證明，待核對', en: 'Proof sent, being checked' },
    heading: { zh: '核對緊', en: 'Checking it now' },
    sign: 'order-proof-sent',
    lead: () => ({
      zh: '收到你的截圖，現由職員核對。你不用再做甚麼，核對好會通知你。',
      en: 'We have your screenshots and are checking them. Nothing more to do: we let you know when it is done.',
    }),
  },
  'proof-refused': {
    tag: { zh: '請補交證明', en: 'Please send another picture' },
    heading: { zh: '再影一張', en: 'One more picture' },
    sign: 'order-proof-refused',
    lead: ({ name }) => ({
      zh: `${name}，你交的截圖未能核對，請補交一張清楚的。如果已經過數，不用再付一次。`,
      en: `${name}, we could not check the picture you sent: please send a clearer one. If you have paid, you need not pay again.`,
    }),
  },
  paid: {
    tag: { zh: '已付款・待確認', en: 'Paid, to be confirmed' },
    heading: { zh: '收到數', en: 'Payment received' },
    sign: 'order-paid',
    lead: ({ name }) => ({
      zh: `${name}，多謝！款項收到，職員核對訂單後會確認，你不用再做甚麼。`,
      en: `Thank you, ${name}. Your payment is in. We check the order and confirm it; there is nothing more to do.`,
    }),
  },
  confirmed: {
    tag: { zh: '已付款・已確認', en: 'Paid and confirmed' },
    heading: { zh: '搞掂', en: 'All set' },
    sign: 'order-confirmed',
    lead: ({ name }) => ({
      zh: `${name}，多謝！款項收到，訂單確認，當日見。`,
      en: `Thank you, ${name}. Your payment is in and the order confirmed. See you on the day.`,
    }),
  },
  'held-by-weather': {
    tag: { zh: '天氣改期・已留位', en: 'New day held, free of charge' },
    heading: { zh: '天氣改期', en: 'Weather day' },
    sign: 'order-postponed-by-weather',
    lead: ({ name, when }) => ({
      zh: `${name}，天氣惡劣，原定當日不能送貨。我們先替你保留 ${when}，毋須另外付款；想改另一日，或者退款，在此頁揀。`,
      en: `${name}, the weather stopped your delivery. We hold ${when} for you at no extra cost; choose another day or a refund on this page.`,
    }),
  },
  preparing: {
    tag: { zh: '煮緊', en: 'Cooking' },
    heading: { zh: '落緊鑊', en: 'In the kitchen' },
    sign: 'order-preparing',
    lead: ({ name, dishes }) => ({
      zh: `${name}，廚房已開工，${dishes} 款菜式會準時出門。`,
      en: `${name}, the kitchen is on your order; ${dishes === 1 ? 'it leaves' : `all ${dishes} dishes leave`} on time.`,
    }),
  },
  ready: {
    tag: { zh: '可以取餐', en: 'Ready to collect' },
    heading: { zh: '煮好喇', en: 'Ready for you' },
    sign: 'order-ready',
    lead: ({ name }) => ({
      zh: `${name}，餐點已準備好，請到取餐地點取餐。`,
      en: `${name}, your food is ready and waits for you at the pickup place.`,
    }),
  },
  'on-the-way': {
    tag: { zh: '送貨途中', en: 'On the road' },
    heading: { zh: '送緊嚟', en: 'On its way' },
    sign: 'order-on-the-way',
    lead: ({ name }) => ({
      zh: `${name}，訂單已由廚房出車。車手到樓下會致電給你。`,
      en: `${name}, your food has left our kitchen. The driver will ring you from downstairs.`,
    }),
  },
  delivered: {
    tag: { zh: '已送達', en: 'Delivered' },
    heading: { zh: '請慢用', en: 'Enjoy' },
    sign: 'order-delivered',
    lead: ({ name, warmHours }) => ({
      zh: `${name}，餐點已送達。熱盤約可保暖 ${warmHours} 小時，趁熱食。`,
      en: `${name}, your food has arrived. Hot dishes keep warm for about ${hoursInEnglish(warmHours)}.`,
    }),
  },
  collected: {
    tag: { zh: '已取餐', en: 'Collected' },
    heading: { zh: '請慢用', en: 'Enjoy' },
    sign: 'order-delivered',
    lead: ({ name, warmHours }) => ({
      zh: `${name}，餐點已取。熱盤約可保暖 ${warmHours} 小時，趁熱食。`,
      en: `${name}, you have collected your food. Hot dishes keep warm for about ${hoursInEnglish(warmHours)}.`,
    }),
  },
  postponed: {
    tag: { zh: '已改期・待定日子', en: 'Postponed, date to come' },
    heading: { zh: '揀新日子', en: 'A new date' },
    sign: 'order-postponed',
    lead: ({ name }) => ({
      zh: `${name}，這張訂單已改期，不收手續費，請在此頁揀新日子。`,
      en: `${name}, this order is postponed, free of charge. Please choose a new date on this page.`,
    }),
  },
  'postponed-by-weather': {
    tag: { zh: '已改期・不收費', en: 'Postponed, free of charge' },
    heading: { zh: '天氣改期', en: 'Weather day' },
    sign: 'order-postponed-by-weather',
    lead: ({ name }) => ({
      zh: `${name}，天氣惡劣，當日不能送貨。訂單已改期，不收任何費用，揀返個新日子就得。`,
      en: `${name}, we cannot deliver in this weather. Your order is postponed free of charge: choose a new date.`,
    }),
  },
  rejected: {
    tag: { zh: '未能接單', en: 'Not accepted' },
    heading: { zh: '接唔到單', en: 'We can’t take this one' },
    sign: 'order-rejected',
    lead: ({ name }) => ({
      zh: `抱歉${name}，我們未能接受這張訂單。如有疑問，請傳 WhatsApp 給我們。`,
      en: `Sorry, ${name}: we are unable to accept this order. If you have any questions, please message us.`,
    }),
  },
  cancelled: {
    tag: { zh: '已取消', en: 'Cancelled' },
    heading: { zh: '已取消', en: 'Cancelled' },
    sign: 'order-cancelled',
    lead: ({ name }) => ({
      zh: `${name}，這張訂單已取消，廚房和車期已釋出。`,
      en: `${name}, this order is cancelled, and its kitchen time and van are released.`,
    }),
  },
  released: {
    tag: { zh: '逾時未付', en: 'Not paid in time' },
    heading: { zh: '過咗時間', en: 'Time ran out' },
    sign: 'order-released',
    lead: ({ name }) => ({
      zh: `${name}，訂單逾時未付，時段已釋出，沒有收費。餐單仍在：想再訂，一按就放回購物籃。`,
      en: `${name}, this order was not paid in time, so its slot was released and nothing is charged. Your menu is still here: one tap puts it back in your basket.`,
    }),
  },
}

/** The declined heading where it was a card. */
export const cardDeclined: Text = { zh: '過唔到數', en: 'The card said no' }

/** What the tag says first while the kitchen or the van has an order that is paid. */
export const paidAnd = (tag: Text): Text => ({
  zh: `已付款・${tag.zh}`,
  en: `Paid, ${tag.en.charAt(0).toLowerCase()}${tag.en.slice(1)}`,
})

/** What the tag says besides, where an order was called off after money was received. */
export const withRefund = {
  due: (tag: Text): Text => ({ zh: `${tag.zh}・退款中`, en: `${tag.en}, refund on its way` }),
  made: (tag: Text): Text => ({ zh: `${tag.zh}・已退款`, en: `${tag.en}, refunded` }),
}
