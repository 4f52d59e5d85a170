import type { ReactNode } from 'react'
import type { Order } from '#app/order/attempt/state.ts'
import { FormInput } from '#app/ui/form/inputs.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { allergenNames } from '#content/allergens.ts'
import { accessNames, needsTexts } from '#content/ordering/needs.ts'
import { accessKinds } from '#domain/ordering/order-needs.ts'
import type { Text } from '#domain/text.ts'
import { AllergyWarning } from './allergy-warning.tsx'
import css from './needs.module.css'

interface OrderNeedsProps {
  readonly current: Order
  readonly onChangeDishes: () => void
}

/** Folded because most orders need neither. */
export function OrderNeedsFields({ current, onChangeDishes }: OrderNeedsProps) {
  const { attempt, dispatch } = current
  const { needs, details } = attempt.dialog
  return (
    <>
      <Fold title={needsTexts.question} isFilled={needs.allergens.length > 0}>
        <Choices
          title={needsTexts.allergies}
          names={allergenNames}
          all={current.rules.settings.service.allergens}
          selectedKinds={needs.allergens}
          onChoose={(kinds) => dispatch({ type: 'editNeeds', changes: { allergens: kinds } })}
        />
        {/* Always rendered, so that screen readers announce changes. */}
        <div aria-live="polite" tabIndex={-1}>
          <AllergyWarning current={current} onChangeDishes={onChangeDishes} />
        </div>
      </Fold>
      {details.fulfilment !== 'pickup' && (
        <Fold title={needsTexts.accessQuestion} isFilled={needs.access.length > 0 || needs.accessNote !== ''}>
          <Choices
            title={needsTexts.access}
            names={accessNames}
            all={accessKinds}
            selectedKinds={needs.access}
            onChoose={(kinds) => dispatch({ type: 'editNeeds', changes: { access: kinds } })}
          />
          <FormInput name="accessNote" autoComplete="off" />
        </Fold>
      )}
    </>
  )
}

interface FoldProps {
  readonly title: Text
  readonly isFilled: boolean
  readonly children: ReactNode
}

function Fold({ title, isFilled, children }: FoldProps) {
  const text = useText()
  return (
    <details className={css.needs} open={isFilled || undefined}>
      <summary>
        {text(title)}
        <Icon name="plus" />
      </summary>
      <div className={css.inside}>{children}</div>
    </details>
  )
}

interface ChoicesProps<Kind extends string> {
  readonly title: Text
  readonly names: Readonly<Record<Kind, Text>>
  readonly all: readonly Kind[]
  readonly selectedKinds: readonly Kind[]
  readonly onChoose: (kinds: readonly Kind[]) => void
}

function Choices<Kind extends string>({ title, names, all, selectedKinds, onChoose }: ChoicesProps<Kind>) {
  const text = useText()
  return (
    <fieldset className={css.choices}>
      <legend className="vh">{text(title)}</legend>
      {all.map((kind) => (
        <label key={kind}>
          <input
            type="checkbox"
            checked={selectedKinds.includes(kind)}
            onChange={({ target }) =>
              onChoose(
                target.checked ? [...selectedKinds, kind] : selectedKinds.filter((each) => each !== kind),
              )
            }
          />
          {text(names[kind])}
        </label>
      ))}
    </fieldset>
  )
}
