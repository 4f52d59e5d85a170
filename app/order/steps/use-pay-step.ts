import { useEffect, useState } from 'react'
import type { StepPay } from './pay.tsx'

/** The last step, whose script loads on arrival; null until then. */
export function usePayStep(isReached: boolean) {
  const [step, setStep] = useState<typeof StepPay | null>(null)
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    if (!isReached) return
    import('./pay.tsx').then(
      (module) => setStep(() => module.StepPay),
      () => setIsLost(true),
    )
  }, [isReached])
  return { step, isLost }
}
