/** Separate from the kitchen's texts to keep pages small. */
import { allergenNames } from '#content/allergens.ts'
import { inRow } from '#content/phrases.ts'
import type { AllergyMatch } from '#domain/ordering/allergy-matches.ts'
import type { Text } from '#domain/text.ts'

/** 花生敏感：沙嗲串燒、泰式炒粉; names only the allergy if no dish declares it, because traces are possible. */
export function allergyText({ allergen, dishes }: AllergyMatch): Text {
  const { zh, en } = allergenNames[allergen]
  if (dishes.length === 0)
    return { zh: `${zh}敏感：所選菜式沒有標示`, en: `Allergic to ${en}: no chosen dish declares it` }
  const names = inRow(dishes.map(({ name }) => name))
  return { zh: `${zh}敏感：${names.zh}`, en: `Allergic to ${en}: ${names.en}` }
}

/** 花生：沙嗲串燒、泰式炒粉. */
export function dishesWith({ allergen, dishes }: AllergyMatch): Text {
  const { zh, en } = allergenNames[allergen]
  const names = inRow(dishes.map(({ name }) => name))
  return { zh: `${zh}：${names.zh}`, en: `${en}: ${names.en}` }
}
