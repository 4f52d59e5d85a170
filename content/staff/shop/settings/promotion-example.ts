import { formatMoney } from '#domain/money.ts'
import type { PromotionExample } from '#domain/staff/shop/settings/promotion-example.ts'
import type { Lang, Text } from '#domain/text.ts'

/** Replaces the example if no fee can be waived. */
export const givesNothing: Text = {
  zh: '食物達最低額時已經免運費，這個優惠不會有作用。',
  en: 'Delivery is already free at that amount, so this has no effect.',
}

/** @param zone destination of the example, or null without zones */
export function exampleText(example: PromotionExample, zone: Text | null): Text {
  return { zh: inChinese(example, zone), en: inEnglish(example, zone) }
}

const money = formatMoney

function inChinese(example: PromotionExample, zone: Text | null): string {
  const { food, boxes, discount, gift, total, isDearer } = example
  const charge = [
    `食物 ${money(food)}${boxes === null ? '' : `（${boxes} 盒）`}`,
    ...(discount > 0 ? [`減 ${money(discount)}`] : []),
    ...(gift ? [`送${gift.name.zh} ${gift.quantity} 份`] : []),
  ]
  const end = isDearer ? '，比不用這個優惠更貴' : ''
  return `例：${charge.join('，')}，${deliveryText(example, zone, 'zh')}，客人應付 ${money(total)}（另計餐具）${end}。`
}

function inEnglish(example: PromotionExample, zone: Text | null): string {
  const { food, boxes, discount, gift, total, isDearer } = example
  const charge = [
    `food of ${money(food)}${boxes === null ? '' : ` (${boxes} boxes)`}`,
    ...(discount > 0 ? [`−${money(discount)}`] : []),
    ...(gift ? [`${gift.quantity} × ${gift.name.en} free`] : []),
  ]
  const end = isDearer ? ', more than without the promotion' : ''
  return `Example: ${charge.join(', ')}, ${deliveryText(example, zone, 'en')}: customer pays ${money(total)} (cutlery not included)${end}.`
}

function deliveryText({ fee, delivery }: PromotionExample, zone: Text | null, lang: Lang): string {
  if (fee === null || !zone) return { zh: '運費另計', en: 'delivery not included' }[lang]
  const amount = money(fee)
  const texts: Readonly<Record<PromotionExample['delivery'], Text>> = {
    kept: { zh: '仍然免運費', en: 'delivery stays free' },
    lost: {
      zh: `不再免運費，加運費 ${amount}（${zone.zh}）`,
      en: `free delivery is lost, +${amount} (${zone.en})`,
    },
    waived: { zh: `免運費 ${amount}（${zone.zh}）`, en: `delivery of ${amount} is free (${zone.en})` },
    charged: { zh: `加運費 ${amount}（${zone.zh}）`, en: `+${amount} delivery (${zone.en})` },
  }
  return texts[delivery][lang]
}
