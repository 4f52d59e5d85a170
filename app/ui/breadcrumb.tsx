import { breadcrumbWords } from '#content/layout.ts'
import css from './breadcrumb.module.css'
import { useText } from './lang.tsx'

export interface Crumb {
  readonly name: string
  readonly href: string
}

export interface BreadcrumbProps {
  readonly crumbs: readonly Crumb[]
  /** The current page, without a link. */
  readonly here: string
}

export function Breadcrumb({ crumbs, here }: BreadcrumbProps) {
  const text = useText()
  return (
    <nav className={css.breadcrumb} aria-label={text(breadcrumbWords.label)}>
      <ol>
        {crumbs.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  )
}
