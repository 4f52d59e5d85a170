import { codeLength } from '#domain/promotions/promotion-code.ts'
import type { FieldProblem } from '#domain/staff/forms/problems.ts'
import type { Text } from '#domain/text.ts'

export const fieldProblems: Readonly<Record<FieldProblem, Text>> = {
  'text-missing': { zh: '請補上這種語言', en: 'Please fill in this language' },
  'english-missing': { zh: '請先補上英文', en: 'Please fill in the English first' },
  'name-taken': { zh: '另一個套餐已用這個名稱', en: 'Another set already has this name' },
  'price-invalid': { zh: '請輸入價錢，如 980 或 98.5', en: 'Please enter a price, such as 980 or 98.5' },
  'money-invalid': { zh: '請輸入金額，如 150 或 98.5', en: 'Please enter an amount, such as 150 or 98.5' },
  'number-invalid': { zh: '請輸入有效的整數', en: 'Please enter a valid whole number' },
  'limits-invalid': {
    zh: '最多款數不可少於最少款數或預設款數，亦不可多於可選款數',
    en: 'The maximum can’t be below the minimum or the number of defaults, or above the number of dishes',
  },
  'below-first': { zh: '不可少於前面的數目', en: 'This can’t be lower than the number before it' },
  'season-invalid': {
    zh: '請輸入月日，如 12-01；全年則留空',
    en: 'Please enter month and day, such as 12-01, or leave both empty',
  },
  'day-invalid': {
    zh: '請輸入月日，如 12-24',
    en: 'Please enter month and day, such as 12-24',
  },
  'day-taken': {
    zh: '另一段日子也由這日開始',
    en: 'Another period starts on this day',
  },
  'date-invalid': { zh: '請揀日期', en: 'Please choose a date' },
  'end-before-start': { zh: '完結日不可早於開始日', en: 'The end can’t be before the start' },
  'next-prices-missing': {
    zh: '請輸入由這日起的價錢',
    en: 'Please enter the price from this day on',
  },
  'choice-unknown': { zh: '請選擇一項', en: 'Please choose one' },
  'picture-unknown': {
    zh: '這張圖片已不存在，請選另一張。',
    en: 'This picture no longer exists. Please choose another.',
  },
  'picture-missing': { zh: '請上載圖片', en: 'Please upload a picture' },
  'initials-missing': { zh: '請輸入縮寫', en: 'Please enter the initials' },
  'diet-contradicts': { zh: '致敏原與這種飲食不符', en: 'The allergens don’t match this diet' },
  'figure-unknown': {
    zh: '大括號內不是店舖的數字，例如 {leadDays}',
    en: 'The braces do not hold a figure of the shop, such as {leadDays}',
  },
  'figure-misplaced': {
    zh: '這裏不能用大括號的數字',
    en: 'Figures in braces have no place here',
  },
  'lines-differ': { zh: '中英文要有同樣多行', en: 'Both languages need the same number of lines' },
  'dishes-missing': { zh: '這類未有菜式', en: 'This course has no dish yet' },
  'groups-missing': { zh: '套餐最少要有一類菜式', en: 'A set needs at least one course' },
  'defaults-missing': {
    zh: '預設款數不可少於這類最少要揀的款數',
    en: 'This course needs as many default dishes as guests must choose',
  },
  'default-costs-extra': {
    zh: '另加收費的菜式不可做預設',
    en: 'A dish with a supplement can’t be a default',
  },
  'items-have-no-prices': {
    zh: '只有逐款計價的套餐可寫「由…至…」',
    en: 'Only a set priced by item can show a range',
  },
  'delivery-not-included': { zh: '這款套餐不包送貨', en: 'This set does not include delivery' },
  'category-twice': {
    zh: '這款套餐已另外列在這個分類',
    en: 'The set is already listed in this category',
  },
  'badge-untrue': {
    zh: '套餐有非素菜式，不可標「素」',
    en: 'This set has a dish that is not vegetarian, so it can’t have this badge',
  },
  'account-invalid': {
    zh: '請輸入有效的戶口、電話（如 +852-51234567）或電郵',
    en: 'Please enter an account, a phone number such as +852-51234567, or an email address',
  },
  'link-invalid': { zh: '請輸入 https:// 開頭的連結', en: 'Please enter a link that starts with https://' },
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
  'too-many': { zh: '已達上限，請先刪除一項', en: 'Limit reached: remove one first' },
  'code-invalid': {
    zh: `優惠碼須為 ${codeLength.min} 至 ${codeLength.max} 個英文字母、數字或 -`,
    en: `Please use ${codeLength.min} to ${codeLength.max} letters, digits or hyphens`,
  },
  'code-taken': { zh: '這個優惠碼已存在', en: 'This code already exists' },
  'code-for-limits': {
    zh: '設定次數上限須有優惠碼',
    en: 'A usage limit needs a code',
  },
  'phone-invalid': {
    zh: '請輸入電話，如 +852 2123 4567',
    en: 'Please enter a phone number, such as +852 2123 4567',
  },
  'email-invalid': { zh: '請輸入有效的電郵', en: 'Please enter a valid email address' },
  'hours-invalid': { zh: '請輸入時間，如 09:00–20:00', en: 'Please enter times such as 09:00–20:00' },
  'licence-invalid': { zh: '請只輸入字母和數字', en: 'Please use letters and digits only' },
  'position-invalid': {
    zh: '請輸入香港範圍內的經緯度',
    en: 'Please enter coordinates within Hong Kong',
  },
  'colour-invalid': {
    zh: '請輸入 # 加六位的色碼',
    en: 'Please enter a colour: # and six letters or digits',
  },
  'contrast-low': {
    zh: '對比不足 4.5，字會看不清；請用旁邊建議的顏色',
    en: 'The contrast is below 4.5, so text is hard to read; please use the colour offered',
  },
  'own-factor-missing': {
    zh: '請先在帳戶頁為自己設定兩步登入或通行密鑰',
    en: 'Set up two-step sign-in or a passkey for yourself first, on your account page',
  },
}
