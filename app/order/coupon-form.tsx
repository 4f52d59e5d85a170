import { type FormEvent, useId, useState } from 'react'
import { waitOf } from '#app/http/http-client.ts'
import { Button } from '#app/ui/button.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { tooManyRequests } from '#content/limits.ts'
import { codeEffectText, codeEffectWords, usedAnyway } from '#content/ordering/code-effect.ts'
import { coupon, currentCodeText } from '#content/ordering/coupon.ts'
import { order } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import { maxLetters } from '#domain/input-limits.ts'
import { normaliseCode } from '#domain/promotions/promotion-code.ts'
import type { CodeCheck, Order } from './attempt/state.ts'
import css from './coupon.module.css'
import { CouponMessage } from './coupon-message.tsx'

/** The answer is null before the check. */
type Answer = null | CodeCheck | { readonly kind: 'unchecked'; readonly wait: number | null }

interface CodeFormProps {
  readonly current: Order
  readonly onUsed: (code: string, instead: Extract<CodeCheck, { kind: 'used' }>['instead']) => void
}

export function CodeForm({ current: { redeem, rules }, onUsed }: CodeFormProps) {
  const text = useText()
  const lang = useLang()
  const id = useId()
  const [entry, setEntry] = useState('')
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answer>(null)
  const code = normaliseCode(entry) ?? ''
  const error = answer?.kind === 'refused' ? refusalText(answer.refusal, lang) : undefined

  async function use(anyway?: 'anyway') {
    if (busy || entry.trim() === '') return
    setBusy(true)
    setAnswer(null)
    const check = await redeem(entry, anyway).catch(
      (failure: unknown) => ({ kind: 'unchecked', wait: waitOf(failure) }) as const,
    )
    setBusy(false)
    setAnswer(check)
    if (check.kind === 'used') onUsed(code, check.instead)
  }
  const type = (next: string) => {
    setEntry(next)
    setAnswer(null)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void use()
  }

  function remark(): string | null {
    if (busy) return text(coupon.checking)
    switch (answer?.kind) {
      case 'unchecked':
        return text(answer.wait === null ? order.couponFailed : tooManyRequests(answer.wait))
      case 'kept':
        return text(currentCodeText(answer))
      case 'dearer': {
        const effect = codeEffectText(code, answer.effect, rules.settings.freeDeliveryFrom)
        return effect && text(effect)
      }
      default:
        return null
    }
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
          value={entry}
          maxLength={maxLetters.promotionCode}
          inputMode="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-message`}
          onChange={(event) => type(event.target.value)}
          // Leaving the field redeems a code that was not checked yet.
          onBlur={() => !answer && void use()}
        />
        <Button kind="ink" size="s" type="submit" busy={busy}>
          {text(order.redeem)}
        </Button>
      </form>
      <CouponMessage
        id={`${id}-message`}
        error={error}
        icon={busy ? 'busy' : answer?.kind === 'dearer' ? 'truck' : 'warn'}
      >
        {remark()}
      </CouponMessage>
      {answer?.kind === 'dearer' && (
        <div className={css.choice}>
          <Button kind="ink" size="s" onClick={() => type('')}>
            {text(codeEffectWords.keepFreeDelivery)}
          </Button>
          <Button kind="quiet" size="s" onClick={() => void use('anyway')}>
            {text(usedAnyway(code))}
          </Button>
        </div>
      )}
      {answer?.kind === 'kept' && (
        <div className={css.choice}>
          <Button kind="quiet" size="s" onClick={() => void use('anyway')}>
            {text(coupon.swapAnyway)}
          </Button>
        </div>
      )}
    </>
  )
}
