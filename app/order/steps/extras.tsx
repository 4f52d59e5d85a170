import { useId } from 'react'
import { useText } from '#app/ui/lang.tsx'
import { Stepper } from '#app/ui/stepper.tsx'
import { extraTotal, includedCutlery, includedTongs, order } from '#content/ordering/order.ts'
import { defaultExtra, includedCount, noneWanted, withExtra } from '#domain/extras.ts'
import { mostUnits } from '#domain/input-limits.ts'
import { formatMoney } from '#domain/money.ts'
import css from './extras.module.css'
import { FieldError, Label } from './field.tsx'
import type { FormPart } from './form-part.ts'

const words = {
  cutlery: {
    name: order.cutlery,
    extra: order.extraCutlery,
    none: order.noCutlery,
    included: includedCutlery,
  },
  tongs: { name: order.tongs, extra: order.extraTongs, none: order.noTongs, included: includedTongs },
} as const

/** Those that come free, more for a price, or none at all; deleting restores the free ones (spec section 4). */
export function OrderExtras({ kind, part }: { readonly kind: 'cutlery' | 'tongs'; readonly part: FormPart }) {
  const text = useText()
  const id = useId()
  const { current, edit, errorOf } = part
  const choice = current.attempt.dialog.details[kind]
  const line = current.quote[kind]
  const say = words[kind]
  const error = errorOf(kind)
  const free = includedCount(current.quote.lines, kind === 'cutlery' ? 'includedCutlery' : 'includedTongs')
  return (
    <fieldset className={css.group} aria-labelledby={`${id}-label`} data-field={kind}>
      <Label id={`${id}-label`}>{text(say.name)}</Label>
      <div className={css.extra}>
        <p>
          {text(say.included(free, formatMoney(line.unitPrice)))}
          {choice.extra > 0 && (
            <>
              <br />
              <b>{text(extraTotal(line.total, kind))}</b>{' '}
              <button type="button" className={css.delete} onClick={() => edit({ [kind]: defaultExtra })}>
                {text(order.deleteExtra)}
              </button>
            </>
          )}
        </p>
        <Stepper
          value={choice.extra}
          max={mostUnits}
          label={text(say.extra)}
          disabled={!choice.wanted}
          onChange={(extra) => edit({ [kind]: withExtra(extra) })}
        />
      </div>
      <label className={css.none}>
        <input
          type="checkbox"
          checked={!choice.wanted}
          onChange={({ target }) => edit({ [kind]: target.checked ? noneWanted : defaultExtra })}
        />
        {text(say.none)}
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
