import { allergenList } from '#content/allergens.ts'
import { between } from '#content/listed.ts'
import type { OrderNeeds } from '#domain/ordering/order-needs.ts'
import type { Lang } from '#domain/text.ts'
import { accessNames, needsTexts } from './needs.ts'

/** What an order says of allergies and of its address: what is not said is left out. */
export function needsFacts(
  { allergens, access, accessNote }: OrderNeeds,
  lang: Lang,
): readonly (readonly [string, string])[] {
  const ways = [...access.map((kind) => accessNames[kind][lang]), ...(accessNote ? [accessNote] : [])]
  const facts = [
    [needsTexts.allergies[lang], allergenList(allergens)[lang]],
    [needsTexts.access[lang], ways.join(between.items[lang])],
  ] as const
  return facts.filter(([, value]) => value !== '')
}
