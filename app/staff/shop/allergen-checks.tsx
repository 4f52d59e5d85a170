import { Check } from '#app/staff/shell/ui/field.tsx'
import { useText } from '#app/ui/lang.tsx'
import { allergenNames } from '#content/allergens.ts'
import { type Allergen, allergens } from '#domain/menu/allergens.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { allergenField } from '#domain/staff/shop/menus/dish-values.ts'

interface AllergenChecksProps {
  /** The shop answers for these; others that the food declares stay as they are. */
  readonly allergens: readonly Allergen[]
  readonly values: Values
}

export function AllergenChecks({ allergens: answers, values }: AllergenChecksProps) {
  const text = useText()
  const has = (allergen: Allergen) => values[allergenField(allergen)] === 'yes'
  return allergens.map((each) =>
    answers.includes(each) ? (
      <Check
        key={each}
        label={text(allergenNames[each])}
        name={allergenField(each)}
        value="yes"
        defaultChecked={has(each)}
      />
    ) : (
      has(each) && <input key={each} type="hidden" name={allergenField(each)} value="yes" />
    ),
  )
}
