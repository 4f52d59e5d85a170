/** Short names of the allergens. */
import { inRow } from '#content/listed.ts'
import type { Allergen } from '#domain/ordering/order-needs.ts'
import type { Text } from '#domain/text.ts'

/** For tags; the full allergens of a dish are always shown beside it. */
export const allergenNames: Readonly<Record<Allergen, Text>> = {
  gluten: { zh: '麩質', en: 'gluten' },
  crustacean: { zh: '甲殼類', en: 'crustaceans' },
  egg: { zh: '蛋', en: 'egg' },
  fish: { zh: '魚', en: 'fish' },
  milk: { zh: '奶', en: 'milk' },
  mollusc: { zh: '軟體動物', en: 'molluscs' },
  treenut: { zh: '木本堅果', en: 'tree nuts' },
  peanut: { zh: '花生', en: 'peanut' },
  soy: { zh: '大豆', en: 'soya' },
  sulphite: { zh: '亞硫酸鹽', en: 'sulphites' },
}

/** Their names, joined; ids that are no allergen are left out. */
export function allergenList(ids: readonly string[]): Text {
  const known: Readonly<Record<string, Text | undefined>> = allergenNames
  return inRow(ids.flatMap((id) => known[id] ?? []))
}

export function contains(ids: readonly string[]): Text {
  const { zh, en } = allergenList(ids)
  return { zh: `含${zh}`, en: `Contains ${en}` }
}
