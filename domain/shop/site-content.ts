/** The owner edits the notice and the questions. */
import type { CalendarDate } from '#domain/calendar.ts'
import type { Text } from '#domain/text.ts'
import type { Clientele } from './client.ts'
import type { HomeContent } from './home-content.ts'
import type { ShopPage } from './shop-page.ts'
import { isShownOn, type ShownWhen } from './shown-when.ts'

export interface Notice extends ShownWhen {
  readonly text: Text
  /** The path has no language prefix. */
  readonly link: string | null
}

/** Pages of clauses; other sections are of questions. */
export const legalPages = ['terms', 'privacy'] as const

export type LegalPage = (typeof legalPages)[number]

export const isLegal = (sectionId: string): boolean => legalPages.some((page) => page === sectionId)

/** A question, or a clause. A null text means the standard text, whose figures follow the settings. */
export interface PlacedQuestion {
  readonly id: string
  readonly sectionId: string
  readonly question: Text | null
  readonly answer: Text | null
}

export interface SiteContent {
  readonly notice: Notice | null
  /** An empty list means the standard questions. */
  readonly questions: readonly PlacedQuestion[]
  /** In the order of their menus. */
  readonly pages: readonly ShopPage[]
  readonly home: HomeContent
  readonly clientele: Clientele
}

/** Without the clients and events that are switched off. */
export const shownSite = ({ clientele, ...site }: SiteContent): SiteContent => ({
  ...site,
  clientele: {
    ...clientele,
    clients: clientele.clients.filter(({ isOn }) => isOn),
    events: clientele.events.filter(({ isOn }) => isOn),
    activities: clientele.activities.filter(({ isOn }) => isOn),
  },
})

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

/** Merges the owner's questions into the standard sections and drops empty ones. */
export function visibleQuestions<Shown extends Section>(
  standard: readonly Shown[],
  all: readonly PlacedQuestion[],
): readonly Shown[] {
  const places = all.filter(({ sectionId }) => !isLegal(sectionId))
  if (places.length === 0) return standard
  const items = new Map(standard.flatMap((section) => section.items).map((item) => [item.id, item]))
  return standard
    .map((section) => ({
      ...section,
      items: places
        .filter(({ sectionId }) => sectionId === section.id)
        .flatMap(({ id, question, answer }) => {
          const [questionText, answerText] = [
            question ?? items.get(id)?.question,
            answer ?? items.get(id)?.answer,
          ]
          return questionText && answerText ? [{ id, question: questionText, answer: answerText }] : []
        }),
    }))
    .filter((section) => section.items.length > 0)
}
