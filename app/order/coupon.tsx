import { type FormEvent, useId, useState } from 'react'
import { waitOf } from '#app/calls/http-client.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { tooManyRequests } from '#content/limits.ts'
import { codeEffectText, codeEffectWords, usedAnyway } from '#content/ordering/code-effect.ts'
import { order } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import type { CodeEffect } from '#domain/code-effect.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { normaliseCode } from '#domain/promotions.ts'
import type { Refusal } from '#domain/refusals.ts'
import type { Order } from './attempt/state.ts'
import css from './coupon.module.css'

/** One code per order: a field with its button, or the redeemed code with a button that removes it. */
export function OrderCoupon({ current }: { readonly current: Order }) {
  const code = current.attempt.dialog.details.promotionCode
  return (
    <div className={css.coupon} data-field="promotionCode">
      {code ? <CodeInUse code={code} current={current} /> : <CodeForm current={current} />}
    </div>
  )
}

function CodeInUse({ code, current }: { readonly code: string; readonly current: Order }) {
  const { dispatch, quote, effect, facts } = current
  const text = useText()
  const lang = useLang()
  const id = useId()
  const refused = quote.refusals.find(({ field }) => field === 'promotionCode')
  const consequence = effect && codeEffectText(code, effect, facts.settings.freeDeliveryFrom)
  return (
    <>
      <p className={css.inUse}>
        <span>
          {text(order.coupon)} <b className="num">{code}</b>
        </span>
        <button
          type="button"
          className={css.remove}
          aria-describedby={`${id}-message`}
          onClick={() => dispatch({ type: 'editDetails', changes: { promotionCode: null } })}
        >
          {text(order.removeCoupon)}
        </button>
      </p>
      <Message id={`${id}-message`} error={refused && refusalText(refused, lang)}>
        {consequence && text(consequence)}
      </Message>
    </>
  )
}

type Answer = Refusal | CodeEffect | { readonly wait: number } | 'failed' | null

function isEffect(answer: Answer): answer is CodeEffect {
  return answer !== null && typeof answer === 'object' && 'raisesTotal' in answer
}

function CodeForm({ current: { redeem, facts } }: { readonly current: Order }) {
  const text = useText()
  const lang = useLang()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>(null)
  const code = normaliseCode(typed) ?? ''
  const effect = isEffect(answer) ? answer : null
  const error = answer === null || isEffect(answer) ? undefined : problemText(answer)
  const consequence = effect && codeEffectText(code, effect, facts.settings.freeDeliveryFrom)

  function problemText(what: Exclude<Answer, CodeEffect | null>): string {
    if (what === 'failed') return text(order.couponFailed)
    return 'wait' in what ? text(tooManyRequests(what.wait)) : refusalText(what, lang)
  }

  async function use(anyway?: 'anyway') {
    if (busy || typed.trim() === '') return
    setBusy(true)
    setAnswer(null)
    try {
      setAnswer(await redeem(typed, anyway))
    } catch (failure) {
      const wait = waitOf(failure)
      setAnswer(wait === null ? 'failed' : { wait })
    } finally {
      setBusy(false)
    }
  }
  const type = (text: string) => {
    setTyped(text)
    setAnswer(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void use()
  }

  return (
    <>
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
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-message`}
          onChange={(event) => type(event.target.value)}
          // A typed code is redeemed when the field is left, too, without its button; one that was answered is not.
          onBlur={() => !answer && void use()}
        />
        <Button kind="ink" size="s" type="submit" busy={busy}>
          {text(order.redeem)}
        </Button>
      </form>
      <Message id={`${id}-message`} error={error}>
        {consequence && text(consequence)}
      </Message>
      {consequence && (
        <div className={css.choice}>
          <Button kind="ink" size="s" onClick={() => type('')}>
            {text(codeEffectWords.keepFreeDelivery)}
          </Button>
          <Button kind="quiet" size="s" onClick={() => void use('anyway')}>
            {text(usedAnyway(code))}
          </Button>
        </div>
      )}
    </>
  )
}

interface MessageProps {
  readonly id: string
  readonly error: string | undefined
  /** Shown when nothing is wrong. */
  readonly children: string | null
}

/** Always rendered, so that screen readers announce what appears in it. */
function Message({ id, error, children }: MessageProps) {
  return (
    <p id={id} className={error ? `${css.message} ${css.error}` : css.message} role="status">
      {(error ?? children) && <Icon name={error ? 'warn' : 'truck'} size={16} />}
      {error ?? children}
    </p>
  )
}
