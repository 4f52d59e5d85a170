import { type Step, Steps } from '#app/public/sections/steps.tsx'
import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { corporatePage } from '#content/pages/corporate.ts'
import css from './quotation.module.css'

export interface QuotationProps {
  readonly steps: readonly Step[]
  readonly chatHref: string
}

/** The button links to the chat without JavaScript. */
export function Quotation({ steps, chatHref }: QuotationProps) {
  const text = useText()
  return (
    <section className={`wrap ${css.section}`}>
      <div className={css.head}>
        <h2>{text(corporatePage.steps)}</h2>
        <Button size="l" href={chatHref} target="_blank" rel="noopener" iconAfter="next" data-opens="enquiry">
          {text(corporatePage.stepsAsk)}
        </Button>
      </div>
      <Steps steps={steps} />
    </section>
  )
}
