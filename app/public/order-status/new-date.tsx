import { Button } from '#app/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { changes } from '#content/ordering/changes.ts'
import type { ChangesView } from './changes-view.ts'
import css from './new-date.module.css'

interface NewDateProps {
  readonly options: ChangesView
  readonly here: string
  /** True if another action, such as paying, comes first. */
  readonly isSecond: boolean
}

export function NewDate({ options, here, isSecond }: NewDateProps) {
  const text = useText()
  const date = options.find(({ ask }) => ask === 'date')
  const refund = options.find(({ ask }) => ask === 'cancel')
  if (!date) return null
  return (
    <section className={css.ask}>
      <h2>{text(changes.chooseDate)}</h2>
      <p>{date.note}</p>
      <p className={css.buttons}>
        <Button kind={isSecond ? 'ink' : 'primary'} href={`${here}&ask=date`}>
          {date.name}
        </Button>
        {refund && (
          <Button kind="quiet" href={`${here}&ask=cancel`}>
            {refund.name}
          </Button>
        )}
      </p>
    </section>
  )
}
