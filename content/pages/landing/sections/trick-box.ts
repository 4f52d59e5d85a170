import { seasonDays } from '#content/delivery.ts'
import type { LandingFigures, SetFigures } from '#content/pages/landing/landing-figures.ts'
import type { Text } from '#domain/text.ts'

export const trickBox = {
  heading: { zh: '揭開搗蛋餐盒', en: 'Lift the lid of a trick box' },
  lead: {
    zh: '一盒兩格：主菜揀一，甜品揀一，每盒都可以唔同。',
    en: 'Two compartments: one main, one sweet, and every box can be different.',
  },
  chat: { zh: 'WhatsApp 訂餐盒', en: 'Order boxes on WhatsApp' },
  each: { zh: '每盒', en: 'A box' },
  fewest: { zh: '起訂', en: 'minimum' },
  gift: { zh: '有禮', en: 'free gift' },
} satisfies Record<string, Text>

/** Example: "3 款揀 1". */
export function oneOf(all: number, number: number): Text {
  return { zh: `${all} 款揀 ${number}`, en: `choose ${number} of ${all}` }
}

/** Enough boxes bring this gift automatically (decisions 23). */
export interface BoxesGift {
  readonly from: number
  readonly dish: Text
  /** A gift without a season is given all year. */
  readonly season: LandingFigures['promotions'][number]['season']
}

export function doorsHeading({ from, dish }: BoxesGift): Text {
  return {
    zh: `敲夠 ${from} 戶，送埋${dish.zh}`,
    en: `${from} boxes, and ${dish.en.toLowerCase()} are free`,
  }
}

/** Screen readers read this label. */
export function doorsLabel({ from }: BoxesGift): Text {
  return { zh: `由 1 盒到 ${from} 盒`, en: `From 1 box to ${from}` }
}

export function giftNote({ from, dish, season }: BoxesGift): Text {
  const when = season && seasonDays(season)
  return {
    zh: `${when ? `${when.zh}，` : ''}同一張訂單滿 ${from} 盒，自動送${dish.zh}一盤，唔使優惠碼，亦可以同優惠碼一齊用。`,
    en: `${when ? `From ${when.en}, a` : 'A'}n order of ${from} boxes adds a free tray of ${dish.en.toLowerCase()} automatically; no code needed, and promo codes still apply.`,
  }
}

export function fewestNote(box: SetFigures): Text {
  return {
    zh: `${box.minQuantity} 盒起訂，三款主菜可以混選。`,
    en: `Minimum ${box.minQuantity} boxes, in any mix of the mains.`,
  }
}

export function partyNote(party: SetFigures): Text {
  return {
    zh: `人少？${party.name.zh} ${party.price}，一套起訂。`,
    en: `A small party? The ${party.name.en} is ${party.price}, with no minimum.`,
  }
}
