import type { Order } from '#app/order/attempt/state.ts'
import { FormInput } from '#app/ui/form/inputs.tsx'
import { useText } from '#app/ui/lang.tsx'
import { allergenNames } from '#content/allergens.ts'
import { accessNames, needsTexts } from '#content/ordering/needs.ts'
import { accessKinds, allergens } from '#domain/ordering/order-needs.ts'
import type { Text } from '#domain/text.ts'
import css from './needs.module.css'

/** Allergies, and how to reach the door of a delivery: folded away, since most orders need neither. */
export function OrderNeedsFields({ current }: { readonly current: Order }) {
  const text = useText()
  const { attempt, dispatch } = current
  const { needs, details } = attempt.dialog
  const isDelivery = details.fulfilment !== 'pickup'
  const isFilled = needs.allergens.length > 0 || (isDelivery && needs.access.length > 0)
  return (
    <details className={css.needs} open={isFilled || undefined}>
      <summary>{text(isDelivery ? needsTexts.both : needsTexts.allergies)}</summary>
      <Choices
        title={needsTexts.allergies}
        names={allergenNames}
        all={allergens}
        chosen={needs.allergens}
        onChoose={(chosen) => dispatch({ type: 'editNeeds', changes: { allergens: chosen } })}
      />
      {isDelivery && (
        <>
          <Choices
            title={needsTexts.access}
            names={accessNames}
            all={accessKinds}
            chosen={needs.access}
            onChoose={(chosen) => dispatch({ type: 'editNeeds', changes: { access: chosen } })}
          />
          <FormInput name="accessNote" autoComplete="off" />
        </>
      )}
    </details>
  )
}

interface ChoicesProps<Kind extends string> {
  readonly title: Text
  readonly names: Readonly<Record<Kind, Text>>
  readonly all: readonly Kind[]
  readonly chosen: readonly Kind[]
  readonly onChoose: (chosen: readonly Kind[]) => void
}

function Choices<Kind extends string>({ title, names, all, chosen, onChoose }: ChoicesProps<Kind>) {
  const text = useText()
  return (
    <fieldset className={css.choices}>
      <legend>{text(title)}</legend>
      {all.map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={chosen.includes(kind)}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, kind] : chosen.filter((each) => each !== kind))
            }
          />
          {text(names[kind])}
        </label>
      ))}
    </fieldset>
  )
}
