/** Figures are those of the order form. */

import { specialDays, waitingFee } from '#content/delivery.ts'
import { countOf, joinList } from '#content/phrases.ts'
import type { Text } from '#domain/text.ts'
import type { DistrictFigures } from './district.ts'

/** Names places with quoted fees; empty if there are none. */
export function quotedToo({ quotedHere }: Pick<DistrictFigures, 'quotedHere'>): Text {
  const { zh, en } = joinList(quotedHere)
  return { zh: zh && `；${zh}另行報價`, en: en && `; we quote separately for ${en}` }
}

/** A sentence that names a time ends with this. */
export function quotedFirst({ quotedHere }: Pick<DistrictFigures, 'quotedHere'>): Text {
  const { zh, en } = joinList(quotedHere)
  return { zh: zh && `，${zh}先報價`, en: en && `; we quote first for ${en}` }
}

export function freeFrom({ freeDeliveryFrom }: DistrictFigures): Text {
  return {
    zh: `食物折後滿 ${freeDeliveryFrom} 免運費。`,
    en: `Delivery is free once the food comes to ${freeDeliveryFrom} after discounts.`,
  }
}

/** Names exceptions, or else the amount for free delivery. */
export function notFreeHere(figures: DistrictFigures): Text {
  const { zh, en } = joinList([...figures.neverFreeHere, ...figures.quotedHere])
  if (!zh) return freeFrom(figures)
  return { zh: `免運費優惠不適用於${zh}。`, en: `Free delivery does not apply to ${en}.` }
}

/** " to Tseung Kwan O"; empty without places. */
export const toPlaces = (places: readonly Text[]): string =>
  places.length > 0 ? ` to ${joinList(places).en}` : ''

/** The days around Christmas and New Year's Eve may have surcharges. */
export function onSpecialDates(figures: DistrictFigures): Text {
  const { specialDates, fee, specialFee } = figures
  if (specialDates.length === 0) return { zh: '', en: '' }
  const days = specialDays(figures)
  return fee === specialFee
    ? { zh: `${days.zh}收費不變。`, en: `The fee stays the same on ${days.en}.` }
    : {
        zh: `${days.zh}未滿免運費金額的訂單，運費為 ${specialFee}。`,
        en: `On ${days.en}, delivery is ${specialFee} for orders below the free-delivery amount.`,
      }
}

export function waitingSentence({ service }: DistrictFigures): Text {
  const { freeMinutes, perMinutes } = service.waiting
  return {
    zh: `首 ${freeMinutes} 分鐘免費等候，其後每 ${perMinutes} 分鐘收 ${waitingFee(service.waiting).zh}。`,
    en: `The first ${freeMinutes} minutes of waiting are free, then ${waitingFee(service.waiting).en} for every ${perMinutes} minutes.`,
  }
}

/** Orders need this lead time online; shorter notice needs a call. */
export function aheadOnline({ leadDays, service }: DistrictFigures): Text {
  return {
    zh: `網上最早可選 ${leadDays} 日後的日期；趕時間可以傳訊息查詢，最少提早 ${service.urgentByChatWorkingDays} 個工作天，視乎廚房能否安排。`,
    en: `Online, the earliest date is ${leadDays} days ahead. In a hurry? Message us at least ${countOf(service.urgentByChatWorkingDays, ['working day', 'working days'])} before and we will see what the kitchen can do.`,
  }
}

export function arrival({ service }: DistrictFigures): Text {
  return {
    zh: `一般在所選時間前後 ${service.arrivalMinutes} 分鐘內送達。`,
    en: `We normally arrive within ${service.arrivalMinutes} minutes before or after the time you choose.`,
  }
}
