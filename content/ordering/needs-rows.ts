import { allergenList } from '#content/allergens.ts'
import { between } from '#content/phrases.ts'
import type { AllergyMatch } from '#domain/ordering/allergy-matches.ts'
import type { OrderNeeds } from '#domain/ordering/order-needs.ts'
import type { Lang } from '#domain/text.ts'
import { dishesWith } from './allergy.ts'
import { accessNames, needsTexts } from './needs.ts'

/** Omits empty needs. */
export function needsRows(
  { allergens, access, accessNote }: OrderNeeds,
  matches: readonly AllergyMatch[],
  lang: Lang,
): readonly (readonly [string, string])[] {
  const ways = [...access.map((kind) => accessNames[kind][lang]), ...(accessNote ? [accessNote] : [])]
  const rows = [
    [needsTexts.allergies[lang], allergenList(allergens)[lang]],
    [
      needsTexts.dishesWithThem[lang],
      matches.map((match) => dishesWith(match)[lang]).join(between.lists[lang]),
    ],
    [needsTexts.access[lang], ways.join(between.items[lang])],
  ] as const
  return rows.filter(([, value]) => value !== '')
}
