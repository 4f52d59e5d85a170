import { useEffect, useState } from 'react'
import type { StepPay } from './pay.tsx'

/** Returns null until the step's script has loaded. */
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
