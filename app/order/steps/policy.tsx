import { pagePath } from '#app/paths.ts'
import { useLang, useText } from '#app/ui/lang.tsx'
import type { Text } from '#domain/text.ts'
import css from './policy.module.css'

interface OrderPolicyProps {
  readonly page: 'terms' | 'privacy'
  readonly before: Text
  readonly name: Text
  readonly after: Text
}

/** A new tab keeps the order open. */
export function OrderPolicy({ page, before, name, after }: OrderPolicyProps) {
  const text = useText()
  const lang = useLang()
  return (
    <p className={css.policy}>
      {text(before)}
      <a href={pagePath(page, lang)} target="_blank" rel="noopener">
        {text(name)}
      </a>
      {text(after)}
    </p>
  )
}
