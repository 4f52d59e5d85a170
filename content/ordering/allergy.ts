/** Separate from the kitchen's texts to keep pages small. */
import { allergenNames } from '#content/allergens.ts'
import { addSpaces, inRow, joinList } from '#content/phrases.ts'
import type { Allergen } from '#domain/menu/allergens.ts'
import type { AllergyMatch } from '#domain/ordering/allergy-matches.ts'
import type { DishSwap } from '#domain/ordering/dish-swaps.ts'
import type { Text } from '#domain/text.ts'

/** 花生敏感：沙嗲串燒、泰式炒粉; names only the allergy if no dish declares it, because traces are possible. */
export function allergyText({ allergen, dishes }: AllergyMatch): Text {
  const { zh, en } = allergenNames[allergen]
  if (dishes.length === 0)
    return { zh: `${zh}敏感：所選菜式沒有標示`, en: `Allergic to ${en}: no chosen dish declares it` }
  const names = inRow(dishes.map(({ name }) => name))
  return { zh: `${zh}敏感：${names.zh}`, en: `Allergic to ${en}: ${names.en}` }
}

/** Example: 花生：沙嗲串燒、泰式炒粉. */
export function dishesWith({ allergen, dishes }: AllergyMatch): Text {
  const { zh, en } = allergenNames[allergen]
  if (dishes.length === 0) return { zh: `${zh}：沒有標示`, en: `${en}: none declared` }
  const names = inRow(dishes.map(({ name }) => name))
  return { zh: `${zh}：${names.zh}`, en: `${en}: ${names.en}` }
}

/** Example: 宮保雞丁換成瑞士雞翼. */
export const swapText = ({ dish, instead }: Pick<DishSwap, 'dish' | 'instead'>): Text => ({
  zh: `${dish.zh}換成${addSpaces(instead.zh)}`,
  en: `Swap ${dish.en} for ${instead.en}`,
})

/** A caution about the allergies that no dish of the order declares; null if there is none. */
export function undeclaredAllergies(allergens: readonly Allergen[]): Text | null {
  if (allergens.length === 0) return null
  const { zh, en } = joinList(
    allergens.map((allergen) => allergenNames[allergen]),
    'or',
  )
  return {
    zh: `你選的菜式沒有標示${zh}。廚房亦處理其他食材，未能保證完全沒有微量；嚴重敏感請先聯絡我們。`,
    en: `None of your dishes declares ${en}. Our kitchen handles other food too, so we cannot rule out traces: with a severe allergy, please contact us first.`,
  }
}
