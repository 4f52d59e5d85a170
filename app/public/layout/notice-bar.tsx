import { staffHomePath } from '#app/paths.ts'
import { useText } from '#app/ui/lang.tsx'
import { noticeBar, previewBar } from '#content/layout.ts'
import css from './notice-bar.module.css'

export interface NoticeBarProps {
  readonly text: string
  readonly href: string | null
}

/** The owner's notice, such as a typhoon or a holiday. */
export function NoticeBar({ text, href }: NoticeBarProps) {
  const words = useText()
  return (
    <aside className={css.bar} aria-label={words(noticeBar.name)}>
      <p className="wrap">
        {text} {href !== null && <a href={href}>{words(noticeBar.more)}</a>}
      </p>
    </aside>
  )
}

/** Only owners see the pages of a shop that is not open yet. */
export function PreviewBar() {
  const words = useText()
  return (
    <aside className={css.bar} aria-label={words(previewBar.name)}>
      <p className="wrap">
        {words(previewBar.text)} <a href={staffHomePath}>{words(previewBar.back)}</a>
      </p>
    </aside>
  )
}
