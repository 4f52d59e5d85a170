/** The customer sees this before and while a code is used. */

import { type Cents, cents, formatMoney } from '#domain/money.ts'
import type { CodeEffect } from '#domain/promotions/code-effect.ts'
import type { Text } from '#domain/text.ts'

export const codeEffectWords = {
  keepFreeDelivery: { zh: '不用此碼，保留免運費', en: 'Keep free delivery' },
} satisfies Record<string, Text>

export const usedAnyway = (code: string): Text => ({ zh: `仍然使用 ${code}`, en: `Use ${code} anyway` })

/** Returns null if the code loses no free delivery. */
export function codeEffectText(code: string, effect: CodeEffect, freeDeliveryFrom: Cents): Text | null {
  const { saving, lostDelivery, raisesTotal } = effect
  if (!lostDelivery) return null
  const { min, max } = lostDelivery
  const threshold = formatMoney(freeDeliveryFrom)
  const off = formatMoney(saving)
  const isExact = min === max
  const fee = isExact
    ? { zh: formatMoney(min), en: formatMoney(min) }
    : { zh: `${formatMoney(min)} 至 ${formatMoney(max)}`, en: `${formatMoney(min)} to ${formatMoney(max)}` }
  const lossText = {
    zh: `${code} 減 ${off}，但食物會少於 ${threshold}，要付運費 ${fee.zh}`,
    en: `${code} takes ${off} off, but your food total then falls below ${threshold}, so delivery costs ${fee.en}`,
  }
  if (raisesTotal === 'maybe') {
    return {
      zh: `${lossText.zh}（按地區及日子），總額可能更高。`,
      en: `${lossText.en}, depending on area and date: the total may be higher.`,
    }
  }
  const change = formatMoney(cents(raisesTotal === 'yes' ? min - saving : saving - max))
  if (raisesTotal === 'yes') {
    return isExact
      ? {
          zh: `${lossText.zh}，總額反而多付 ${change}。`,
          en: `${lossText.en}: you would pay ${change} more.`,
        }
      : {
          zh: `${lossText.zh}，總額反而多付最少 ${change}。`,
          en: `${lossText.en}: you would pay at least ${change} more.`,
        }
  }
  return isExact
    ? { zh: `${lossText.zh}；總共仍慳 ${change}。`, en: `${lossText.en}. You still save ${change} overall.` }
    : {
        zh: `${lossText.zh}；總共仍慳最少 ${change}。`,
        en: `${lossText.en}. You still save at least ${change} overall.`,
      }
}
