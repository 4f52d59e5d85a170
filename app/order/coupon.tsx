import { useId, useState } from 'react'
import { useLang, useText } from '#app/ui/lang.tsx'
import { codeEffectText } from '#content/ordering/code-effect.ts'
import { codeGives, coupon, swappedText } from '#content/ordering/coupon.ts'
import { order } from '#content/ordering/order.ts'
import { refusalText } from '#content/ordering/refusals.ts'
import type { Text } from '#domain/text.ts'
import type { Order } from './attempt/state.ts'
import css from './coupon.module.css'
import { CodeForm } from './coupon-form.tsx'
import { CouponMessage } from './coupon-message.tsx'

/** An order has at most one code. */
export function OrderCoupon({ current }: { readonly current: Order }) {
  const code = current.attempt.dialog.details.promotionCode
  const [isTrying, setTrying] = useState(false)
  const [swapMessage, setSwapped] = useState<Text | null>(null)
  return (
    <div className={css.coupon} data-field="promotionCode">
      {code && (
        <CodeInUse
          code={code}
          current={current}
          swapMessage={swapMessage}
          onRemove={() => {
            setSwapped(null)
            setTrying(false)
          }}
        />
      )}
      {(!code || isTrying) && (
        <CodeForm
          current={current}
          onUsed={(usedCode, instead) => {
            setTrying(false)
            setSwapped(instead && swappedText(usedCode, instead.code, instead.saved))
          }}
        />
      )}
      {code && !isTrying && <TryAnother onTry={() => setTrying(true)} />}
    </div>
  )
}

function TryAnother({ onTry }: { readonly onTry: () => void }) {
  const text = useText()
  return (
    <button type="button" className={css.another} onClick={onTry}>
      {text(coupon.tryAnother)}
    </button>
  )
}

interface CodeInUseProps {
  readonly code: string
  readonly current: Order
  readonly swapMessage: Text | null
  readonly onRemove: () => void
}

function CodeInUse({ code, current, swapMessage, onRemove }: CodeInUseProps) {
  const { attempt, dispatch, quote, effect, rules } = current
  const text = useText()
  const lang = useLang()
  const id = useId()
  const line = quote.promotions.find((each) => each.code !== null)
  // The server knows limits that the quote does not.
  const refusal =
    attempt.dialog.errors.promotionCode ?? quote.refusals.find(({ field }) => field === 'promotionCode')
  const consequence = effect && codeEffectText(code, effect, rules.settings.freeDeliveryFrom)
  const remark = consequence ?? swapMessage
  return (
    <>
      <p className={refusal ? `${css.inUse} ${css.unused}` : css.inUse}>
        <span>
          <span className="vh">{text(order.coupon)}</span> <b>{code}</b>
          {line && !refusal && <small>{text(codeGives(line))}</small>}
        </span>
        <button
          type="button"
          className={css.remove}
          aria-describedby={`${id}-message`}
          onClick={() => {
            onRemove()
            dispatch({ type: 'editDetails', changes: { promotionCode: null } })
          }}
        >
          {text(order.removeCoupon)}
        </button>
      </p>
      <CouponMessage id={`${id}-message`} error={refusal && refusalText(refusal, lang)}>
        {remark && text(remark)}
      </CouponMessage>
    </>
  )
}
