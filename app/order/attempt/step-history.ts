/** Each step is an entry of the browser's history: Back leads to the step before, Forward to the next. */
import { type Dispatch, useEffect, useRef } from 'react'
import { onStepAsked, showStep, stepAsked } from '#app/dialog-history/dialog-history.ts'
import { type OrderStep, orderSteps } from '#domain/ordering/order-steps.ts'
import type { OrderEvent } from './attempt.ts'

export function useStepHistory(step: OrderStep, dispatch: Dispatch<OrderEvent>): void {
  const isFirst = useRef(true)
  useEffect(() => {
    const enter = (asked: string | undefined) => {
      const to = orderSteps.find((known) => known === asked)
      if (to && to !== step) dispatch({ type: 'return', to })
      return to
    }
    const asked = isFirst.current ? stepAsked('order') : undefined
    isFirst.current = false
    // Opened again by the history: it decides at which step.
    if (asked === step || !enter(asked))
      showStep('order', step, orderSteps.slice(0, orderSteps.indexOf(step)))
    return onStepAsked('order', enter)
  }, [step, dispatch])
}
