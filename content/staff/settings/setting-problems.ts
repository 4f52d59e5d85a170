/** What is wrong with a field of the settings or of the site's content. */
import { codeLength } from '#domain/promotions/promotion-code.ts'
import type { SettingProblem } from '#domain/staff/settings/form-reading.ts'
import type { Text } from '#domain/text.ts'

export const settingProblems: Readonly<Record<SettingProblem, Text>> = {
  'text-missing': { zh: '請補上這種語言', en: 'Please add this language' },
  'money-invalid': { zh: '請輸入金額，如 150 或 98.5', en: 'Please enter an amount, such as 150 or 98.5' },
  'number-invalid': { zh: '請輸入合理的整數', en: 'Please enter a whole number within reason' },
  'below-first': { zh: '不可少過前面的數目', en: 'It can’t be below the figure before it' },
  'day-invalid': {
    zh: '請輸入月日，如 12-24',
    en: 'Please enter month and day, such as 12-24',
  },
  'day-taken': {
    zh: '另一段日子也由這日開始',
    en: 'Another period begins on this day',
  },
  'account-invalid': {
    zh: '不是有效的戶口、電話（如 +852-51234567）或電郵',
    en: 'Not an account, a phone number such as +852-51234567, or an e-mail address',
  },
  'link-invalid': { zh: '請輸入 https:// 開頭的連結', en: 'Please enter a link that begins with https://' },
  'version-invalid': { zh: '請輸入年月，如 2026-11', en: 'Please enter year and month, such as 2026-11' },
  'choice-invalid': { zh: '請選一個', en: 'Please choose one' },
  'bank-incomplete': { zh: '請填銀行名稱和戶口號碼', en: 'Please enter the bank and the account number' },
  'horizon-too-short': {
    zh: '日曆要比最早的日子長',
    en: 'The calendar has to be longer than the lead time',
  },
  'none-left': { zh: '最少要留一個', en: 'At least one has to be left' },
  'zone-in-use': {
    zh: '還有地區或偏遠地方屬於這區，請先改到其他區',
    en: 'Districts or remote places still belong to this zone; please move them first',
  },
  'slots-overlap': { zh: '時段不可重疊', en: 'Slots can’t overlap' },
  'code-invalid': {
    zh: `優惠碼是 ${codeLength.min} 至 ${codeLength.max} 個英文字母、數字或 -`,
    en: `A code has ${codeLength.min} to ${codeLength.max} letters, digits or hyphens`,
  },
  'code-taken': { zh: '這個碼已經有了', en: 'This code exists already' },
  'code-for-limits': {
    zh: '設了次數上限就要有優惠碼',
    en: 'A limit of uses needs a code',
  },
  'date-invalid': {
    zh: '請輸入日期，而且由不可遲過至',
    en: 'Please enter a date; the first can’t be after the last',
  },
  'phone-invalid': {
    zh: '請輸入電話，如 +852 2000 0012',
    en: 'Please enter a number such as +852 2000 0012',
  },
  'email-invalid': { zh: '請輸入有效的電郵', en: 'Please enter a valid e-mail address' },
  'hours-invalid': { zh: '請輸入時間，如 09:00–20:00', en: 'Please enter times such as 09:00–20:00' },
  'licence-invalid': { zh: '牌照號碼只有字母和數字', en: 'A licence number has letters and figures' },
  'position-invalid': {
    zh: '請輸入香港範圍內的經緯度',
    en: 'Please enter a position in or near Hong Kong',
  },
  'too-many': { zh: '太多了', en: 'That is too many' },
}
