import { ButtonLink } from '#app/staff/shell/ui/button.tsx'
import { useText } from '#app/ui/lang.tsx'
import { pager } from '#content/staff/shop/menus/dishes.ts'
import styles from './pager.module.css'

interface PagerProps {
  readonly page: number
  readonly pages: number
  /** Begins with the question mark. */
  readonly queryOf: (page: number) => string
}

/** Renders nothing for a single page. */
export function Pager({ page, pages, queryOf }: PagerProps) {
  const text = useText()
  if (pages === 1) return null
  return (
    <nav className={styles.pager} aria-label={text(pager.label)}>
      {page > 1 && <ButtonLink to={queryOf(page - 1)}>← {text(pager.before)}</ButtonLink>}
      <span>{text(pager.place(page, pages))}</span>
      {page < pages && <ButtonLink to={queryOf(page + 1)}>{text(pager.next)} →</ButtonLink>}
    </nav>
  )
}
