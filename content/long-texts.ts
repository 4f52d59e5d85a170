import type { Text } from '#domain/text.ts'
import { monthText } from './dates.ts'

/** A block is a paragraph, a list, or terms with descriptions. */
export type ClauseBlock =
  | Text
  | { readonly points: readonly Text[] }
  | { readonly entries: readonly ClauseEntry[] }

export interface ClauseEntry {
  readonly term: Text
  readonly text: Text
  readonly href?: string
}

/** Figures come from domain/shop/figures.ts. */
export interface Clause {
  /** The id is also the anchor. */
  readonly id: string
  readonly title: Text
  readonly body: readonly ClauseBlock[]
}

/** Figures come from domain/shop/figures.ts. */
export interface Question {
  readonly id: string
  readonly question: Text
  readonly answer: Text
}

export const prose = {
  contents: { zh: '目錄', en: 'On this page' },
} satisfies Record<string, Text>

/** The sentence may be in either language. */
export function firstSentence(text: string): string {
  return /^.*?(?:[。！？]|[.!?](?=\s|$))/.exec(text)?.[0] ?? text
}

/** A version is the month in which it takes effect, such as 2026-11. */
export function versionNote(version: string): Text {
  const [year, month] = version.split('-').map(Number)
  if (!year || !month) return { zh: `版本 ${version}。`, en: `Version ${version}.` }
  const since = monthText(year, month)
  return {
    zh: `版本 ${version}，自 ${since.zh}起適用。`,
    en: `Version ${version}, in force since ${since.en}.`,
  }
}
