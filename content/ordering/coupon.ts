import { type Cents, formatExact, nothing } from '#domain/money.ts'
import type { PromotionLine } from '#domain/promotions/promotions.ts'
import type { Text } from '#domain/text.ts'
import { giftText } from './order.ts'

export const coupon = {
  checking: { zh: '正在查核…', en: 'Checking…' },
  tryAnother: { zh: '試另一個優惠碼', en: 'Try another code' },
  swapAnyway: { zh: '仍要換', en: 'Swap anyway' },
} satisfies Record<string, Text>

/** Example: "食物 88 折，慳咗 $333.60", "送香草薯角 ×1，$0.00". */
export function codeGives({ name, discount, gift, freeDelivery }: PromotionLine): Text {
  if (gift) {
    const text = giftText(gift.name, gift.quantity)
    return { zh: `${text.zh}，$0.00`, en: `${text.en}, $0.00` }
  }
  // The fee is unknown before a place is chosen.
  if (freeDelivery === nothing) return name
  const saving = formatExact(freeDelivery ?? discount)
  return { zh: `${name.zh}，慳咗 ${saving}`, en: `${name.en}: you save ${saving}` }
}

/** A worse code, which does not replace the present one. */
export interface CodeChoice {
  readonly newCode: string
  readonly currentCode: string
  /** The order becomes dearer by this amount; 0 keeps the price. */
  readonly dearer: Cents
}

export function currentCodeText({ newCode, currentCode, dearer }: CodeChoice): Text {
  if (dearer === 0) {
    return {
      zh: `用 ${newCode} 總額不變，保留 ${currentCode}。`,
      en: `${newCode} gives the same total. We kept ${currentCode}.`,
    }
  }
  const more = formatExact(dearer)
  return {
    zh: `用 ${newCode} 要比 ${currentCode} 多付 ${more}，保留 ${currentCode}。`,
    en: `With ${newCode} you would pay ${more} more than with ${currentCode}. We kept ${currentCode}.`,
  }
}

export function swappedText(now: string, before: string, saving: Cents): Text {
  const more = formatExact(saving)
  return {
    zh: `${now} 比 ${before} 多慳 ${more}，已換用。`,
    en: `${now} saves ${more} more than ${before}, so we used it instead.`,
  }
}

/** Example: "再訂 3 盒，送忌廉泡芙 ×1" */
export function giftWithin(boxes: number, dish: Text, quantity: number): Text {
  return {
    zh: `再訂 ${boxes} 盒，送${dish.zh} ×${quantity}`,
    en: `Add ${boxes} more ${boxes === 1 ? 'box' : 'boxes'} for free ${dish.en} ×${quantity}`,
  }
}
