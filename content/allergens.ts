import type { Allergen } from '#domain/menu/allergens.ts'
import type { ServiceRules } from '#domain/shop/settings.ts'
import type { Text } from '#domain/text.ts'
import { countOf, inRow, joinList } from './phrases.ts'

/** These names are tags next to a dish's complete allergens. */
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
  sesame: { zh: '芝麻', en: 'sesame' },
  mustard: { zh: '芥末', en: 'mustard' },
  celery: { zh: '西芹', en: 'celery' },
  lupin: { zh: '羽扇豆', en: 'lupin' },
}

type Answers = Pick<ServiceRules, 'allergens'>

/** Example: 14 類; 14 allergens. */
export const allergenKinds = ({ allergens }: Answers): Text => ({
  zh: `${allergens.length} 類`,
  en: countOf(allergens.length, ['allergen', 'allergens']),
})

/** No dish is promised to be safe; other ingredients must be asked about. */
export function declaredAndNoMore(answers: Answers): Text {
  const kinds = allergenKinds(answers)
  const names = joinList(answers.allergens.map((allergen) => allergenNames[allergen]))
  return {
    zh: `每款菜式標示 ${kinds.zh}致敏原：${names.zh}。其他食物未必標示，請先查詢。`,
    en: `The menu shows which of ${kinds.en} each dish contains: ${names.en}. Other foods are not always listed: if a guest reacts to one, please ask before you order.`,
  }
}

/** Ignores unknown ids. */
export function allergenList(ids: readonly string[]): Text {
  const nameById: Readonly<Record<string, Text | undefined>> = allergenNames
  return inRow(ids.flatMap((id) => nameById[id] ?? []))
}

export function contains(ids: readonly string[]): Text {
  const { zh, en } = allergenList(ids)
  return { zh: `含${zh}`, en: `Contains ${en}` }
}
