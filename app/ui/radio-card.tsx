import type { InputHTMLAttributes, ReactNode } from 'react'
import css from './radio-card.module.css'

/** Radio buttons as cards: the whole card is the target. Give it a fieldset or a labelled radiogroup around. */
export function RadioCards({ children }: { readonly children: ReactNode }) {
  return <div className={css.cards}>{children}</div>
}

export function RadioCard({
  title,
  note,
  aside,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'title' | 'type'> & {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly aside?: ReactNode
}) {
  return (
    <label className={css.card}>
      <input {...input} type="radio" />
      <span className={css.mark} />
      <span>
        <b>{title}</b>
        {note && <small>{note}</small>}
      </span>
      {aside && <span>{aside}</span>}
    </label>
  )
}
