import { pageAt, pagePath } from '#app/paths.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { noticeOn, type SiteContent } from '#domain/site-content.ts'
import type { Lang } from '#domain/text.ts'
import type { NoticeBarProps } from './notice-bar.tsx'

/** The notice as a page of a language shows it on a day; null: there is none. */
export function noticeView(
  site: Pick<SiteContent, 'notice'>,
  today: CalendarDate,
  lang: Lang,
): NoticeBarProps | null {
  const notice = noticeOn(today, site)
  if (!notice) return null
  const linked = notice.link ? pageAt(notice.link) : undefined
  return { text: notice.text[lang], href: linked ? pagePath(linked, lang) : null }
}
