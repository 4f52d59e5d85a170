/** Figures and sentences that texts of district pages may name in braces; they are those of the order form. */

import { specialDays, waitingFee } from '#content/delivery.ts'
import { figureWords } from '#content/pages/landing/figure-words.ts'
import type { LandingFigures } from '#content/pages/landing/landing-figures.ts'
import { countOf, joinList } from '#content/phrases.ts'
import type { FigureOf } from '#domain/shop/figure-text.ts'
import type { Text } from '#domain/text.ts'
import type { DistrictFigures } from './district-figures.ts'

const same = (words: string): Text => ({ zh: words, en: words })

/** `{quotedFirst}`, for example, becomes ，西貢市先報價. */
const districtFigures: Readonly<Record<string, (figures: DistrictFigures) => Text>> = {
  district: ({ name }) => name,
  fee: ({ fee }) => same(fee),
  specialFee: ({ specialFee }) => same(specialFee),
  outerFee: ({ outerFee }) => same(outerFee),
  outerSpecialFee: ({ outerSpecialFee }) => same(outerSpecialFee),
  neverFreePlaces,
  quotedToo,
  quotedFirst,
  quotedSentence,
  freeSentence: freeFrom,
  notFreeSentence: notFreeHere,
  specialDatesSentence: onSpecialDates,
  waitingSentence,
  aheadSentence: aheadOnline,
  arrivalSentence: arrival,
}

/** Besides these, a district's texts may name the figures of all pages. */
export function districtWords(district: DistrictFigures, landing: LandingFigures): FigureOf {
  const others = figureWords(landing)
  return (name, lang) =>
    Object.hasOwn(districtFigures, name)
      ? (districtFigures[name]?.(district)[lang] ?? null)
      : others(name, lang)
}

/** Names places with quoted fees; empty if there are none. */
function quotedToo({ quotedHere }: Pick<DistrictFigures, 'quotedHere'>): Text {
  const { zh, en } = joinList(quotedHere)
  return { zh: zh && `；${zh}另行報價`, en: en && `; we quote separately for ${en}` }
}

/** A sentence that names a time ends with this. */
function quotedFirst({ quotedHere }: Pick<DistrictFigures, 'quotedHere'>): Text {
  const { zh, en } = joinList(quotedHere)
  return { zh: zh && `，${zh}先報價`, en: en && `; we quote first for ${en}` }
}

function freeFrom({ freeDeliveryFrom }: DistrictFigures): Text {
  return {
    zh: `食物折後滿 ${freeDeliveryFrom} 免運費。`,
    en: `Delivery is free once the food comes to ${freeDeliveryFrom} after discounts.`,
  }
}

/** Names exceptions, or else the amount for free delivery. */
function notFreeHere(figures: DistrictFigures): Text {
  const { zh, en } = joinList([...figures.neverFreeHere, ...figures.quotedHere])
  if (!zh) return freeFrom(figures)
  return { zh: `免運費優惠不適用於${zh}。`, en: `Free delivery does not apply to ${en}.` }
}

/** " to Tseung Kwan O"; empty without places. */
function neverFreePlaces({ neverFreeHere }: DistrictFigures): Text {
  const { zh, en } = joinList(neverFreeHere)
  return { zh, en: en && ` to ${en}` }
}

function quotedSentence({ quotedHere }: DistrictFigures): Text {
  const { zh, en } = joinList(quotedHere)
  return {
    zh: zh && `${zh}的運費會在確認訂單前報價，不適用免運費優惠。`,
    en: en && `For ${en} we quote the fee before the order is confirmed, and free delivery does not apply.`,
  }
}

/** The days around Christmas and New Year's Eve may have surcharges. */
function onSpecialDates(figures: DistrictFigures): Text {
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

function waitingSentence({ service }: DistrictFigures): Text {
  const { freeMinutes, perMinutes } = service.waiting
  return {
    zh: `首 ${freeMinutes} 分鐘免費等候，其後每 ${perMinutes} 分鐘收 ${waitingFee(service.waiting).zh}。`,
    en: `The first ${freeMinutes} minutes of waiting are free, then ${waitingFee(service.waiting).en} for every ${perMinutes} minutes.`,
  }
}

/** Orders need this lead time online; shorter notice needs a call. */
function aheadOnline({ leadDays, service }: DistrictFigures): Text {
  return {
    zh: `網上最早可選 ${leadDays} 日後的日期；趕時間可以傳訊息查詢，最少提早 ${service.urgentByChatWorkingDays} 個工作天，視乎廚房能否安排。`,
    en: `Online, the earliest date is ${leadDays} days ahead. In a hurry? Message us at least ${countOf(service.urgentByChatWorkingDays, ['working day', 'working days'])} before and we will see what the kitchen can do.`,
  }
}

function arrival({ service }: DistrictFigures): Text {
  return {
    zh: `一般在所選時間前後 ${service.arrivalMinutes} 分鐘內送達。`,
    en: `We normally arrive within ${service.arrivalMinutes} minutes before or after the time you choose.`,
  }
}
