import { Dialog } from '#app/ui/dialog/dialog.tsx'
import { openOverlay } from '#app/ui/dialog/overlay.tsx'
import { useText } from '#app/ui/lang.tsx'
import { howMuchFood } from '#content/pages/how-much-food.ts'
import type { Lang } from '#domain/text.ts'
import css from './calculator.module.css'
import { Calculator } from './calculator.tsx'
import type { HowMuchFoodProps } from './view.ts'

export function openCalculator(opener: HTMLElement, props: HowMuchFoodProps, lang: Lang): void {
  openOverlay({ name: 'how-much-food', lang, opener }, (close) => (
    <CalculatorDialog props={props} onClosed={close} />
  ))
}

interface CalculatorDialogProps {
  readonly props: HowMuchFoodProps
  readonly onClosed: () => void
}

function CalculatorDialog({ props, onClosed }: CalculatorDialogProps) {
  const text = useText()
  return (
    <Dialog title={text(howMuchFood.title)} size="l" open onClose={onClosed}>
      <p className={css.lead}>{text(howMuchFood.lead)}</p>
      <Calculator {...props} />
    </Dialog>
  )
}
