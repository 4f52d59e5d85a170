import type { ReactNode } from 'react'
import { Phrases } from './phrases.tsx'
import css from './section-head.module.css'

export function SectionHead({
  title,
  lead,
  aside,
}: {
  readonly title: ReactNode
  readonly lead?: ReactNode
  readonly aside?: ReactNode
}) {
  return (
    <div className={css.head}>
      <div>
        <h2 className={css.title}>{typeof title === 'string' ? <Phrases>{title}</Phrases> : title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {aside}
    </div>
  )
}
