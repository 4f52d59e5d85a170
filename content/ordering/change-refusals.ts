/** Why something can't be done to an order that was placed. */
import { hoursInChinese, hoursInEnglish } from '#content/hours.ts'
import type { ChangeRefusal } from '#domain/placed/order-situation.ts'
import { reminderPauseHours } from '#domain/placed/reminder-pause.ts'
import type { Text } from '#domain/text.ts'

export const changeRefusals: Readonly<Record<ChangeRefusal, Text>> = {
  'order-unknown': {
    zh: '找不到這張訂單，請檢查連結。',
    en: 'There is no such order. Please check the link.',
  },
  'order-changed-meanwhile': {
    zh: '訂單剛剛有更新，未有作出更改。請看清楚最新情況，再試一次。',
    en: 'The order has just been updated, so nothing was changed. Please look at it again and repeat.',
  },
  'actor-not-allowed': {
    zh: '這個更改要由職員處理，請傳訊息給我們。',
    en: 'Only our staff can make this change. Please message us.',
  },
  'over-own-limit': {
    zh: '連同這張訂單和你今日已退的，會超過你可退的上限，請老闆處理。',
    en: 'With what was given back before, this is more than you may give back in one order or one day. Ask the owner.',
  },
  'status-not-allowed': {
    zh: '訂單去到這個階段，已不能這樣更改。',
    en: 'The order is too far along for this change.',
  },
  'letter-on-its-way': {
    zh: '這封電郵已寄出，或者正在寄，不用再寄。',
    en: 'This letter was sent meanwhile, or is being sent: there is nothing to repeat.',
  },
  'other-fulfilment': {
    zh: '送貨訂單送到府上，自取訂單在店交收，請選擇相應的步驟。',
    en: 'A delivery is sent out and handed over; a pickup is collected. Please choose the fitting step.',
  },
  'fee-to-be-quoted': { zh: '請先填上運費報價。', en: 'Please state the delivery fee first.' },
  'fee-known': { zh: '運費已經計算好，不用再填。', en: 'The delivery fee is known already.' },
  'amount-invalid': { zh: '金額不正確。', en: 'The amount is not right.' },
  'payment-due': {
    zh: '款項未收齊，未可以開始準備。',
    en: 'The kitchen starts once the order is fully paid.',
  },
  'notice-too-short': {
    zh: '已過更改或取消的期限。如有急事，請傳訊息或致電給我們。',
    en: 'The time to change or cancel this order online is over. If it is urgent, please message or call us.',
  },
  'postponed-too-long': {
    zh: '改期的期限已過，可以全數退款。',
    en: 'The time to choose a new date is over. You can have your money back in full.',
  },
  'proof-being-checked': {
    zh: '我們正在核對你的付款證明，核對好便可以更改。',
    en: 'We are checking your proof of payment. You can make changes as soon as that is done.',
  },
  'payment-pending': {
    zh: '這張訂單有一筆付款正在處理，未有作出更改。有結果後（多數一分鐘內）便可以更改。',
    en: 'A payment for this order is being processed, so nothing was changed. You can make changes once it is settled, usually within a minute.',
  },
  'no-proof': { zh: '沒有待核對的付款證明。', en: 'No proof of payment is waiting.' },
  'nothing-due': { zh: '款項已收齊。', en: 'Everything is paid.' },
  'reminded-lately': {
    zh: `${hoursInChinese(reminderPauseHours)}內已經提醒過客人。`,
    en: `The customer was reminded less than ${hoursInEnglish(reminderPauseHours)} ago.`,
  },
  'nothing-changes': { zh: '請選擇另一個日期或時間。', en: 'Please choose another date or time.' },
  'nothing-to-refund': {
    zh: '這個金額多於應退的款項。',
    en: 'That is more than what is to be returned.',
  },
  'more-than-received': {
    zh: '這個金額多於已收而未退的款項。',
    en: 'That is more than was received and not returned yet.',
  },
  'no-refund-asked': {
    zh: '沒有等候批准的退款，可能已有人回覆。',
    en: 'No refund waits for an answer; somebody may have answered it.',
  },
  'no-such-transfer': {
    zh: '沒有記錄過這個金額的轉賬，或者已經退回一部分。',
    en: 'No transfer of this amount was booked, or part of it was returned.',
  },
  'not-overdue': { zh: '訂單未過付款期限。', en: 'The order is not overdue.' },
  'nothing-to-take-back': {
    zh: '之後已有其他更改，這一步收不回。',
    en: 'Something else happened since, so this step can not be taken back.',
  },
  'too-late-to-take-back': {
    zh: '已過收回的時間，這一步收不回。',
    en: 'The time to take this step back is over.',
  },
  'price-changed': {
    zh: '金額剛剛有變，未有作出更改。請看清楚新的金額，再確認一次。',
    en: 'The amounts have just changed, so nothing was done. Please check the new ones and confirm again.',
  },
  'transfer-known': {
    zh: '這個轉賬編號已記在另一筆付款。請核對銀行紀錄，不要重複入賬。',
    en: 'A transfer with this reference is booked already. Please check the account before booking it twice.',
  },
  'temporarily-unavailable': {
    zh: '系統暫時未能更改訂單，訂單不受影響，請稍後再試。',
    en: 'We can’t change the order just now. It is safe as it is; please try again in a moment.',
  },
}
