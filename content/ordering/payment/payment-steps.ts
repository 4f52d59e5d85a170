/** What follows once the order is placed, by each way to pay; shown under the way that is chosen. */
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { Text } from '#domain/text.ts'

const securePage: Text = {
  zh: '按「確認落單」，轉到安全付款頁',
  en: 'Place the order; a secure payment page opens',
}
const comeBack: Text = {
  zh: '自動返回訂單頁，收據電郵給你',
  en: 'You come back to your order; the receipt is emailed',
}
const attach: Text = {
  zh: '附上截圖，職員核對後電郵確認',
  en: 'Attach the screenshot; we check it and email you',
}

export const paymentSteps: Record<PaymentMethod, readonly Text[]> = {
  card: [
    securePage,
    { zh: '輸入信用卡資料，完成銀行驗證', en: 'Enter your card and pass your bank’s check' },
    comeBack,
  ],
  alipay: [securePage, { zh: '以支付寶確認付款', en: 'Confirm in Alipay' }, comeBack],
  fps: [
    { zh: '落單後即時顯示二維碼，金額已填好', en: 'Your QR code appears, with the amount filled in' },
    { zh: '用任何銀行或錢包 app 過數', en: 'Pay from any bank or wallet app' },
    attach,
  ],
  payme: [
    { zh: '落單後即時顯示 PayMe 連結', en: 'The PayMe link appears once you order' },
    { zh: '輸入頁面上的金額及編號', en: 'Enter the amount and the reference on the page' },
    attach,
  ],
  'bank-transfer': [
    { zh: '落單後即時顯示戶口號碼', en: 'The account number appears once you order' },
    { zh: '過數時註明頁面上的編號', en: 'Quote the reference on the page' },
    { zh: '附上入數紙，職員核對後電郵確認', en: 'Attach the slip; we check it and email you' },
  ],
}
