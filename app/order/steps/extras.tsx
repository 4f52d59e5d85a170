import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Order } from '#app/order/attempt/state.ts'
import { Button } from '#app/ui/button.tsx'
import { useFormField } from '#app/ui/form/form.tsx'
import { FieldError, Label } from '#app/ui/form/group.tsx'
import { useText } from '#app/ui/lang.tsx'
import { extraTotal, includedCutlery, includedTongs, order } from '#content/ordering/order.ts'
import { defaultExtra, includedCount, noExtras, withExtra } from '#domain/menu/extras.ts'
import { formatMoney } from '#domain/money.ts'
import type { ExtraChoice } from '#domain/ordering/order.ts'
import css from './extras.module.css'
import { ExtrasDialog } from './extras-dialog.tsx'

const words = {
  cutlery: {
    extra: order.extraCutlery,
    none: order.noCutlery,
    includedNote: includedCutlery,
  },
  tongs: { extra: order.extraTongs, none: order.noTongs, includedNote: includedTongs },
} as const

interface OrderExtrasProps {
  readonly kind: 'cutlery' | 'tongs'
  readonly current: Order
}

/** Deleting restores the free extras (spec section 4). */
export function OrderExtras({ kind, current }: OrderExtrasProps) {
  const text = useText()
  const id = useId()
  const [isBuying, setBuying] = useState(false)
  const buy = useRef<HTMLDivElement>(null)
  const close = () => {
    flushSync(() => setBuying(false))
    buy.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  const { label, error } = useFormField(kind)
  const edit = (choice: ExtraChoice) => current.dispatch({ type: 'editDetails', changes: { [kind]: choice } })
  const choice = current.attempt.dialog.details[kind]
  const line = current.quote[kind]
  const say = words[kind]
  const free = includedCount(current.quote.lines, kind === 'cutlery' ? 'includedCutlery' : 'includedTongs')
  return (
    <fieldset className={css.group} aria-labelledby={`${id}-label`} data-field={kind}>
      <Label id={`${id}-label`}>{label}</Label>
      <div ref={buy} className={css.extra}>
        <p>
          {text(say.includedNote(free, formatMoney(line.unitPrice)))}
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
        <Button
          kind="quiet"
          size="s"
          aria-haspopup="dialog"
          disabled={!choice.wanted}
          onClick={() => setBuying(true)}
        >
          {text(say.extra)}
        </Button>
      </div>
      {isBuying && (
        <ExtrasDialog
          title={say.extra}
          note={say.includedNote(free, formatMoney(line.unitPrice))}
          kind={kind}
          includedCount={free}
          unitPrice={line.unitPrice}
          extra={choice.extra}
          onDone={(extra) => edit(withExtra(extra))}
          onDelete={() => edit(defaultExtra)}
          onClose={close}
        />
      )}
      <label className={css.none}>
        <input
          type="checkbox"
          checked={!choice.wanted}
          onChange={({ target }) => edit(target.checked ? noExtras : defaultExtra)}
        />
        {text(say.none)}
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
