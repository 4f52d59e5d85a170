/** What went wrong and needs a person, closed until somebody looks. */

import { Link } from 'react-router'
import { orderPath } from '#app/staff/addresses.ts'
import disclosure from '#app/staff/ui/disclosure.module.css'
import { StaffIcon } from '#app/staff/ui/icon.tsx'
import { useText } from '#app/ui/lang.tsx'
import { moreProblems, problemsTitle, problemText } from '#content/staff/problems.ts'
import type { OrderProblems } from '#server/site/staff/orders/staff-orders.ts'
import styles from './problems.module.css'

export function Problems({ problems: { count, listed } }: { readonly problems: OrderProblems }) {
  const text = useText()
  if (count === 0) return null
  return (
    <details className={styles.problems}>
      <summary className={disclosure.arrow}>
        <StaffIcon name="warn" />
        {text(problemsTitle(count))}
      </summary>
      <ul>
        {listed.map(({ kind, reference, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one order may have the same problem twice
          <li key={index}>
            {reference && <Link to={`${orderPath(reference)}#payment`}>{reference}</Link>}
            <span>{text(problemText(kind, amount))}</span>
          </li>
        ))}
        {count > listed.length && <li>{text(moreProblems(count - listed.length))}</li>}
      </ul>
    </details>
  )
}
