/** The words of paying on the order's page. */
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { Text } from '#domain/text.ts'

export const paying = {
  payee: { zh: '收款人', en: 'Payee' },
  account: { zh: '戶口號碼', en: 'Account' },
  fpsAccount: {
    id: { zh: '識別碼', en: 'FPS ID' },
    phone: { zh: '電話號碼', en: 'Phone' },
    email: { zh: '電郵', en: 'Email' },
  },
  bank: { zh: '銀行', en: 'Bank' },
  amount: { zh: '金額', en: 'Amount' },
  reference: { zh: '編號', en: 'Reference' },
  copy: { zh: '複製', en: 'Copy' },
  copied: { zh: '已複製', en: 'Copied' },
  scan: { zh: '用銀行或錢包 app 掃碼', en: 'Scan with a bank or wallet app' },
  scanPayMe: { zh: '用 PayMe 掃碼', en: 'Scan with PayMe' },
  save: { zh: '儲存二維碼', en: 'Save the code' },
  openPayMe: { zh: '開啟 PayMe', en: 'Open PayMe' },
  goOn: { zh: '繼續付款', en: 'Continue to pay' },
  released: {
    zh: '逾時未付，時段會讓給其他客人，此頁會說明。',
    en: 'Unpaid by then, the slot goes to others and this page says so.',
  },
  /** Around the figures of the time left: 剩餘 23 小時 38 分。 / 23 h 38 min left. */
  timeLeft: {
    before: { zh: '剩餘 ', en: '' },
    hours: { zh: ' 小時 ', en: ' h ' },
    minutes: { zh: ' 分。', en: ' min left. ' },
  },
  again: { zh: '再付一次', en: 'Pay again' },
  ways: { zh: '選擇付款方法', en: 'Choose how to pay' },
  otherWays: { zh: '轉用其他方法', en: 'Pay another way' },
  open: {
    zh: '這次付款仍未有結果。如果已經付款，請不要再付，收到後此頁會更新；如果未付，可以繼續。',
    en: 'We have not heard about this payment yet. If you have paid, please do not pay again: this page will change. If not, you can go on.',
  },
  void: {
    zh: '之前那次付款要求已作廢。萬一兩次都成功，我們會發現並退回其中一筆。',
    en: 'The earlier request is void. Should two ever go through, we notice and refund one.',
  },
  declined: {
    zh: '常見原因：額度不足、未開通網上交易、驗證逾時。可問發卡銀行，或轉用其他方法。',
    en: 'Usual reasons: the limit, online payments switched off, or a check that timed out. Ask your bank, or pay another way.',
  },
} as const

/** The hour is written apart from the day: it is what people look for. */
export const payByMoment = (day: string, hour: string): Text => ({
  zh: `請於 ${day} ${hour} 前付款`,
  en: `Please pay by ${day}, ${hour}`,
})

/** When nothing was heard of a payment by then, it can no longer be made. */
export const otherWaysAt = (time: string): Text => ({
  zh: `${time} 仍未有消息，便可轉用其他方法。`,
  en: `Without news by ${time}, you can pay another way.`,
})

export const payNow = (amount: string): Text => ({ zh: `付款 ${amount}`, en: `Pay ${amount}` })

export const payBy: Record<PaymentMethod, Text> = {
  card: { zh: '用信用卡付款', en: 'Pay by card' },
  alipay: { zh: '用支付寶付款', en: 'Pay with Alipay' },
  fps: { zh: '用轉數快付款', en: 'Pay by FPS' },
  payme: { zh: '用 PayMe 付款', en: 'Pay with PayMe' },
  'bank-transfer': { zh: '用銀行轉賬付款', en: 'Pay by bank transfer' },
}

export const codeName = (amount: string, reference: string): Text => ({
  zh: `二維碼，${amount}，編號 ${reference}`,
  en: `Code for ${amount}, reference ${reference}`,
})

export const receivedSoFar = (received: string, due: string): Text => ({
  zh: `已收到 ${received}，尚欠 ${due}。`,
  en: `We have received ${received}; ${due} is still due.`,
})

export const toReturn = (excess: string): Text => ({
  zh: `我們多收了 ${excess}，會退還給你。`,
  en: `We have received ${excess} too much, and will return it.`,
})

/** What to do after a transfer. */
export const transferSteps: Record<'fps' | 'payme' | 'bank-transfer', (payee: Text) => readonly Text[]> = {
  fps: (payee) => [
    { zh: '另一部機：開 app 掃碼', en: 'On another device: scan with your app' },
    {
      zh: '同一部電話：儲存二維碼，在 app 內由相簿讀取',
      en: 'On this phone: save the code, then open it from your app’s album',
    },
    { zh: `名稱不是「${payee.zh}」，不要過數`, en: `If the name is not ${payee.en}, do not pay` },
  ],
  payme: (payee) => [
    {
      zh: '在 PayMe 輸入金額，訊息寫上編號',
      en: 'Enter the amount in PayMe, with the reference as the message',
    },
    { zh: `名稱不是「${payee.zh}」，不要過數`, en: `If the name is not ${payee.en}, do not pay` },
  ],
  'bank-transfer': (payee) => [
    {
      zh: '備註寫上編號，我們才認得是你的訂單',
      en: 'Write the reference as the remark, so that we know it is yours',
    },
    { zh: `名稱不是「${payee.zh}」，不要過數`, en: `If the name is not ${payee.en}, do not pay` },
  ],
}
