import { maxProofBytes, type ProofRefusal, proofsPerOrder } from '#domain/payment/payment-proof.ts'
import type { Text } from '#domain/text.ts'
import { paymentRefusals } from './payment-refusals.ts'

const {
  'order-called-off': calledOff,
  'fee-to-be-quoted': toBeQuoted,
  'nothing-due': nothingDue,
  'order-unknown': unknownOrder,
} = paymentRefusals

const megabytes = maxProofBytes / 1024 ** 2

export const proofRefusals: Readonly<Record<ProofRefusal, Text>> = {
  'order-called-off': calledOff,
  'fee-to-be-quoted': toBeQuoted,
  'nothing-due': nothingDue,
  'order-unknown': unknownOrder,
  'picture-missing': {
    zh: '請先選擇付款證明的相片。',
    en: 'Please choose a picture of your transfer first.',
  },
  'too-many-pictures': {
    zh: `最多可以傳 ${proofsPerOrder} 張相，其餘請用訊息傳給我們。`,
    en: `You can send up to ${proofsPerOrder} pictures. Please message us any others.`,
  },
  'picture-refused-before': {
    zh: '這張相已看過，但核對不到款項，請傳另一張。',
    en: 'We have looked at this picture and could not find the transfer. Please send another one.',
  },
  'picture-too-large': {
    zh: `相片太大，請傳 ${megabytes} MB 以內的相片或截圖。`,
    en: `The picture is too large. Please send a picture or screenshot of up to ${megabytes} MB.`,
  },
  'picture-format-unknown': {
    zh: '讀不到這個檔案，請傳 JPEG、PNG 或 WebP 相片；iPhone 相片請先截圖。',
    en: 'We can’t read this file. Please send a JPEG, PNG or WebP picture. For an iPhone photo, please send a screenshot of it.',
  },
  'picture-damaged': {
    zh: '相片檔案已損壞，請重新截圖再傳。',
    en: 'The picture is damaged. Please take the screenshot again and send it.',
  },
  'temporarily-unavailable': {
    zh: '系統暫時收不到相片，請稍後再試。',
    en: 'We can’t take the picture just now. Please try again in a moment.',
  },
}
