import { hoursInChinese, hoursInEnglish } from '#content/phrases.ts'
import type { ChangeRefusal } from '#domain/placed/order-situation.ts'
import { reminderPauseHours } from '#domain/placed/staff-decisions.ts'
import type { Text } from '#domain/text.ts'

export const changeRefusals: Readonly<Record<ChangeRefusal, Text>> = {
  'order-unknown': {
    zh: '找不到這張訂單，請檢查連結。',
    en: 'We can’t find this order. Please check the link.',
  },
  'order-changed-meanwhile': {
    zh: '訂單剛剛有更新，你的更改未有儲存。請看清楚最新情況，再試一次。',
    en: 'Your change wasn’t saved because the order had just been updated. Please check it and try again.',
  },
  'actor-not-allowed': {
    zh: '這個更改要由職員處理，請傳訊息給我們。',
    en: 'Only our staff can make this change. Please message us.',
  },
  'over-own-limit': {
    zh: '連同之前退的，會超過你每張單或每日的退款上限，請老闆處理。',
    en: 'This would exceed your refund limit per order or per day. Please ask the owner.',
  },
  'over-senders-limit': {
    zh: '這條連結由職員傳給你，可以退的款項有上限。請打開電郵裏的訂單連結，或傳訊息給我們。',
    en: 'A member of our staff sent you this link, which refunds only up to a limit. Please open the link in our email, or message us.',
  },
  'status-not-allowed': {
    zh: '訂單到了這個階段，已不能這樣更改。如有需要，請傳訊息給我們。',
    en: 'It is too late for this change to the order. If you need help, please message us.',
  },
  'letter-on-its-way': {
    zh: '這封電郵已寄出，或者正在寄，不用再寄。',
    en: 'This email has already been sent, or is being sent now.',
  },
  'other-fulfilment': {
    zh: '這一步不適用於這類訂單，請選擇其他步驟。',
    en: 'This step doesn’t apply to this kind of order. Please choose another.',
  },
  'fee-to-be-quoted': { zh: '請先填上運費報價。', en: 'Please enter the delivery fee first.' },
  'fee-known': { zh: '運費已經計算好，不用再填。', en: 'The delivery fee has already been set.' },
  'amount-invalid': {
    zh: '請輸入正確金額，例如 4305.80。',
    en: 'Please enter a valid amount, such as 4305.80.',
  },
  'payment-due': {
    zh: '款項未收齊，付清後才可以開始準備。',
    en: 'The order is not fully paid. The kitchen can start once it is.',
  },
  'notice-too-short': {
    zh: '已過更改或取消的期限。如有急事，請傳訊息或致電給我們。',
    en: 'It is too late to change or cancel this order online. If it is urgent, please message or call us.',
  },
  'postponed-too-long': {
    zh: '改期的期限已過，可以全數退款。',
    en: 'It is too late to choose a new date. You can have a full refund.',
  },
  'proof-being-checked': {
    zh: '我們正在核對你的付款證明，核對好便可以更改。',
    en: 'We are checking your payment proof. You can make changes as soon as that is done.',
  },
  'payment-pending': {
    zh: '這張訂單有一筆付款正在處理，未有作出更改。有結果後（一般一分鐘內）便可以更改。',
    en: 'A payment for this order is being processed, so nothing was changed. You can make changes once it is settled, usually within a minute.',
  },
  'no-proof': { zh: '沒有待核對的付款證明。', en: 'There is no payment proof to check.' },
  'nothing-due': { zh: '款項已收齊。', en: 'Nothing is due.' },
  'reminded-lately': {
    zh: `${hoursInChinese(reminderPauseHours)}內已經提醒過客人。`,
    en: `The customer was reminded less than ${hoursInEnglish(reminderPauseHours)} ago.`,
  },
  'nothing-changes': { zh: '請選擇另一個日期或時間。', en: 'Please choose another date or time.' },
  'nothing-to-refund': {
    zh: '這個金額多於應退的款項，請輸入較小的金額。',
    en: 'This is more than the amount to be refunded. Please enter a smaller amount.',
  },
  'more-than-received': {
    zh: '這個金額多於已收而未退的款項，請輸入較小的金額。',
    en: 'This is more than has been received and not yet refunded. Please enter a smaller amount.',
  },
  'no-refund-asked': {
    zh: '沒有等候批准的退款，可能已有人處理。',
    en: 'No refund is waiting for approval; someone may already have decided.',
  },
  'no-such-transfer': {
    zh: '沒有這個金額的收款紀錄，或者已經退回一部分。',
    en: 'No payment of this amount is recorded, or part of it has been refunded.',
  },
  'not-overdue': { zh: '訂單未過付款期限。', en: 'The order is not overdue.' },
  'nothing-to-take-back': {
    zh: '之後已有其他更改，這一步不能還原。',
    en: 'The order has changed since, so this can’t be undone.',
  },
  'too-late-to-take-back': {
    zh: '已過還原的時限，這一步不能還原。',
    en: 'It is too late to undo this step.',
  },
  'price-changed': {
    zh: '金額剛剛有變，未有作出更改。請看清楚新的金額，再確認一次。',
    en: 'The amounts have just changed, so nothing was saved. Please check the new ones and confirm again.',
  },
  'transfer-known': {
    zh: '這個轉賬編號已經入賬。請核對銀行紀錄，不要重複入賬。',
    en: 'A transfer with this reference has already been recorded. Please check the bank account so that it isn’t recorded twice.',
  },
  'temporarily-unavailable': {
    zh: '系統暫時未能更改訂單，訂單不受影響，請稍後再試。',
    en: 'We can’t change the order just now. It is safe as it is; please try again in a moment.',
  },
}
