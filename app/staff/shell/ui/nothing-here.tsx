/** One sentence and at most one button. */
import type { ReactNode } from 'react'
import { Empty } from '#app/ui/empty.tsx'
import emptySteamer from '#app/ui/pictures/steamer-empty.svg'

export function NothingHere({
  children,
  action = null,
  isSmall = false,
}: {
  readonly children: ReactNode
  readonly action?: ReactNode
  /** A panel has less room than a page. */
  readonly isSmall?: boolean
}) {
  return (
    <Empty
      picture={<img src={emptySteamer} alt="" width={150} height={150} />}
      action={action}
      isSmall={isSmall}
    >
      {children}
    </Empty>
  )
}
