import { hoursInChinese, hoursInEnglish } from '#content/phrases.ts'
import type { OwnSignName } from '#content/signs.ts'
import { isTransfer, type PaymentMethod, type TransferMethod } from '#domain/payment/payment-method.ts'
import type { OrderStage } from '#domain/placed/order-stage.ts'
import type { Text } from '#domain/text.ts'

export interface StageContext {
  readonly name: string
  readonly method: PaymentMethod | null
  readonly dishes: number
  /** The amount is formatted. */
  readonly received: string
  readonly due: string
  /** Confirmed orders may owe money after a change. */
  readonly isConfirmed: boolean
  readonly when: string
  readonly warmHours: number
}

interface StageTexts {
  readonly tag: Text
  /** The Chinese heading is drawn as a sign. */
  readonly heading: Text
  readonly sign: OwnSignName
  lead(context: StageContext): Text
}

/** Phrases for "pay by FPS". */
const byTransfer = {
  fps: { zh: '以轉數快付款', en: 'pay by FPS' },
  payme: { zh: '以 PayMe 付款', en: 'pay with PayMe' },
  'bank-transfer': { zh: '以銀行轉賬付款', en: 'pay by bank transfer' },
} satisfies Record<TransferMethod, Text>

const stillDue = (due: string): Text => ({
  zh: `訂單已確認，尚有 ${due} 未付。付清後，廚房便會開始準備。`,
  en: `Your order is confirmed, and ${due} is still due. We start cooking once it is paid.`,
})

