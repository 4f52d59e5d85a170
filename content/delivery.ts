import type { Season } from '#domain/calendar.ts'
import type { DeliveryFigures } from '#domain/delivery/delivery-figures.ts'
import { formatMoney } from '#domain/money.ts'
import type { Fulfilment } from '#domain/ordering/order.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'
import { yearDayText } from './dates.ts'
import { joinList } from './phrases.ts'

export const remoteAreas: Text = { zh: '偏遠地區', en: 'remote areas' }

export type Exceptions = Pick<DeliveryFigures, 'neverFree' | 'hasQuotedPlaces'>

/** 將軍澳及偏遠地區; negative sentences use "or". Empty if free delivery applies everywhere. */
export function neverFree({ neverFree: places, hasQuotedPlaces }: Exceptions, joint?: 'or'): Text {
  return joinList(hasQuotedPlaces ? [...places, remoteAreas] : places, joint)
}

/** Example: 將軍澳及偏遠地區除外, as a separate note. */
export function exceptNeverFree(exceptions: Exceptions): Text {
  const { zh, en } = neverFree(exceptions)
  return { zh: zh && `${zh}除外`, en: en && `Except ${en}` }
}

/** For zones whose names are too long for sentences. */
const spokenZones: Readonly<Record<string, Text>> = {
  'kwun-tong-centre': { zh: '觀塘', en: 'Kwun Tong' },
  kowloon: { zh: '九龍', en: 'Kowloon' },
  'new-territories': { zh: '新界', en: 'the New Territories' },
}

/** Example: 觀塘、九龍、港島及新界. */
export function allZones({ zones }: Pick<Figures, 'zones'>): Text {
  return joinList(zones.map(({ id, name }) => spokenZones[id] ?? name))
}

/** This follows "every" and 每: 半小時, half hour. */
export function slotLength(minutes: number): Text {
  if (minutes === 30) return { zh: '半小時', en: 'half hour' }
  if (minutes === 60) return { zh: '小時', en: 'hour' }
  return { zh: `${minutes} 分鐘`, en: `${minutes} minutes` }
}

/** Example: 觀塘市中心 $60、九龍 $150… */
export function zoneFees({ zones }: Figures, on: 'fee' | 'specialFee' = 'fee'): Text {
  return joinList(
    zones.map(({ name, [on]: fee }) => ({
      zh: `${name.zh}${name.zh.endsWith('）') ? '' : ' '}${fee}`,
      en: `${name.en} ${fee}`,
    })),
  )
}

/** 12 月 22 日至 27 日及 12 月 31 日; 22 to 27 December and 31 December. */
export function specialDays({ specialDates }: Figures): Text {
  return joinList(specialDates.map(seasonDays))
}

/** Names the month once if both ends share it. */
export function seasonDays({ from, to }: Season): Text {
  const [first, last] = [yearDayText(from), yearDayText(to)]
  if (from === to) return first
  if (from.slice(0, 2) !== to.slice(0, 2))
    return { zh: `${first.zh}至 ${last.zh}`, en: `${first.en} to ${last.en}` }
  return {
    zh: `${first.zh}至 ${last.zh.replace(/^\d+ 月 /, '')}`,
    en: `${first.en.replace(/ .*/, '')} to ${last.en}`,
  }
}

/**
 * ，將軍澳及偏遠地區除外; ", except to Tseung Kwan O and remote areas". Empty without exceptions.
 * @param marks punctuation around the Chinese text
 */
export function exceptTo(exceptions: Exceptions, marks: readonly [string, string] = ['，', '']): Text {
  const { zh, en } = neverFree(exceptions)
  const [zhBefore, zhAfter] = marks
  return { zh: zh && `${zhBefore}${zh}除外${zhAfter}`, en: en && `, except to ${en}` }
}

/** Follows a sentence that names the exceptions. */
export function sameExceptions(exceptions: Exceptions): Text {
  const { zh } = neverFree(exceptions)
  return zh ? { zh: `，同樣不包括${zh}`, en: ', with the same exceptions' } : { zh: '', en: '' }
}

/** Empty if no fee is quoted. */
export const ofQuotedPlaces = ({ hasQuotedPlaces }: Exceptions, sentence: Text): Text =>
  hasQuotedPlaces ? sentence : { zh: '', en: '' }

export const freeReached: Text = { zh: '已享免運費', en: 'Delivery is free' }

/** Example: "仲差 $220 免運費" */
export function untilFree(amount: string): Text {
  return { zh: `仲差 ${amount} 免運費`, en: `${amount} more for free delivery` }
}

/** One fee, or a range by vehicle size. */
export function waitingFee({ feeFrom, feeTo }: ServiceRules['waiting']): Text {
  const [from, to] = [formatMoney(feeFrom), formatMoney(feeTo)]
  return from === to ? { zh: from, en: from } : { zh: `${from} 至 ${to}`, en: `${from} to ${to}` }
}

/**
 * English uses the noun "pickup" and the verb "pick up"; customers choose "self-pickup" (spec section 2).
 * Browser texts of orders are separate because of their size.
 */
export const fulfilmentNames: Readonly<Record<Fulfilment, Text>> = {
  delivery: { zh: '送貨', en: 'Delivery' },
  pickup: { zh: '自取', en: 'Pickup' },
}
