import { type ReactNode, useEffect, useRef } from 'react'
import { enterStep } from '#app/browser/dialogs.ts'
import { pagePath } from '#app/paths.ts'
import { Alert, CallInstead } from '#app/ui/alert.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { focusFirstWrong } from '#app/ui/form/first-wrong.ts'
import { FormFields } from '#app/ui/form/form.tsx'
import { useLang, useText } from '#app/ui/lang.tsx'
import { order, stepTitles } from '#content/ordering/order.ts'
import { orderSteps } from '#domain/ordering/order-steps.ts'
import type { Text } from '#domain/text.ts'
import { type Order, type OrderRequest, useOrder } from './attempt/state.ts'
import { useSubmit } from './attempt/submit.ts'
import css from './dialog.module.css'
import { editDishes } from './edit-dishes.ts'
import { OrderFooter } from './footer.tsx'
import { OrderNotices } from './notices.tsx'
import { OrderProgress } from './progress.tsx'
import { OrderSlip } from './slip.tsx'
import { StepConfirm } from './steps/confirm.tsx'
import { StepContact } from './steps/contact.tsx'
import { StepForm } from './steps/form.tsx'
import { StepMethods } from './steps/methods.tsx'
import { orderForm, orderFormWords } from './steps/order-form.ts'
import { usePayStep } from './steps/use-pay-step.ts'

type Flag = { current: boolean }

interface OrderDialogProps {
  readonly request: OrderRequest
  readonly onClose: () => void
}

/** The steps are those of spec sections 2 and 4. */
export function OrderDialog({ request, onClose }: OrderDialogProps) {
  const state = useOrder(request)
  return state.status === 'ready' ? (
    <OpenOrder current={state} onClose={onClose} />
  ) : (
    <WaitingOrder
      failure={state.status === 'failed' ? order.loadFailed : null}
      onRetry={state.reload}
      onClose={onClose}
    />
  )
}

interface WaitingProps {
  /** The failure is null while the step loads. */
  readonly failure: Text | null
  readonly onRetry: () => void
}

function WaitingOrder({ onClose, ...waiting }: WaitingProps & { readonly onClose: () => void }) {
  const text = useText()
  return (
    <Dialog title={text(stepTitles.orderContent)} open onClose={onClose}>
      <div className={css.waiting}>
        <LoadingStep {...waiting} />
      </div>
    </Dialog>
  )
}

function LoadingStep({ failure, onRetry }: WaitingProps) {
  const text = useText()
  if (!failure) return <p role="status">{text(order.loading)}</p>
  return (
    <Alert kind="error">
      <p>
        {text(failure)} <CallInstead />
      </p>
      <Button kind="quiet" size="s" onClick={onRetry}>
        {text(order.tryAgain)}
      </Button>
    </Alert>
  )
}

function OpenOrder({ current, onClose }: { readonly current: Order; readonly onClose: () => void }) {
  const text = useText()
  const lang = useLang()
  const submit = useSubmit(current)
  const body = useRef<HTMLDivElement>(null)
  const hasTried = useRef(false)
  const isFirst = useRef(true)
  const { attempt, dispatch, quote, refusals } = current
  const { step, details, errors } = attempt.dialog
  useEffect(() => {
    enterStep('order', orderSteps.indexOf(step), (position) => {
      const to = orderSteps[position]
      if (to) dispatch({ type: 'return', to })
    })
  }, [step, dispatch])
  const { step: StepPay, isLost } = usePayStep(step === 'pay')
  // After a refused attempt, the first invalid field gets the focus.
  useEffect(() => {
    if (!hasTried.current || submit.busy) return
    hasTried.current = false
    focusFirstWrong(body.current, [...Object.keys(errors), ...(submit.needsPayment ? ['paymentMethod'] : [])])
  })

  if (attempt.lines.length === 0 || quote.lines.length === 0) {
    return (
      <Dialog title={text(stepTitles.orderContent)} open onClose={onClose}>
        <div className={css.waiting}>
          <p>{text(order.empty)}</p>
          <Button href={pagePath('menu', lang)}>{text(order.toMenu)}</Button>
        </div>
      </Dialog>
    )
  }
  const [place, ...others] = current.rules.settings.pickupPlaces
  const onlyPlace = place && others.length === 0 ? place.id : null
  const goOn = () => {
    if (step === 'methods') dispatch({ type: 'choose', fulfilment: attempt.way, pickupPlaceId: onlyPlace })
    else if (step === 'pay' && refusals.length === 0) void submit.send()
    else dispatch({ type: 'next', refusals })
    hasTried.current = true
  }
  const slugs = quote.lines.map(({ set }) => set.slug)
  const leaveToDishes = () => editDishes(attempt, slugs, onClose)
  const isBeside = step === 'orderContent' || step === 'pay'
  const isPickup = details.fulfilment === 'pickup'
  const title = stepTitles[step === 'orderForm' ? (isPickup ? 'pickup' : 'delivery') : step]
  return (
    <Dialog
      title={text(title)}
      open
      onClose={onClose}
      header={
        <div className={css.progress}>
          <OrderProgress step={step} />
        </div>
      }
      footer={
        <OrderFooter
          current={current}
          submit={submit}
          canPlace={StepPay !== null}
          onBack={leaveToDishes}
          onNext={goOn}
        />
      }
    >
      <div ref={body} data-step={step}>
        <StepStart key={step} isFirst={isFirst}>
          {text(title)}
        </StepStart>
        <OrderNotices current={current} submit={submit} />
        <div className={isBeside ? css.beside : css.below}>
          <div>
            {step === 'orderContent' && <StepConfirm current={current} />}
            {step === 'methods' && <StepMethods current={current} />}
            <FormFields form={orderForm(current)} stopsAtLimit {...orderFormWords(details.fulfilment)}>
              {step === 'orderForm' && <StepForm current={current} onChangeDishes={leaveToDishes} />}
              {step === 'orderContact' && <StepContact isPickup={isPickup} />}
            </FormFields>
            {step === 'pay' &&
              (StepPay ? (
                <StepPay current={current} submit={submit} onChangeDishes={leaveToDishes} />
              ) : (
                // A reload fetches the script again and keeps the order.
                <LoadingStep failure={isLost ? order.stepFailed : null} onRetry={() => location.reload()} />
              ))}
          </div>
          {/* The first step lists the dishes itself. */}
          <OrderSlip current={current} brief={step !== 'pay'} />
        </div>
      </div>
    </Dialog>
  )
}

/** Screen readers announce each step's name. */
function StepStart({ isFirst, children }: { readonly isFirst: Flag; readonly children: ReactNode }) {
  const start = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst.current) start.current?.focus()
    isFirst.current = false
  }, [isFirst])
  return (
    <h3 ref={start} className="vh" tabIndex={-1}>
      {children}
    </h3>
  )
}
