/** What the owner writes on the site besides banners: the notice above every page, and the questions. */
import type { CalendarDate } from '#domain/calendar.ts'
import type { Text } from '#domain/text.ts'
import { isShownOn, type ShownWhen } from './shown-when.ts'

export interface Notice extends ShownWhen {
  readonly text: Text
  /** Path without language prefix, or null for a notice without a link. */
  readonly link: string | null
}

/** A question in its place. Null: the standard text of its id, whose figures follow the settings. */
export interface PlacedQuestion {
  readonly id: string
  readonly sectionId: string
  readonly question: Text | null
  readonly answer: Text | null
}

export interface SiteContent {
  readonly notice: Notice | null
  /** Empty: the standard questions in their order. */
  readonly questions: readonly PlacedQuestion[]
}

/** The notice that a page shows on a day. */
export function noticeOn(today: CalendarDate, { notice }: Pick<SiteContent, 'notice'>): Notice | null {
  return notice && isShownOn(today, notice) ? notice : null
}

interface Item {
  readonly id: string
  readonly question: Text
  readonly answer: Text
}

interface Section {
  readonly id: string
  readonly items: readonly Item[]
}

/** The sections as they are shown: those of the standard, with the owner's questions; empty ones are left out. */
export function shownQuestions<Shown extends Section>(
  standard: readonly Shown[],
  placed: readonly PlacedQuestion[],
): readonly Shown[] {
  if (placed.length === 0) return standard
  const items = new Map(standard.flatMap((section) => section.items).map((item) => [item.id, item]))
  return standard
    .map((section) => ({
      ...section,
      items: placed
        .filter(({ sectionId }) => sectionId === section.id)
        .flatMap(({ id, question, answer }) => {
          const [shown, told] = [question ?? items.get(id)?.question, answer ?? items.get(id)?.answer]
          return shown && told ? [{ id, question: shown, answer: told }] : []
        }),
    }))
    .filter((section) => section.items.length > 0)
}
