import { useText } from '#app/ui/lang.tsx'
import { exampleText, givesNothing } from '#content/staff/shop/settings/promotion-example.ts'
import { promotionExample } from '#domain/staff/shop/settings/promotion-example.ts'
import { readPromotion } from '#domain/staff/shop/settings/promotion-section.ts'
import { readTypedSettings } from '#domain/staff/shop/settings/settings-submission.ts'
import type { SectionFields } from './setting-field.tsx'

interface PromotionExampleProps {
  readonly id: string
  readonly fields: SectionFields
  /** The row's fields; null while they are unchanged. */
  readonly input: readonly (readonly [name: string, value: string])[] | null
}

export function PromotionExample({ id, fields: { values, view }, input }: PromotionExampleProps) {
  const text = useText()
  const { exampleRules: rules, today, dishes, sets } = view
  const row = (input && readTypedSettings('promotions', input)) ?? values
  const promotion = readPromotion(row, id, {
    dishes: new Map(dishes.map(({ id: dish, name }) => [dish, name])),
    sets: new Map(sets.map(({ id: set, name }) => [set, name])),
  })
  if (!promotion) return null
  const example = promotionExample(promotion, rules, today)
  return text(example ? exampleText(example, rules.zones[0]?.name ?? null) : givesNothing)
}
