import { setPath } from '#app/paths.ts'
import type { CardView } from '#app/public/menu/menu-view.ts'
import leader from '#app/styles/leader.module.css'
import { useLang } from '#app/ui/lang.tsx'
import { Price } from '#app/ui/money/price.tsx'
import css from './set-row.module.css'

export interface SetRowProps {
  readonly card: CardView
  readonly hasMeta?: boolean
}

export function SetRow({ card: { slug, name, meta, price }, hasMeta = false }: SetRowProps) {
  return (
    <a className={`${leader.leader} ${css.row}`} href={setPath(slug, useLang())} data-opens="set">
      <span>
        {name}
        {hasMeta && (
          <>
            {' '}
            <small>{meta}</small>
          </>
        )}
      </span>
      <Price price={price} size="s" />
    </a>
  )
}
