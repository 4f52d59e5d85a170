import { useText } from '#app/ui/lang.tsx'
import { layout } from '#content/layout.ts'
import css from './skip-link.module.css'

export function SkipLink() {
  const text = useText()
  return (
    <a className={css.skip} href="#main">
      {text(layout.skip)}
    </a>
  )
}
