import type { ReactNode } from 'react'
import { useLang } from '#app/ui/lang.tsx'
import type { Lang } from '#domain/text.ts'
import { isDrawn, type Lettering, Sign } from './sign.tsx'

interface SignHeadingProps {
  readonly name: Lettering
  readonly className?: Partial<Record<Lang, string | undefined>>
  /** The English heading, and the Chinese one that has not been drawn. */
  readonly children: ReactNode
}

/** Sign lettering in Chinese, text in English. */
export function SignHeading({ name, className, children }: SignHeadingProps) {
  const lang = useLang()
  return (
    <h1 className={className?.[lang]}>{lang === 'zh' && isDrawn(name) ? <Sign name={name} /> : children}</h1>
  )
}
