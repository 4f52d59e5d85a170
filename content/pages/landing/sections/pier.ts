/** The section describes a morning at the pier. */

import { waitingFee } from '#content/delivery.ts'
import { hoursInChinese, hoursInEnglish } from '#content/phrases.ts'
import type { Figures } from '#domain/shop/figures.ts'
import type { Text } from '#domain/text.ts'

export const pier = {
  heading: { zh: '碼頭交收，開船就開餐', en: 'Handed over at the pier, eaten at sea' },
  sails: { zh: '開船', en: 'Departure' },
} satisfies Record<string, Text>

/** Hours after arrival in which cold dishes must be eaten. */
export const coldHours = 2

/** @param sailing example time, HH:mm */
export function pierLead(sailing: string, { arrivalMinutes }: Figures['service']): Text {
  return {
    zh: `以 ${sailing} 開船做例。時段要喺開船前最少一個鐘完：食物一般喺所選時間前後 ${arrivalMinutes} 分鐘內到，仲要留時間搬上船。`,
    en: `For example, sailing at ${sailing}: choose a slot that ends at least an hour before. The food normally arrives within ${arrivalMinutes} minutes either side of the time you chose, and you still have to load it.`,
  }
}

export interface PierStep {
  readonly id: 'van' | 'aboard' | 'hot' | 'cold'
  readonly heading: Text
  readonly words: Text
}

/** @param slot the example's slot, such as 10:30–11:00 */
export function pierSteps(slot: string, { service }: Pick<Figures, 'service'>): readonly PierStep[] {
  const { arrivalMinutes, waiting, warmHours } = service
  return [
    {
      id: 'van',
      heading: { zh: '車到碼頭', en: 'The van arrives' },
      words: {
        zh: `揀 ${slot} 時段，一般前後 ${arrivalMinutes} 分鐘內到。地面交收，首 ${waiting.freeMinutes} 分鐘免費等候，之後每 ${waiting.perMinutes} 分鐘 ${waitingFee(waiting).zh}。`,
        en: `With the ${slot} slot, normally within ${arrivalMinutes} minutes either side. Handed over at street level; ${waiting.freeMinutes} minutes of waiting are free, then ${waitingFee(waiting).en} for every ${waiting.perMinutes} minutes.`,
      },
    },
    {
      id: 'aboard',
      heading: { zh: '搬上船', en: 'Loading' },
      words: {
        zh: '餐具、食物夾跟埋，叫定個朋友接餐。',
        en: 'Cutlery and tongs are in the bags. Have a friend ready to meet the van.',
      },
    },
    {
      id: 'hot',
      heading: { zh: '熱食，送到先食', en: 'Hot dishes first' },
      words: {
        zh: `熱食送到後約可${hoursInChinese(warmHours, '保溫')}，由最早送到嘅時間計，未開船都可以先食。`,
        en: `Hot food keeps warm for about ${hoursInEnglish(warmHours)}, counted here from the earliest arrival: start before you sail.`,
      },
    },
    {
      id: 'cold',
      heading: {
        zh: `冷盤，${hoursInChinese(coldHours)}內食完`,
        en: `Cold dishes, within ${hoursInEnglish(coldHours)}`,
      },
      words: {
        zh: '由最早送到嘅時間計。三文治、卷物、加州卷、鮮果放入冰桶或者貼住冰袋；毋須翻熱，船上冇廚房都得。',
        en: 'Counted from the earliest arrival. Sandwiches, wraps, California rolls and fruit go in the ice box or against ice packs. No galley needed.',
      },
    },
  ]
}
