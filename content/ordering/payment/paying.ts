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
  scan: { zh: '用銀行或電子錢包 app 掃描', en: 'Scan with a bank or wallet app' },
  scanPayMe: { zh: '用 PayMe 掃描', en: 'Scan with PayMe' },
  save: { zh: '儲存二維碼', en: 'Save the QR code' },
  openPayMe: { zh: '開啟 PayMe', en: 'Open PayMe' },
  goOn: { zh: '繼續付款', en: 'Continue to pay' },
  released: {
    zh: '逾時未付，訂單會自動取消。',
    en: 'If it is not paid by then, the order will be cancelled.',
  },
  /** Around the remaining time: 剩餘 23 小時 38 分。 / 23 h 38 min left. */
  timeLeft: {
    before: { zh: '剩餘 ', en: '' },
    hours: { zh: ' 小時 ', en: ' h ' },
    minutes: { zh: ' 分。', en: ' min left. ' },
  },
  again: { zh: '再付一次', en: 'Pay again' },
  ways: { zh: '選擇付款方式', en: 'Choose how to pay' },
  otherWays: { zh: '轉用其他付款方式', en: 'Pay another way' },
  open: {
    zh: '這次付款仍未有結果。如果已經付款，請不要再付，收到後本頁會自動更新；如果未付，可以繼續。',
    en: 'We are still waiting for this payment. If you have paid, please don’t pay again: this page will update. If not, you can continue.',
  },
  leftUnpaid: {
    zh: '未付款便離開了付款頁？可以轉用其他方法：我們會先向銀行查核，不會收兩次。',
    en: 'Left the payment page without paying? You can pay another way: we check with the bank first, so you are never charged twice.',
  },
  void: {
    zh: '之前的付款要求已取消。萬一重複付款，我們會退回多付的一筆。',
    en: 'Your earlier payment request has been cancelled. If you are ever charged twice, we will refund one.',
  },
  declined: {
    zh: '常見原因：額度不足、未開通網上交易、驗證逾時。請向發卡銀行查詢，或轉用其他付款方式。',
    en: 'Common reasons: credit limit reached, online payments switched off, or verification timed out. Please ask your bank, or pay another way.',
  },
} as const

export const payByMoment = (moment: Text): Text => ({
  zh: `請於 ${moment.zh} 前付款`,
  en: `Please pay by ${moment.en}`,
})

/** The payment page closes at that time. */
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
  en: `QR code for ${amount}, reference ${reference}`,
})

export const receivedSoFar = (amount: string, due: string): Text => ({
  zh: `已收到 ${amount}，尚有 ${due} 未付。`,
  en: `We have received ${amount}; ${due} is still due.`,
})

export const toReturn = (excess: string): Text => ({
  zh: `你多付了 ${excess}，我們會退回給你。`,
  en: `You have paid ${excess} too much. We will refund it.`,
})

const rightPayee = (payee: Text): Text => ({
  zh: `收款人不是「${payee.zh}」，請勿轉賬`,
  en: `If the payee is not ${payee.en}, please don’t pay`,
})

export const transferSteps: Record<'fps' | 'payme' | 'bank-transfer', (payee: Text) => readonly Text[]> = {
  fps: (payee) => [
    {
      zh: '用另一部電話：開啟銀行或電子錢包 app，掃描二維碼',
      en: 'From another phone: open your bank or wallet app and scan the QR code',
    },
    {
      zh: '用這部電話：儲存二維碼，再在 app 內由相簿選取',
      en: 'On this phone: save the QR code, then choose it from your photos in the app',
    },
    rightPayee(payee),
  ],
  payme: (payee) => [
    {
      zh: '在 PayMe 輸入金額，訊息寫上編號',
      en: 'Enter the amount in PayMe, and the reference as the message',
    },
    rightPayee(payee),
  ],
  'bank-transfer': (payee) => [
    {
      zh: '備註寫上編號，我們才認得是你的訂單',
      en: 'Write the reference in the remarks, so that we know the payment is yours',
    },
    rightPayee(payee),
  ],
}
