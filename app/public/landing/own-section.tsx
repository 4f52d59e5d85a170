import type { ReactNode } from 'react'
import { ArrowLink, Button } from '#app/ui/button.tsx'
import { NewTab } from '#app/ui/new-tab.tsx'
import { SectionHead } from '#app/ui/section-head.tsx'
import css from './own-section.module.css'

export interface OwnLink {
  readonly words: string
  readonly href: string
}

export interface OwnSectionProps {
  readonly heading: string
  readonly lead: string
  readonly menu?: OwnLink
  readonly chat?: OwnLink
  /** Decides the text colour too. */
  readonly className: string | undefined
  readonly isDark?: boolean
  readonly children: ReactNode
}

export function OwnSection({ heading, lead, menu, chat, className, isDark, children }: OwnSectionProps) {
  const classes = [css.own, isDark && 'on-dark', className].filter(Boolean).join(' ')
  return (
    <section className={classes}>
      <div className="wrap">
        <SectionHead
          title={heading}
          lead={lead}
          aside={
            chat ? (
              <ChatButton chat={chat} kind={isDark ? 'butter' : 'jade'} />
            ) : (
              menu && <ArrowLink href={menu.href}>{menu.words}</ArrowLink>
            )
          }
        />
        {children}
      </div>
    </section>
  )
}

export function ChatButton({ chat, kind }: { readonly chat: OwnLink; readonly kind: 'butter' | 'jade' }) {
  return (
    <Button kind={kind} icon="chat" href={chat.href} target="_blank" rel="noopener">
      {chat.words}
      <NewTab />
    </Button>
  )
}
