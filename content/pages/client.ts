import { countOf } from '#content/phrases.ts'
import type { Clientele } from '#domain/shop/client.ts'
import type { FigureOf } from '#domain/shop/figure-text.ts'
import { filledText } from '#domain/shop/page-words.ts'
import type { Text } from '#domain/text.ts'

export const client = {
  heading: { zh: '客戶名單', en: 'Our clients and events' },
  featured: { zh: '精選活動', en: 'Featured events' },
  guests: { zh: '位', en: 'guests' },
  clients: { zh: '佢哋都請過我哋', en: 'They have chosen us' },
  activities: { zh: '邊場食咗乜', en: 'What we served' },
  activity: { zh: '活動', en: 'Event' },
  service: { zh: '服務', en: 'Service' },
  number: { zh: '人數', en: 'Guests' },
} satisfies Record<string, Text>

/** Where the owner says nothing else. */
export const standardClientWords = {
  title: client.heading,
  description: {
    zh: '我哋嘅客戶，同埋做過嘅到會活動。',
    en: 'Our clients, and events that we have catered.',
  },
  lead: { zh: '邊個請過我哋，食咗啲乜。', en: 'Who we cooked for, and what we served.' },
} satisfies Record<string, Text>

export interface EventCount {
  readonly figure: Text
  readonly unit: Text
  readonly occasions: Text | null
}

/** Null if the owner claims no number of events. */
export function eventCount({ figure: words, ...page }: Clientele, figureOf: FigureOf): EventCount | null {
  const [figure, unit] = [filledText({ zh: words, en: words }, figureOf), filledText(page.unit, figureOf)]
  return words && figure && unit ? { figure, unit, occasions: filledText(page.occasions, figureOf) } : null
}

/** 場公司活動，會議午餐、開張。 */
export const countWords = ({ unit, occasions }: EventCount): Text =>
  occasions ? { zh: `${unit.zh}，${occasions.zh}。`, en: `${unit.en}: ${occasions.en}.` } : unit

export function inNoOrder(count: number): Text {
  return {
    zh: `${count} 個客戶，排名不分先後`,
    en: `${countOf(count, ['client', 'clients'])}, in no particular order`,
  }
}

/** Completes the grid. */
export function nextClient(count: number): Text {
  return { zh: `第 ${count + 1} 個，係你？`, en: `Will you be number ${count + 1}?` }
}

/** A checkbox on phones that expands a long list. */
export function allClients(count: number): Text {
  return { zh: `顯示全部 ${count} 個`, en: `Show all ${count}` }
}
