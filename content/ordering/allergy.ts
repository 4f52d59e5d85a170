/** What guests are allergic to and which of the chosen dishes have it. Pages that say so load none of the kitchen's words. */
import { allergenNames } from '#content/allergens.ts'
import { inRow } from '#content/phrases.ts'
import type { AllergyMatch } from '#domain/ordering/allergy-matches.ts'
import type { Text } from '#domain/text.ts'

/** 花生敏感：沙嗲串燒、泰式炒粉; where no dish declares it, that and no more: a kitchen has traces of everything. */
export function allergyText({ allergen, dishes }: AllergyMatch): Text {
  const { zh, en } = allergenNames[allergen]
  if (dishes.length === 0)
    return { zh: `${zh}敏感：所選菜式沒有標示`, en: `Allergic to ${en}: no chosen dish declares it` }
  const names = inRow(dishes.map(({ name }) => name))
  return { zh: `${zh}敏感：${names.zh}`, en: `Allergic to ${en}: ${names.en}` }
}

/** 花生：沙嗲串燒、泰式炒粉, for the customer, of the dishes that were chosen. */
export function dishesWith({ allergen, dishes }: AllergyMatch): Text {
  const { zh, en } = allergenNames[allergen]
  const names = inRow(dishes.map(({ name }) => name))
  return { zh: `${zh}：${names.zh}`, en: `${en}: ${names.en}` }
}
