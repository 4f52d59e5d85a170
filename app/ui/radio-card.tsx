import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import css from './radio-card.module.css'

/** Radio buttons as cards: the whole card is the target. Give it a fieldset or a labelled radiogroup around. */
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
  /** What choosing it leads to, in order; shown in place of the note while it is chosen. */
  readonly steps?: readonly string[] | undefined
}) {
  const id = useId()
  // The steps would be read as a part of the name.
  const spoken = steps && { 'aria-labelledby': `${id}-title`, 'aria-describedby': `${id}-steps` }
  return (
    <label className={css.card}>
      <input {...input} {...spoken} type="radio" />
      <span className={css.mark} />
      <span>
        <b id={steps && `${id}-title`}>{title}</b>
        {note && <small>{note}</small>}
      </span>
      {aside && <span>{aside}</span>}
      {steps && (
        <ol id={`${id}-steps`} className={css.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </label>
  )
}
