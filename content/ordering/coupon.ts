/** What the coupon box says about a code: what it does, and how it compares to another. */
import { type Cents, formatExact, nothing } from '#domain/money.ts'
import type { PromotionLine } from '#domain/promotions/promotions.ts'
import type { Text } from '#domain/text.ts'
import { giftText } from './order.ts'

export const coupon = {
  checking: { zh: '正在查核…', en: 'Checking…' },
  tryAnother: { zh: '試另一個優惠碼', en: 'Try another code' },
  swapAnyway: { zh: '仍要換', en: 'Swap anyway' },
} satisfies Record<string, Text>

/** What a code in use gives: "食物 88 折，慳咗 $333.60", "送香草薯角 ×1，$0.00". */
export function codeGives({ name, discount, gift, freeDelivery }: PromotionLine): Text {
  if (gift) {
    const given = giftText(gift.name, gift.quantity)
    return { zh: `${given.zh}，$0.00`, en: `${given.en}, $0.00` }
  }
  // Before a place is chosen the fee is not known.
  if (freeDelivery === nothing) return name
  const saved = formatExact(freeDelivery ?? discount)
  return { zh: `${name.zh}，慳咗 ${saved}`, en: `${name.en}: you save ${saved}` }
}

/** A code that is no better than the one in use, which stays. */
export interface KeptCode {
  readonly asked: string
  readonly kept: string
  /** How much dearer the order would be; 0: it costs the same. */
  readonly dearer: Cents
}

export function keptText({ asked, kept, dearer }: KeptCode): Text {
  if (dearer === 0) {
    return {
      zh: `用 ${asked} 總額不變，保留 ${kept}。`,
      en: `${asked} gives the same total. We kept ${kept}.`,
    }
  }
  const more = formatExact(dearer)
  return {
    zh: `用 ${asked} 要比 ${kept} 多付 ${more}，保留 ${kept}。`,
    en: `With ${asked} you would pay ${more} more than with ${kept}. We kept ${kept}.`,
  }
}

/** A better code took the place of the one in use. */
export function swappedText(now: string, before: string, saved: Cents): Text {
  const more = formatExact(saved)
  return {
    zh: `${now} 比 ${before} 多慳 ${more}，已換用。`,
    en: `${now} saves ${more} more than ${before}, so we used it instead.`,
  }
}

/** "再訂 3 盒，送忌廉泡芙 ×1" */
export function giftWithin(boxes: number, dish: Text, quantity: number): Text {
  return {
    zh: `再訂 ${boxes} 盒，送${dish.zh} ×${quantity}`,
    en: `Add ${boxes} more ${boxes === 1 ? 'box' : 'boxes'} for free ${dish.en} ×${quantity}`,
  }
}