export const stageTexts: Record<OrderStage, StageTexts> = {
  'fee-to-be-quoted': {
    tag: { zh: '運費待報價', en: 'Delivery fee to be quoted' },
    heading: { zh: '等緊報價', en: 'Delivery fee to follow' },
    sign: 'order-fee-to-be-quoted',
    lead: () => ({
      zh: '已收到你的訂單。職員會先報運費，你同意後才付款，現在毋須做任何事。',
      en: 'We have your order. We’ll send you the delivery fee first, and you pay only after that. Nothing to do for now.',
    }),
  },
  'to-pay': {
    tag: { zh: '未付款', en: 'Not paid yet' },
    heading: { zh: '等你付款', en: 'Payment needed' },
    sign: 'order-to-pay',
    lead: ({ method, due, isConfirmed }) => {
      const transfer = method && isTransfer(method) ? byTransfer[method] : null
      if (isConfirmed) return stillDue(due)
      return transfer
        ? {
            zh: `已收到你的訂單。請${transfer.zh}，並在本頁上載截圖，職員核對後便會確認。`,
            en: `We have your order. Please ${transfer.en}, then upload a screenshot on this page. We’ll check it and confirm your order.`,
          }
        : {
            zh: '已收到你的訂單。收到款項後，職員會核對並確認訂單。',
            en: 'We have your order. Once it is paid, we’ll check and confirm it.',
          }
    },
  },
  'part-paid': {
    tag: { zh: '已付部分', en: 'Partly paid' },
    heading: { zh: '仲有餘額', en: 'Balance due' },
    sign: 'order-part-paid',
    lead: ({ received, due, isConfirmed }) =>
      isConfirmed
        ? stillDue(due)
        : {
            zh: `已收到 ${received}，尚有 ${due} 未付。付清後，職員會確認訂單。`,
            en: `We have received ${received}, and ${due} is still due. We’ll confirm your order once it is paid.`,
          },
  },
  'payment-pending': {
    tag: { zh: '付款處理中', en: 'Payment in progress' },
    heading: { zh: '等緊銀行', en: 'Waiting for the bank' },
    sign: 'order-payment-pending',
    lead: () => ({
      zh: '付款一般一分鐘內有結果，有結果後本頁會自動更新。如果已經付款，請不要再付。',
      en: 'Payments usually arrive within a minute, and this page updates automatically. If you have already paid, please don’t pay again.',
    }),
  },
  'payment-failed': {
    tag: { zh: '付款未成功', en: 'Payment declined' },
    heading: { zh: '過唔到數', en: 'Payment failed' },
    sign: 'order-payment-failed',
    lead: () => ({
      zh: '付款被拒，沒有扣款。訂單仍然保留，請再試一次，或轉用其他付款方式。',
      en: 'The payment was declined and nothing was charged. We still have your order: try again, or choose another way to pay.',
    }),
  },
  'proof-sent': {
    tag: { zh: '已交付款證明，待核對', en: 'Payment proof sent' },
    heading: { zh: '核對緊', en: 'Checking your payment' },
    sign: 'order-proof-sent',
    lead: () => ({
      zh: '已收到你的付款證明，現由職員核對。你毋須再做任何事，確認後會電郵通知你。',
      en: 'We have your payment proof and are checking it. There’s nothing more to do: we’ll email you once it’s confirmed.',
    }),
  },
  'proof-refused': {
    tag: { zh: '請上載另一張付款證明', en: 'Another payment proof needed' },
    heading: { zh: '再影一張', en: 'Please send a clearer picture' },
    sign: 'order-proof-refused',
    lead: () => ({
      zh: '我們未能核對你上載的截圖，請再上載一張清楚的。如果已經付款，不用再付一次。',
      en: 'We couldn’t match the screenshot you sent to a payment. Please upload a clearer one. If you have paid, there’s no need to pay again.',
    }),
  },
  paid: {
    tag: { zh: '已付款・待確認', en: 'Paid, to be confirmed' },
    heading: { zh: '收到數', en: 'Payment received' },
    sign: 'order-paid',
    lead: ({ name }) => ({
      zh: `${name}，多謝！已收到款項，職員核對訂單後便會確認，你毋須再做任何事。`,
      en: `Thank you, ${name}. We’ve received your payment. We’ll check your order and confirm it; there’s nothing more to do.`,
    }),
  },
  confirmed: {
    tag: { zh: '已付款・已確認', en: 'Paid and confirmed' },
    heading: { zh: '搞掂', en: 'All set' },
    sign: 'order-confirmed',
    lead: ({ name }) => ({
      zh: `${name}，多謝！已收到款項，訂單已確認，當日見。`,
      en: `Thank you, ${name}. We’ve received your payment and your order is confirmed. See you on the day.`,
    }),
  },
  'held-by-weather': {
    tag: { zh: '惡劣天氣改期・已留位', en: 'New day held, free of charge' },
    heading: { zh: '天氣改期', en: 'Postponed: bad weather' },
    sign: 'order-postponed-by-weather',
    lead: ({ when }) => ({
      zh: `因天氣惡劣，訂單未能如期交付。我們先為你保留 ${when}，毋須另外付款；想改另一日或退款，請在本頁選擇。`,
      en: `Because of the weather, your order couldn’t go ahead as planned. We’re holding ${when} for you at no extra cost; you can choose another day or a refund on this page.`,
    }),
  },
  preparing: {
    tag: { zh: '煮緊', en: 'Cooking' },
    heading: { zh: '落緊鑊', en: 'In our kitchen' },
    sign: 'order-preparing',
    lead: ({ dishes }) => ({
      zh: `廚房正在準備你的 ${dishes} 款菜式。`,
      en: `We’re preparing your order${dishes === 1 ? '' : `: all ${dishes} dishes`}.`,
    }),
  },
  ready: {
    tag: { zh: '可以取餐', en: 'Ready to collect' },
    heading: { zh: '煮好喇', en: 'Ready for you' },
    sign: 'order-ready',
    lead: () => ({
      zh: '食物已備妥，請到自取地點領取。',
      en: 'Your food is ready to collect at the pickup point.',
    }),
  },
  'on-the-way': {
    tag: { zh: '送貨途中', en: 'Out for delivery' },
    heading: { zh: '送緊嚟', en: 'On its way' },
    sign: 'order-on-the-way',
    lead: () => ({
      zh: '食物已送出，司機到樓下會致電給你。',
      en: 'Your food is on its way. The driver will call when downstairs.',
    }),
  },
  delivered: {
    tag: { zh: '已送達', en: 'Delivered' },
    heading: { zh: '請慢用', en: 'Enjoy' },
    sign: 'order-delivered',
    lead: ({ warmHours }) => ({
      zh: `食物已送達。熱食約可${hoursInChinese(warmHours, '保溫')}，請趁熱享用。`,
      en: `Your food has arrived. Hot dishes stay warm for about ${hoursInEnglish(warmHours)}.`,
    }),
  },
  collected: {
    tag: { zh: '已取餐', en: 'Collected' },
    heading: { zh: '請慢用', en: 'Enjoy' },
    sign: 'order-delivered',
    lead: ({ warmHours }) => ({
      zh: `你已取餐。熱食約可${hoursInChinese(warmHours, '保溫')}，請趁熱享用。`,
      en: `You have collected your food. Hot dishes stay warm for about ${hoursInEnglish(warmHours)}.`,
    }),
  },
  postponed: {
    tag: { zh: '已改期・待定日子', en: 'Postponed: date to be chosen' },
    heading: { zh: '揀新日子', en: 'Choose a new date' },
    sign: 'order-postponed',
    lead: () => ({
      zh: '這張訂單已改期，不收手續費。請在本頁選擇新日子，或免費取消。',
      en: 'This order is postponed, free of charge. Please choose a new date on this page, or cancel at no cost.',
    }),
  },
  'postponed-by-weather': {
    tag: { zh: '已改期・不收費', en: 'Postponed, free of charge' },
    heading: { zh: '天氣改期', en: 'Postponed: bad weather' },
    sign: 'order-postponed-by-weather',
    lead: () => ({
      zh: '因天氣惡劣，訂單未能如期交付。訂單已改期，不收任何費用。請在本頁選擇新日子，或免費取消。',
      en: 'Because of the weather, your order couldn’t go ahead as planned. It is postponed free of charge: please choose a new date on this page, or cancel at no cost.',
    }),
  },
  rejected: {
    tag: { zh: '未能接單', en: 'Not accepted' },
    heading: { zh: '接唔到單', en: 'We can’t accept this order' },
    sign: 'order-rejected',
    lead: () => ({
      zh: '很抱歉，我們未能接受這張訂單。如有疑問，請傳 WhatsApp 給我們。',
      en: 'We are sorry, but we can’t accept this order. If you have any questions, please message us.',
    }),
  },
  cancelled: {
    tag: { zh: '已取消', en: 'Cancelled' },
    heading: { zh: '已取消', en: 'Cancelled' },
    sign: 'order-cancelled',
    lead: () => ({ zh: '這張訂單已取消。', en: 'This order has been cancelled.' }),
  },
  released: {
    tag: { zh: '已取消', en: 'Cancelled' },
    heading: { zh: '逾時未付', en: 'Not paid in time' },
    sign: 'order-released',
    lead: () => ({
      zh: '訂單逾時未付，已經取消，沒有收費。想再訂？按「再訂一次」，同樣的套餐即放入購物籃。',
      en: 'This order wasn’t paid in time and has been cancelled; nothing was charged. Still want it? Order it again with one tap.',
    }),
  },
}

/** The page shows this after a declined card. */
export const cardDeclined: Text = { zh: '過唔到數', en: 'Card declined' }

/** Paid orders in progress have this prefix. */
export const paidAnd = (tag: Text): Text => ({
  zh: `已付款・${tag.zh}`,
  en: `Paid, ${tag.en.charAt(0).toLowerCase()}${tag.en.slice(1)}`,
})

/** The suffix follows the status of a cancelled order that was paid. */
export const withRefund = {
  due: (tag: Text): Text => ({ zh: `${tag.zh}・退款中`, en: `${tag.en}, refund in progress` }),
  made: (tag: Text): Text => ({ zh: `${tag.zh}・已退款`, en: `${tag.en}, refunded` }),
}
