/** The steps appear under the chosen method. */
import type { PaymentMethod } from '#domain/payment/payment-method.ts'
import type { Text } from '#domain/text.ts'

const securePage: Text = {
  zh: '按「確認落單」，轉到安全付款頁',
  en: 'Place the order to open a secure payment page',
}
const comeBack: Text = {
  zh: '自動返回訂單頁，收據電郵給你',
  en: 'You return to your order, and we email the receipt',
}
const upload: Text = {
  zh: '在訂單頁上載截圖，職員核對後電郵確認',
  en: 'Upload the screenshot on your order page; we check it and email you',
}

export const paymentSteps: Record<PaymentMethod, readonly Text[]> = {
  card: [
    securePage,
    {
      zh: '輸入信用卡資料，完成銀行驗證',
      en: 'Enter your card details and complete your bank’s verification',
    },
    comeBack,
  ],
  alipay: [securePage, { zh: '以支付寶確認付款', en: 'Confirm the payment in Alipay' }, comeBack],
  fps: [
    {
      zh: '落單後即時顯示二維碼，金額已填好',
      en: 'Once you order, a QR code appears with the amount filled in',
    },
    { zh: '用任何銀行或電子錢包 app 過數', en: 'Pay from any bank or wallet app' },
    upload,
  ],
  payme: [
    { zh: '落單後即時顯示 PayMe 連結', en: 'The PayMe link appears once you order' },
    { zh: '輸入頁面上的金額及編號', en: 'Enter the amount and reference shown on the page' },
    upload,
  ],
  'bank-transfer': [
    { zh: '落單後即時顯示戶口號碼', en: 'The account number appears once you order' },
    { zh: '過數時註明頁面上的編號', en: 'Quote the reference shown on the page' },
    upload,
  ],
}
