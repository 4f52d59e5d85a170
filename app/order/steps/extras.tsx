import { useId } from 'react'
import type { Order } from '#app/order/attempt/state.ts'
import { useFormField } from '#app/ui/form/form.tsx'
import { FieldError, Label } from '#app/ui/form/group.tsx'
import { useText } from '#app/ui/lang.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { extraTotal, includedCutlery, includedTongs, order } from '#content/ordering/order.ts'
import { defaultExtra, includedCount, noneWanted, withExtra } from '#domain/extras.ts'
import { maxUnits } from '#domain/input-limits.ts'
import { formatMoney } from '#domain/money.ts'
import type { ExtraChoice } from '#domain/order.ts'
import css from './extras.module.css'

const words = {
  cutlery: {
    extra: order.extraCutlery,
    none: order.noCutlery,
    included: includedCutlery,
  },
  tongs: { extra: order.extraTongs, none: order.noTongs, included: includedTongs },
} as const

interface OrderExtrasProps {
  readonly kind: 'cutlery' | 'tongs'
  readonly current: Order
}

/** Those that come free, more for a price, or none at all; deleting restores the free ones (spec section 4). */
export function OrderExtras({ kind, current }: OrderExtrasProps) {
  const text = useText()
  const id = useId()
  const { label, error } = useFormField(kind)
  const edit = (choice: ExtraChoice) => current.dispatch({ type: 'editDetails', changes: { [kind]: choice } })
  const choice = current.attempt.dialog.details[kind]
  const line = current.quote[kind]
  const say = words[kind]
  const free = includedCount(current.quote.lines, kind === 'cutlery' ? 'includedCutlery' : 'includedTongs')
  return (
    <fieldset className={css.group} aria-labelledby={`${id}-label`} data-field={kind}>
      <Label id={`${id}-label`}>{label}</Label>
      <div className={css.extra}>
        <p>
          {text(say.included(free, formatMoney(line.unitPrice)))}
          {choice.extra > 0 && (
            <>
              <br />
              <b>{text(extraTotal(line.total, kind))}</b>{' '}
              <button type="button" className={css.delete} onClick={() => edit(defaultExtra)}>
                {text(order.deleteExtra)}
              </button>
            </>
          )}
        </p>
        <Stepper
          value={choice.extra}
          max={maxUnits}
          label={text(say.extra)}
          disabled={!choice.wanted}
          onChange={(extra) => edit(withExtra(extra))}
        />
      </div>
      <label className={css.none}>
        <input
          type="checkbox"
          checked={!choice.wanted}
          onChange={({ target }) => edit(target.checked ? noneWanted : defaultExtra)}
        />
        {text(say.none)}
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
