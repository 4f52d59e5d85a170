import { type FormEvent, useId, useState } from 'react'
import { waitOf } from '#app/calls/http-client.ts'
import { Button } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { tooManyRequests } from '#content/limits.ts'
import { order } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { maxLetters } from '#domain/input-limits.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { Order } from './attempt/state.ts'
import css from './coupon.module.css'

/** One code per order: a field with its button, or the redeemed code with a button that removes it. */
export function OrderCoupon({ current }: { readonly current: Order }) {
  const { attempt, dispatch, quote, redeem } = current
  const text = useText()
  const lang = useLang()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<Refusal | { readonly wait: number } | 'failed' | null>(null)
  const inUse = attempt.dialog.details.promotionCode
  const problem = inUse ? quote.refusals.find(({ field }) => field === 'promotionCode') : refused
  const message = problem && problemText(problem)

  function problemText(what: NonNullable<typeof problem>): string {
    if (what === 'failed') return text(order.couponFailed)
    return 'wait' in what ? text(tooManyRequests(what.wait)) : refusalText(what, lang)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || typed.trim() === '') return
    setBusy(true)
    setRefused(null)
    try {
      const why = await redeem(typed)
      setRefused(why)
      if (!why) setTyped('')
    } catch (error) {
      const wait = waitOf(error)
      setRefused(wait === null ? 'failed' : { wait })
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className={css.coupon} data-field="promotionCode">
      {inUse ? (
        <p className={css.inUse}>
          <span>
            {text(order.coupon)} <b className="num">{inUse}</b>
          </span>
          <button
            type="button"
            className={css.remove}
            aria-describedby={message ? `${id}-message` : undefined}
            onClick={() => dispatch({ type: 'editDetails', changes: { promotionCode: null } })}
          >
            {text(order.removeCoupon)}
          </button>
        </p>
      ) : (
        <form className={css.form} onSubmit={submit}>
          <label className={css.label} htmlFor={`${id}-code`}>
            {text(order.coupon)}
          </label>
          <input
            id={`${id}-code`}
            className={css.input}
            name="promotionCode"
            value={typed}
            maxLength={maxLetters.promotionCode}
            inputMode="text"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-invalid={message ? true : undefined}
            aria-describedby={message ? `${id}-message` : undefined}
            onChange={(event) => setTyped(event.target.value)}
            // A typed code is redeemed when the field is left, too, without its button.
            onBlur={(event) => event.target.form?.requestSubmit()}
          />
          <Button kind="ink" size="s" type="submit" busy={busy}>
            {text(order.redeem)}
          </Button>
        </form>
      )}
      <p id={`${id}-message`} className={css.message} role="status">
        {message}
      </p>
    </div>
  )
}
