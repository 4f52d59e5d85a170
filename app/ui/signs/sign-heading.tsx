import type { ReactNode } from 'react'
import { useLang } from '#app/ui/lang.tsx'
import type { OwnSignName, SignName } from '#content/signs.ts'
import type { Lang } from '#domain/text.ts'
import { Sign } from './sign.tsx'

interface SignHeadingProps {
  readonly name: SignName | OwnSignName
  readonly className?: Partial<Record<Lang, string | undefined>>
  /** The children are the English heading. */
  readonly children: ReactNode
}

/** Sign lettering in Chinese, text in English. */
export function SignHeading({ name, className, children }: SignHeadingProps) {
  const lang = useLang()
  return <h1 className={className?.[lang]}>{lang === 'zh' ? <Sign name={name} /> : children}</h1>
}
