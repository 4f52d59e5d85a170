/** The text of every refusal; the messages of the specification's section 5 are verbatim. */

import { daysText, dayText, yearDayText } from '#content/dates.ts'
import { listed } from '#content/listed.ts'
import type { Due } from '#domain/delivery/capacity.ts'
import { formatMoney } from '#domain/money.ts'
import { type Refusal, type RefusalCode, type RefusalData, refusalFields } from '#domain/refusals.ts'
import type { Lang, Text } from '#domain/text.ts'

/** Where an order that has no place could be due instead. */
function nearestText(nearest: Due | null): Text {
  if (!nearest) return { zh: '請選擇另一個日期或時間', en: 'Please select another date or time' }
  const { date, slot } = nearest
  return {
    zh: `最近可選 ${dayText(date).zh} ${slot}`,
    en: `The nearest free time is ${dayText(date).en} at ${slot}`,
  }
}

type Texts = { readonly [Code in RefusalCode]: (data: RefusalData[Code]) => Text }

const says = (text: Text) => () => text

const texts: Texts = {
  // what is ordered
  'order-empty': says({
    zh: '訂單未有餐點，請先選擇套餐',
    en: 'Your order is empty. Please choose a set first',
  }),
  'too-many-lines': ({ max }) => ({
    zh: `每張訂單最多 ${max} 項，其餘請另開一張`,
    en: `An order holds at most ${max} items. Please place a second one for the rest`,
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
    zh: `「${set.zh}」請到網店訂購`,
    en: `Please order ${set.en} in our online shop`,
  }),
  'set-not-in-season': ({ set, from }) => ({
    zh: `「${set.zh}」由 ${yearDayText(from).zh}起供應，暫時未能預訂`,
    en: `${set.en} is offered from ${yearDayText(from).en} and can’t be ordered yet`,
  }),
  'seasons-apart': ({ sets }) => ({
    zh: `${sets.map(({ zh }) => `「${zh}」`).join('')}的供應日子不同，請分開落單`,
    en: `${listed(sets).en} are not offered on the same days. Please order them separately`,
  }),
  'quantity-invalid': ({ set, max }) => ({
    zh: `「${set.zh}」的數量須為 1 至 ${max}`,
    en: `Choose between 1 and ${max} of ${set.en}`,
  }),
  'below-minimum-quantity': ({ set, scope, min, units }) =>
    scope === 'set'
      ? {
          zh: `「${set.zh}」最少訂 ${min} 份，你現時選了 ${units} 份`,
          en: `${set.en}: the minimum is ${min}, and you have ${units}. Please add more`,
        }
      : {
          zh: `「${set.zh}」及同類套餐合共最少訂 ${min} 份，你現時選了 ${units} 份`,
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
    zh: `「${dish.zh}」的數量不正確`,
    en: `The number of ${dish.en} is not valid`,
  }),
  'dish-not-repeatable': ({ dish }) => ({
    zh: `「${dish.zh}」每份套餐只可選一次`,
    en: `${dish.en} can be chosen once per set`,
  }),
  'group-below-min': ({ set, group, missing }) => ({
    zh: `「${set.zh}」的${group.zh}尚欠 ${missing} 款`,
    en: `${set.en}: choose ${missing} more from ${group.en}`,
  }),
  'group-above-max': ({ set, group, max }) => ({
    zh: `「${set.zh}」的${group.zh}最多選 ${max} 款`,
    en: `${set.en}: choose at most ${max} from ${group.en}`,
  }),
  'extra-invalid': ({ max }) => ({
    zh: `請輸入 0 至 ${max} 之間的數目`,
    en: `Please enter a number from 0 to ${max}`,
  }),
  // when
  'date-missing': says({ zh: '請選擇日期', en: 'Please select a date' }),
  'date-invalid': says({ zh: '日期格式不正確，請再選擇', en: 'Please select a valid date' }),
  'date-too-early': ({ earliest }) => ({
    zh: `網上落單最早可訂 ${dayText(earliest).zh}；如有急需，請傳 WhatsApp 給我們`,
    en: `The earliest date online is ${dayText(earliest).en}. In a hurry? Message us on WhatsApp`,
  }),
  'date-too-late': ({ latest }) => ({
    zh: `暫時接受 ${dayText(latest).zh} 或之前的訂單`,
    en: `We take orders up to ${dayText(latest).en} for now`,
  }),
  'date-closed': ({ date, nearest }) => ({
    zh: `${dayText(date).zh}不接新訂單，${nearestText(nearest).zh}`,
    en: `We take no more orders for ${dayText(date).en}. ${nearestText(nearest).en}`,
  }),
  'date-full': ({ date, nearest }) => ({
    zh: `${dayText(date).zh}已滿，${nearestText(nearest).zh}`,
    en: `${dayText(date).en} is full. ${nearestText(nearest).en}`,
  }),
  'set-out-of-season': ({ set, from, to }) => ({
    zh: `「${set.zh}」只在 ${yearDayText(from).zh}至 ${yearDayText(to).zh}供應`,
    en: `${set.en} is offered from ${yearDayText(from).en} to ${yearDayText(to).en}`,
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
    zh: `${dayText(date).zh} ${slot} 不接新訂單，${nearestText(nearest).zh}`,
    en: `We take no more orders for ${dayText(date).en} at ${slot}. ${nearestText(nearest).en}`,
  }),
  'slot-full': ({ date, slot, nearest }) => ({
    zh: `${dayText(date).zh} ${slot} 已滿，${nearestText(nearest).zh}`,
    en: `${dayText(date).en} at ${slot} is full. ${nearestText(nearest).en}`,
  }),
  'slot-unknown': says({
    zh: '沒有這個時段，請再選擇',
    en: 'This time slot is not available. Please select another',
  }),
  // where
  'fulfilment-missing': says({ zh: '請選擇送貨或自取', en: 'Please choose delivery or pickup' }),
  'zone-missing': says({ zh: '請選擇送貨地區', en: 'Please select a delivery area' }),
  'zone-unknown': says({
    zh: '沒有這個地區，請再選擇',
    en: 'This area is not available. Please select another',
  }),
  'remote-place-unknown': says({
    zh: '這個地點不屬於所選地區，請再選擇',
    en: 'This place is not in the chosen area. Please select another',
  }),
  'address-missing': says({ zh: '請輸入地址', en: 'Please enter an address' }),
  'pickup-place-missing': says({ zh: '請選擇自取地點', en: 'Please select a pickup place' }),
  'pickup-place-unknown': says({
    zh: '沒有這個自取地點，請再選擇',
    en: 'This pickup place is not available. Please select another',
  }),
  // promotions
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
    zh: `優惠碼 ${promotionCode} 的 ${max} 個名額已用完`,
    en: max === 1 ? `${promotionCode} has been used already` : `All ${max} uses of ${promotionCode} are gone`,
  }),
  'promotion-used-before': ({ promotionCode, max }) => ({
    zh: `優惠碼 ${promotionCode} 每位客人限用 ${max} 次，此電話或電郵已用過`,
    en: `${promotionCode} can be used ${max === 1 ? 'once' : `${max} times`} per customer, and this phone number or email has used it`,
  }),
  'promotion-below-minimum': ({ promotionCode, minimum, missing }) => ({
    zh: `優惠碼 ${promotionCode} 須買滿 ${formatMoney(minimum)}，還差 ${formatMoney(missing)}`,
    en: `${promotionCode} needs at least ${formatMoney(minimum)} of food. Add ${formatMoney(missing)} more to use it`,
  }),
  'promotion-too-few-boxes': ({ promotionCode, min, boxes }) => ({
    zh: `優惠${promotionCode && ` ${promotionCode} `}須訂 ${min} 盒或以上，你現時選了 ${boxes} 盒`,
    en: `${promotionCode || 'This offer'} needs ${min} boxes or more, and you have ${boxes}. Please add more`,
  }),
  'promotion-no-fee': ({ promotionCode }) => ({
    zh: `這張單沒有優惠碼 ${promotionCode} 可免的運費，請先移除`,
    en: `This order has no delivery fee that ${promotionCode} can waive. Please remove it`,
  }),
  // who
  'name-missing': says({ zh: '請輸入名稱', en: 'Please enter a name' }),
  'name-length': ({ min, max }) => ({
    zh: `稱呼須為 ${min} 至 ${max} 個字`,
    en: `Please use ${min} to ${max} characters`,
  }),
  'email-missing': says({ zh: '請輸入郵箱地址', en: 'Please enter an email address' }),
  'email-invalid': says({ zh: '請輸入正確的郵箱地址', en: 'Please enter a valid email address' }),
  'phone-missing': says({ zh: '手機號不能為空', en: 'The phone number can’t be empty' }),
  'phone-invalid': says({ zh: '請輸入正確的手機號', en: 'Please enter a valid phone number' }),
  'text-too-long': ({ max }) => ({ zh: `最多 ${max} 個字`, en: `At most ${max} characters` }),
  // enquiries
  'location-missing': says({ zh: '請輸入活動地點', en: 'Please enter the venue' }),
  'guests-missing': says({ zh: '請輸入貴賓人數', en: 'Please enter the number of guests' }),
  'number-invalid': ({ min, max }) => ({
    zh: `請輸入 ${min} 至 ${max} 之間的數目`,
    en: `Please enter a number from ${min} to ${max}`,
  }),
  'budget-missing': says({ zh: '請輸入預算', en: 'Please enter a budget' }),
  'food-missing': says({ zh: '請輸入所需食物', en: 'Please enter the food you would like' }),
  'company-missing': says({ zh: '請輸入公司全名', en: 'Please enter the full company name' }),
  'cooperation-type-missing': says({ zh: '請選擇合作類別', en: 'Please choose the type of cooperation' }),
  // placing and looking up
  'shop-not-open': says({
    zh: '本店快將開業，暫未接單',
    en: 'We open soon and take no orders yet',
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

/** Every code: one without its text does not compile. */
export const refusalCodes = Object.keys(texts) as readonly RefusalCode[]

/** Whether a value from an answer of the server is a refusal this version has words for. Its data is the server's word. */
export function isRefusal(value: unknown): value is Refusal {
  if (typeof value !== 'object' || value === null) return false
  const { code, field, data } = { code: null, field: null, data: null, ...value }
  return (
    refusalCodes.some((known) => known === code) &&
    refusalFields.some((known) => known === field) &&
    typeof data === 'object' &&
    data !== null
  )
}

/** The sentence for a refusal. */
export function refusalText<Code extends RefusalCode>(
  refusal: { readonly code: Code; readonly data: RefusalData[Code] } | Refusal<Code>,
  lang: Lang,
): string {
  const { code, data }: { readonly code: Code; readonly data: RefusalData[Code] } = refusal
  return texts[code](data)[lang]
}
