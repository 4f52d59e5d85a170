import type { WeatherKind } from '#domain/delivery/weather.ts'
import type { Text } from '#domain/text.ts'

export const changes = {
  changeDate: { zh: '改期', en: 'Change the date' },
  chooseDate: { zh: '揀新日子', en: 'Choose a new date' },
  cancel: { zh: '取消訂單', en: 'Cancel the order' },
  fullRefund: { zh: '不改期，全數退款', en: 'Cancel and refund in full' },
  both: { zh: '改期或取消', en: 'Change or cancel' },
  cancelTitle: { zh: '取消這張訂單？', en: 'Cancel this order?' },
  afterCancelling: { zh: '取消之後', en: 'If you cancel' },
  cancelFee: { zh: '取消手續費', en: 'Cancellation fee' },
  costs: { zh: '改期費用', en: 'Cost of changing' },
  changeFee: { zh: '手續費', en: 'Fee' },
  deliveryDifference: { zh: '運費差額', en: 'Delivery difference' },
  extraToPay: { zh: '另付', en: 'To pay now' },
  newDate: { zh: '新日子', en: 'New date' },
  newTime: { zh: '時段', en: 'Time' },
  from: { zh: '由', en: 'From' },
  to: { zh: '改到', en: 'To' },
  seePrice: { zh: '睇改期費用', en: 'See what it costs' },
  keepOrder: { zh: '保留訂單', en: 'Keep the order' },
  leaveIt: { zh: '暫不更改', en: 'Keep as it is' },
  cancelNow: { zh: '取消訂單', en: 'Cancel the order' },
  sameAccount: { zh: '款項退回原本付款的戶口。', en: 'Refunded to the account you paid from.' },
  sameAccountOrDate: {
    zh: '款項退回原本付款的戶口。不想取消？改期的手續費一樣，食物照樣送到。',
    en: 'Refunded to the account you paid from. Changing the date costs the same fee, and you still get the food.',
  },
  why: { zh: '取消原因', en: 'Reason for cancelling' },
  nothingPaid: { zh: '未付款，不收手續費。', en: 'You haven’t paid, so there is no fee.' },
  weatherFree: {
    zh: '天氣惡劣，改期或取消都不收費。',
    en: 'Because of the weather, a new date or a refund is free.',
  },
  postponedFree: {
    zh: '訂單已改期，選擇新日子或全數退款都不收費。',
    en: 'The order is postponed: a new date or a full refund is free.',
  },
  sameDayFree: {
    zh: '同一日改時段不收費。',
    en: 'Another slot on the same day is free.',
  },
} satisfies Record<string, Text>

export const whyFree = (weather: WeatherKind | null): Text =>
  weather ? changes.weatherFree : changes.postponedFree

/** `fee` is null if nothing is charged. */
export const untilFor = (
  day: Text,
  fee: { readonly percent: number; readonly amount: string } | null,
): Text =>
  fee
    ? {
        zh: `${day.zh}或之前，手續費 ${fee.percent}%（${fee.amount}）`,
        en: `Until ${day.en}, ${fee.percent}% fee (${fee.amount})`,
      }
    : { zh: `${day.zh}或之前，不收手續費`, en: `Until ${day.en}, no fee` }

/** `total` is the whole amount kept. */
export const withEarlierFees = (note: Text, total: string): Text => ({
  zh: `${note.zh}，連之前改期的手續費共 ${total}`,
  en: `${note.en}; ${total} including the fees for earlier changes`,
})

export const pastLimit = (day: Text): Text => ({
  zh: `限期至 ${day.zh}，現已截止；請傳 WhatsApp 給我們`,
  en: `The deadline was ${day.en}. Please message us`,
})

/** The text appears while a transfer picture is unchecked. */
export const afterProof: Text = {
  zh: '我們正在核對你的付款證明，核對後便可在此更改；如有急事請傳 WhatsApp',
  en: 'We are checking your proof of payment: you can make changes here once that is done. If it is urgent, message us',
}

export const cancelTerms = (day: Text, percent: number): Text => ({
  zh: `${day.zh}或之前可以取消，手續費為訂單金額的 ${percent}%；之後取消，恕不退款。`,
  en: `Until ${day.en} you can cancel for a fee of ${percent}% of the order. After that, there is no refund.`,
})

/** The button repeats the amount of the refund. */
export const cancelAndRefund = (amount: string): Text => ({
  zh: `取消，退回 ${amount}`,
  en: `Cancel, refund ${amount}`,
})

export const moveTo = (day: string): Text => ({ zh: `改到 ${day}`, en: `Move to ${day}` })

export const moveAndPay = (day: string, amount: string): Text => ({
  zh: `改到 ${day}，另付 ${amount}`,
  en: `Move to ${day}, pay ${amount}`,
})

export const withPercent = (name: Text, percent: number): Text => ({
  zh: `${name.zh} ${percent}%`,
  en: `${name.en}, ${percent}%`,
})

export const fullTime = (from: string, to: string): Text => ({
  zh: `${from}–${to}（滿）`,
  en: `${from}–${to} (full)`,
})
