/** Responses to malformed calls. */
import { paymentMethods } from '#domain/payment/payment-method.ts'
import { proofsPerOrder } from '#domain/payment/payment-proof.ts'
import type { Text } from '#domain/text.ts'

export const callTexts = {
  tooLong: { zh: '內容太長。', en: 'The body is too long.' },
  tokenMissing: {
    zh: '請以 Authorization: Bearer 附上訂單的密匙。',
    en: 'Send the token of the order as Authorization: Bearer.',
  },
  unknownMethod: {
    zh: `method 要是以下其中一個：${paymentMethods.join('、')}。`,
    en: `method is one of ${paymentMethods.join(', ')}.`,
  },
  noPictures: {
    zh: `請以 multipart/form-data 傳送最多 ${proofsPerOrder} 個名為 picture 的檔案。`,
    en: `Send multipart/form-data with up to ${proofsPerOrder} files named picture.`,
  },
  tooManyListeners: {
    zh: '太多頁面同時等候更新，請改為查詢現時的版本。',
    en: 'Too many pages listen already: ask for the revision instead.',
  },
  badAddress: { zh: '網址有誤。', en: 'The address is wrong.' },
} as const satisfies Record<string, Text>
