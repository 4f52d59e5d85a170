/** What is wrong with a field of the settings or of the site's content. */
import { codeLength } from '#domain/promotions/promotion-code.ts'
import type { SettingProblem } from '#domain/staff/settings/form-reading.ts'
import type { Text } from '#domain/text.ts'

export const settingProblems: Readonly<Record<SettingProblem, Text>> = {
  'text-missing': { zh: '請補上這種語言', en: 'Please fill in this language' },
  'money-invalid': { zh: '請輸入金額，如 150 或 98.5', en: 'Please enter an amount, such as 150 or 98.5' },
  'number-invalid': { zh: '請輸入有效的整數', en: 'Please enter a valid whole number' },
  'below-first': { zh: '不可少於前面的數目', en: 'This can’t be lower than the number before it' },
  'day-invalid': {
    zh: '請輸入月日，如 12-24',
    en: 'Please enter month and day, such as 12-24',
  },
  'day-taken': {
    zh: '另一段日子也由這日開始',
    en: 'Another period starts on this day',
  },
  'account-invalid': {
    zh: '請輸入有效的戶口、電話（如 +852-51234567）或電郵',
    en: 'Please enter an account, a phone number such as +852-51234567, or an email address',
  },
  'link-invalid': { zh: '請輸入 https:// 開頭的連結', en: 'Please enter a link that starts with https://' },
  'version-invalid': { zh: '請輸入年月，如 2026-11', en: 'Please enter year and month, such as 2026-11' },
  'choice-invalid': { zh: '請選一個', en: 'Please choose one' },
  'bank-incomplete': { zh: '請填銀行名稱和戶口號碼', en: 'Please enter the bank and the account number' },
  'horizon-too-short': {
    zh: '日曆開放的日數要多於落單時限',
    en: 'The calendar must be open for longer than the lead time',
  },
  'none-left': { zh: '請最少保留一個', en: 'Please keep at least one' },
  'zone-in-use': {
    zh: '還有地區或偏遠地區屬於這區，請先改到其他區',
    en: 'Districts or remote areas still belong to this zone; please move them first',
  },
  'slots-overlap': { zh: '時段不可重疊', en: 'Slots can’t overlap' },
  'code-invalid': {
    zh: `優惠碼須為 ${codeLength.min} 至 ${codeLength.max} 個英文字母、數字或 -`,
    en: `Please use ${codeLength.min} to ${codeLength.max} letters, digits or hyphens`,
  },
  'code-taken': { zh: '這個優惠碼已存在', en: 'This code already exists' },
  'code-for-limits': {
    zh: '設定次數上限須有優惠碼',
    en: 'A usage limit needs a code',
  },
  'date-invalid': {
    zh: '請輸入日期，開始日不可遲於完結日',
    en: 'Please enter a date; the start can’t be after the end',
  },
  'phone-invalid': {
    zh: '請輸入電話，如 +852 2000 0012',
    en: 'Please enter a phone number, such as +852 2000 0012',
  },
  'email-invalid': { zh: '請輸入有效的電郵', en: 'Please enter a valid email address' },
  'hours-invalid': { zh: '請輸入時間，如 09:00–20:00', en: 'Please enter times such as 09:00–20:00' },
  'licence-invalid': { zh: '請只輸入字母和數字', en: 'Please use letters and digits only' },
  'position-invalid': {
    zh: '請輸入香港範圍內的經緯度',
    en: 'Please enter coordinates within Hong Kong',
  },
  'own-factor-missing': {
    zh: '請先在帳戶頁為自己設定兩步登入或通行密鑰',
    en: 'Set up two-step sign-in or a passkey for yourself first, on your account page',
  },
  'too-many': { zh: '已達上限，請先刪除一項', en: 'Limit reached: remove one first' },
}
