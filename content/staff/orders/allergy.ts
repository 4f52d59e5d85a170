/** What a guest is allergic to and which dishes have it. Pages that say so load none of the other words of the kitchen. */
import { allergenNames } from '#content/allergens.ts'
import { inRow } from '#content/listed.ts'
import type { AllergyMatch } from '#domain/staff/orders/allergy.ts'
import type { Text } from '#domain/text.ts'

/** 花生敏感：沙嗲串燒、泰式炒粉; where no dish has it, only the allergy. */
export function allergyText({ allergen, dishes }: AllergyMatch): Text {
  const { zh, en } = allergenNames[allergen]
  if (dishes.length === 0)
    return { zh: `${zh}敏感，所選菜式均不含`, en: `Allergic to ${en}: in none of the dishes` }
  const names = inRow(dishes.map(({ name }) => name))
  return { zh: `${zh}敏感：${names.zh}`, en: `Allergic to ${en}: ${names.en}` }
}
