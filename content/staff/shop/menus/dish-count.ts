import { countOf } from '#content/phrases.ts'
import type { Text } from '#domain/text.ts'

/** Example: 6 款 */
export const dishCount = (dishes: number): Text => ({
  zh: `${dishes} 款`,
  en: countOf(dishes, ['dish', 'dishes']),
})
