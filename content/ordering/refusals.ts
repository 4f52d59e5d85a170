/** Messages of the specification's section 5 are verbatim. */

import { dayAndTime, daysText, dayText, yearDayText } from '#content/dates.ts'
import { joinList } from '#content/phrases.ts'
import type { Due } from '#domain/delivery/capacity.ts'
import { formatMoney } from '#domain/money.ts'
import { type Refusal, type RefusalCode, type RefusalData, refusalFields } from '#domain/refusals.ts'
import type { Lang, Text } from '#domain/text.ts'

function nearestText(nearest: Due | null): Text {
  if (!nearest) return { zh: '請選擇另一個日期或時間', en: 'Please select another date or time' }
  const { date, slot } = nearest
  return {
    zh: `最近可選 ${dayAndTime(date, slot).zh}`,
    en: `The nearest free time is ${dayAndTime(date, slot).en}`,
  }
}

type Texts = { readonly [Code in RefusalCode]: (data: RefusalData[Code]) => Text }

const says = (text: Text) => () => text

const outsideZone = says({
  zh: '這個地方不屬於所選的運費範圍，請再選擇',
  en: 'This place is not in the chosen delivery zone. Please select another',
})

const texts: Texts = {
  'order-empty': says({
    zh: '訂單未有套餐，請先選擇',
    en: 'Your order is empty. Please choose a set first',
  }),
  'too-many-lines': ({ max }) => ({
    zh: `每張訂單最多 ${max} 項，其餘請另開一張`,
    en: `You can order up to ${max} items at a time. Please place a second order for the rest`,
  }),
  'set-unknown': says({
    zh: '其中一款套餐已不再供應，請從購物籃移除',
    en: 'One of the sets is no longer available. Please remove it from your basket',
  }),
  'set-unavailable': ({ set }) => ({
    zh: `「${set.zh}」暫停供應，請選擇另一款`,
    en: `${set.en} is not available at the moment. Please choose another set`,
  }),
  'set-sold-elsewhere': ({ set }) => ({
    zh: `「${set.zh}」在網店發售，請到網店落單`,
    en: `${set.en} is sold in our online store. Please order it there`,
  }),
  'set-not-in-season': ({ set, from }) => ({
    zh: `「${set.zh}」由 ${yearDayText(from).zh}起供應，暫時未能預訂`,
    en: `${set.en} is offered from ${yearDayText(from).en} and can’t be ordered yet`,
  }),
  'seasons-apart': ({ sets }) => ({
    zh: `${sets.map(({ zh }) => `「${zh}」`).join('')}的供應日子不同，請分開落單`,
    en: `${joinList(sets).en} are not offered on the same days. Please order them separately`,
  }),
  'quantity-invalid': ({ set, max }) => ({
    zh: `請選擇 1 至 ${max} 份「${set.zh}」`,
    en: `Please choose 1 to ${max} of ${set.en}`,
  }),
  'below-minimum-quantity': ({ set, scope, min, units }) =>
    scope === 'set'
      ? {
          zh: `「${set.zh}」最少訂 ${min} 份，你現時選了 ${units} 份，請增加份數`,
          en: `${set.en}: the minimum is ${min}, and you have ${units}. Please add more`,
        }
      : {
          zh: `「${set.zh}」及同類套餐合共最少訂 ${min} 份，你現時選了 ${units} 份，請增加份數`,
          en: `${set.en} and similar sets: the minimum is ${min} in total, and you have ${units}. Please add more`,
        },
  'group-unknown': ({ set }) => ({
    zh: `「${set.zh}」的內容已更新，請重新選擇`,
    en: `${set.en} has changed. Please choose again`,
  }),
  'dish-unknown': ({ set, group }) => ({
    zh: `「${set.zh}」的${group.zh}已更新，請重新選擇`,
    en: `${group.en} in ${set.en} has changed. Please choose again`,
  }),
  'dish-number-invalid': ({ dish }) => ({
    zh: `請重新選擇「${dish.zh}」的數量`,
    en: `Please choose the number of ${dish.en} again`,
  }),
  'dish-not-repeatable': ({ dish }) => ({
    zh: `「${dish.zh}」每份套餐只可選一次，請改選另一款`,
    en: `${dish.en} can be chosen once per set. Please choose another dish`,
  }),
  'group-below-min': ({ set, group, missing, repeatable }) => ({
    zh: `「${set.zh}」的${group.zh}尚有 ${missing} ${repeatable ? '份' : '款'}未選，請先選擇`,
    en: `${set.en}: please choose ${missing} more from ${group.en}`,
  }),
  'group-above-max': ({ set, group, max, repeatable }) => ({
    zh: `「${set.zh}」的${group.zh}最多選 ${max} ${repeatable ? '份，請先減少' : '款，請先移除一款'}`,
    en: `${set.en}: you can choose up to ${max} from ${group.en}. Please remove one first`,
  }),
  'extra-invalid': ({ max }) => ({
    zh: `請輸入 0 至 ${max} 之間的數目`,
    en: `Please enter a number from 0 to ${max}`,
  }),
  'date-missing': says({ zh: '請選擇日期', en: 'Please select a date' }),
  'date-invalid': says({ zh: '日期格式不正確，請再選擇', en: 'Please select a valid date' }),
  'date-too-early': ({ earliest }) => ({
    zh: `網上落單最早可訂 ${dayText(earliest).zh}；如有急需，請傳 WhatsApp 給我們`,
    en: `The earliest date online is ${dayText(earliest).en}. In a hurry? Message us on WhatsApp`,
  }),
  'date-too-late': ({ latest }) => ({
    zh: `現時最遲可訂 ${dayText(latest).zh}，請選擇較早的日期`,
    en: `The latest date you can order for is ${dayText(latest).en}. Please select an earlier date`,
  }),
  'date-closed': ({ date, nearest }) => ({
    zh: `${dayText(date).zh}不接新訂單，${nearestText(nearest).zh}`,
    en: `We are not taking more orders for ${dayText(date).en}. ${nearestText(nearest).en}`,
  }),
  'date-full': ({ date, nearest }) => ({
    zh: `${dayText(date).zh}已滿，${nearestText(nearest).zh}`,
    en: `${dayText(date).en} is full. ${nearestText(nearest).en}`,
  }),
  'set-out-of-season': ({ set, from, to }) => ({
    zh: `「${set.zh}」只在 ${yearDayText(from).zh}至 ${yearDayText(to).zh}供應，請選擇其間的日子`,
    en: `${set.en} is offered from ${yearDayText(from).en} to ${yearDayText(to).en}. Please select a date in that period`,
  }),
  'dish-sold-out': ({ dish, soldOut }) => {
    const days = daysText(soldOut.from, soldOut.until)
    return {
      zh: `「${dish.zh}」${days.zh}售罄，請改選另一款或另一日`,
      en: `${dish.en} is sold out ${days.en}. Please choose another dish or another date`,
    }
  },
  'slot-missing': says({ zh: '請選擇時間', en: 'Please select a time' }),
  'slot-closed': ({ date, slot, nearest }) => ({
    zh: `${dayAndTime(date, slot).zh} 不接新訂單，${nearestText(nearest).zh}`,
    en: `We are not taking more orders for ${dayAndTime(date, slot).en}. ${nearestText(nearest).en}`,
  }),
  'slot-full': ({ date, slot, nearest }) => ({
    zh: `${dayAndTime(date, slot).zh} 已滿，${nearestText(nearest).zh}`,
    en: `${dayAndTime(date, slot).en} is full. ${nearestText(nearest).en}`,
  }),
  'slot-unknown': says({
    zh: '沒有這個時段，請再選擇',
    en: 'This time slot is not available. Please select another',
  }),
  'fulfilment-missing': says({ zh: '請選擇送貨或自取', en: 'Please choose delivery or pickup' }),
  'zone-missing': says({ zh: '請選擇送貨地區', en: 'Please select a delivery area' }),
  'zone-unknown': says({
    zh: '沒有這個地區，請再選擇',
    en: 'This area is not available. Please select another',
  }),
  'place-not-served': says({
    zh: '暫不送貨到這個地方，請改為自取，或致電、傳 WhatsApp 給我們',
    en: 'We don’t deliver to this place. Please choose pickup, or call or message us on WhatsApp',
  }),
  'remote-place-unknown': outsideZone,
  'district-unknown': outsideZone,
  'address-missing': says({ zh: '請輸入地址', en: 'Please enter an address' }),
  'pickup-place-missing': says({ zh: '請選擇自取地點', en: 'Please select a pickup point' }),
  'pickup-place-unknown': says({
    zh: '沒有這個自取地點，請再選擇',
    en: 'This pickup point is not available. Please select another',
  }),
  'promotion-unknown': ({ promotionCode }) => ({
    zh: `優惠碼「${promotionCode}」無效，請檢查後再試`,
    en: `The code ${promotionCode} is not valid. Please check it and try again`,
  }),
  'promotion-out-of-season': ({ promotionCode, from, to }) => ({
    zh: `優惠碼 ${promotionCode} 只適用於 ${yearDayText(from).zh}至 ${yearDayText(to).zh}的訂單`,
    en: `${promotionCode} is for orders from ${yearDayText(from).en} to ${yearDayText(to).en}`,
  }),
  'promotion-not-yet': ({ promotionCode, usableFrom }) => ({
    zh: `優惠碼 ${promotionCode} 由 ${dayText(usableFrom).zh}起適用`,
    en: `${promotionCode} can be used from ${dayText(usableFrom).en}`,
  }),
  'promotion-ended': ({ promotionCode, usableUntil }) => ({
    zh: `優惠碼 ${promotionCode} 已於 ${dayText(usableUntil).zh}結束`,
    en: `${promotionCode} ended on ${dayText(usableUntil).en}`,
  }),
  'promotion-used-up': ({ promotionCode, max }) => ({
    zh: `優惠碼 ${promotionCode} 的 ${max} 個名額已用完，請先移除`,
    en: `${promotionCode} has been fully redeemed. Please remove it`,
  }),
  'promotion-used-before': ({ promotionCode, max }) => ({
    zh: `優惠碼 ${promotionCode} 每位客人限用 ${max} 次，此電話或電郵已用過，請先移除`,
    en: `${promotionCode} can be used ${max === 1 ? 'once' : `${max} times`} per customer, and this phone number or email has used it. Please remove it`,
  }),
  'promotion-below-minimum': ({ promotionCode, minimum, missing }) => ({
    zh: `優惠碼 ${promotionCode} 須食物滿 ${formatMoney(minimum)}，還差 ${formatMoney(missing)}`,
    en: `${promotionCode} needs at least ${formatMoney(minimum)} of food. Add ${formatMoney(missing)} more to use it`,
  }),
  'promotion-too-few-boxes': ({ promotionCode, min, boxes }) => ({
    zh: `優惠${promotionCode && ` ${promotionCode} `}須訂 ${min} 盒或以上，你現時選了 ${boxes} 盒，請增加份數`,
    en: `${promotionCode || 'This offer'} needs ${min} boxes or more, and you have ${boxes}. Please add more`,
  }),
  'promotion-no-fee': ({ promotionCode }) => ({
    zh: `這張單本來不收運費，毋須使用 ${promotionCode}，請先移除`,
    en: `Delivery is already free, so ${promotionCode} has no effect. Please remove it`,
  }),
  'name-missing': says({ zh: '請輸入名稱，例如 陳小姐', en: 'Please enter a name' }),
  'name-length': ({ min, max }) => ({
    zh: `稱呼須為 ${min} 至 ${max} 個字`,
    en: `Please enter a name of ${min} to ${max} characters`,
  }),
  'email-missing': says({
    zh: '請輸入郵箱地址，即你的電郵',
    en: 'Please enter an email address',
  }),
  'email-invalid': says({
    zh: '請輸入正確的郵箱地址，例如 chan@example.com',
    en: 'Please enter a valid email address, such as chan@example.com',
  }),
  'phone-missing': says({
    zh: '手機號不能為空，請輸入聯絡電話',
    en: 'Please enter a phone number',
  }),
  'phone-invalid': says({
    zh: '請輸入正確的手機號，例如 9123 4567',
    en: 'Please enter a valid phone number, such as 9123 4567',
  }),
  'text-too-long': ({ max }) => ({
    zh: `最多 ${max} 個字，請縮短`,
    en: `Please shorten this to ${max} characters`,
  }),
  'location-missing': says({ zh: '請輸入活動地點', en: 'Please enter the venue' }),
  'guests-missing': says({ zh: '請輸入貴賓人數', en: 'Please enter the number of guests' }),
  'number-invalid': ({ min, max }) => ({
    zh: `請輸入 ${min} 至 ${max} 之間的數目`,
    en: `Please enter a number from ${min} to ${max}`,
  }),
  'budget-missing': says({ zh: '請輸入預算', en: 'Please enter a budget' }),
  'food-missing': says({ zh: '請輸入所需食物', en: 'Please enter the food you would like' }),
  'company-missing': says({ zh: '請輸入公司全名', en: 'Please enter the full company name' }),
  'cooperation-type-missing': says({ zh: '請選擇合作類別', en: 'Please choose the type of partnership' }),
  'shop-not-open': says({
    zh: '我們快將開業，暫未接受訂單',
    en: 'We are opening soon and not taking orders yet',
  }),
  'price-changed': ({ shown, actual }) => ({
    zh: `價錢有更新：之前顯示 ${formatMoney(shown)}，現為 ${formatMoney(actual)}。請確認新價錢`,
    en: `The price has changed: ${formatMoney(shown)} was shown, it is now ${formatMoney(actual)}. Please confirm the new one`,
  }),
  'idempotency-key-invalid': says({
    zh: '未能送出訂單，請重新落單',
    en: 'The order could not be sent. Please place it again',
  }),
  'idempotency-key-reused': says({
    zh: '更改前的訂單已經收到，請查看確認電郵。再次落單會另開一張新訂單；如只想更改，請傳 WhatsApp 給我們',
    en: 'We already have the order as it was before your changes: please see the confirmation email. Placing it again makes a second, separate order; for changes, please message us on WhatsApp',
  }),
  'temporarily-unavailable': says({
    zh: '系統暫時未能接收訂單，你填寫的資料仍在，請稍後再試一次',
    en: 'We can’t take your order just now. Nothing you entered is lost; please try again in a moment',
  }),
}

/** A missing text does not compile. */
export const refusalCodes = Object.keys(texts) as readonly RefusalCode[]

/** Checks the code only; the data is the server's. */
export function isRefusal(value: unknown): value is Refusal {
  if (typeof value !== 'object' || value === null) return false
  const { code, field, data } = { code: null, field: null, data: null, ...value }
  return (
    refusalCodes.some((each) => each === code) &&
    refusalFields.some((each) => each === field) &&
    typeof data === 'object' &&
    data !== null
  )
}

export function refusalText<Code extends RefusalCode>(
  refusal: { readonly code: Code; readonly data: RefusalData[Code] } | Refusal<Code>,
  lang: Lang,
): string {
  const { code, data }: { readonly code: Code; readonly data: RefusalData[Code] } = refusal
  return texts[code](data)[lang]
}
