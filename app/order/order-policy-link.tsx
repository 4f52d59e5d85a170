import type { ReactNode } from 'react'
import { isOpen } from '../open-pages.ts'
import { pagePath } from '../paths.ts'
import { useLang } from '../ui/lang.tsx'

/** In a tab of its own, so that the order stays where it is. */
export function PolicyLink({ page, children }: { page: 'terms' | 'privacy'; children: ReactNode }) {
  const lang = useLang()
  if (!isOpen(page)) return children
  return (
    <a href={pagePath(page, lang)} target="_blank" rel="noopener">
      {children}
    </a>
  )
}
