import type { Text } from '#domain/text.ts'
import { isOpen } from '../open-pages.ts'
import { pagePath } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'
import { useLang, useText } from '../ui/lang.tsx'
import css from './order-policy.module.css'

interface OrderPolicyProps {
  readonly page: 'terms' | 'privacy'
  /** The sentence around the policy's name. */
  readonly before: Text
  readonly name: Text
  readonly after: Text
  /** What the policy says, shown right here as long as it has no page of its own. */
  readonly points: readonly Text[]
}

/** Refers to a policy in a way that it can be read: its page, in a tab of its own so that the order stays, or its text. */
export function OrderPolicy({ page, before, name, after, points }: OrderPolicyProps) {
  const text = useText()
  const lang = useLang()
  if (isOpen(page))
    return (
      <p className={css.policy}>
        {text(before)}
        <a href={pagePath(page, lang)} target="_blank" rel="noopener">
          {text(name)}
        </a>
        {text(after)}
      </p>
    )
  return (
    <div className={css.policy}>
      {text(before)}
      {text(name)}
      {text(after)}
      <details>
        <summary>
          <span>{text(name)}</span>
          <Icon name="down" size={16} />
        </summary>
        <ul>
          {points.map((point) => (
            <li key={point.en}>{text(point)}</li>
          ))}
        </ul>
      </details>
    </div>
  )
}
