import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { NumberedSteps } from './numbered-steps.tsx'
import css from './radio-card.module.css'

/** Needs a fieldset or a labelled radiogroup around it. */
export function RadioCards({ children }: { readonly children: ReactNode }) {
  return <div className={css.cards}>{children}</div>
}

export function RadioCard({
  title,
  note,
  aside,
  steps,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'title' | 'type'> & {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly aside?: ReactNode
  /** Replaces the note while chosen. */
  readonly steps?: readonly string[] | undefined
}) {
  const id = useId()
  return (
    <div className={css.card}>
      <label>
        <input {...input} {...(steps && { 'aria-describedby': id })} type="radio" />
        <span className={css.mark} />
        <span>
          <b>{title}</b>
          {note && <small>{note}</small>}
        </span>
        {aside && <span>{aside}</span>}
      </label>
      {steps && (
        <div id={id} className={css.more}>
          <NumberedSteps steps={steps} />
        </div>
      )}
    </div>
  )
}
