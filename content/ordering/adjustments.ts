import type { Text } from '#domain/text.ts'

/** Amounts of a stored order that are neither food nor delivery. */
export const orderViewTexts = {
  extraCutlery: (count: number): Text => ({ zh: `加購餐具 × ${count}`, en: `Extra cutlery × ${count}` }),
  extraTongs: (count: number): Text => ({ zh: `加購食物夾 × ${count}`, en: `Extra tongs × ${count}` }),
  gift: (name: Text, count: number): Text => ({
    zh: `贈送：${name.zh} × ${count}`,
    en: `Free: ${name.en} × ${count}`,
  }),
}
