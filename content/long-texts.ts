/** The parts of long texts such as the terms. */
import type { Text } from '#domain/text.ts'
import { monthText } from './dates.ts'

/** A paragraph, a list of points, or terms with their descriptions. */
export type ClauseBlock =
  | Text
  | { readonly points: readonly Text[] }
  | { readonly entries: readonly ClauseEntry[] }

export interface ClauseEntry {
  readonly term: Text
  readonly text: Text
  /** Target of the link: a mail address or a telephone number. */
  readonly href?: string
}

/** One section of a long text such as the terms; its figures come from domain/shop/figures.ts. */
export interface Clause {
  /** Id of the section, used as its anchor. */
  readonly id: string
  readonly title: Text
  readonly body: readonly ClauseBlock[]
}

/** A question and its answer; the figures come from domain/shop/figures.ts. */
export interface Question {
  readonly id: string
  readonly question: Text
  readonly answer: Text
}

export const prose = {
  contents: { zh: '目錄', en: 'On this page' },
} satisfies Record<string, Text>

/** Up to the first full stop that ends a sentence. */
export function firstSentence(english: string): string {
  return /^.*?[.!?](?=\s|$)/.exec(english)?.[0] ?? english
}

/** A version is identified by the month in which it takes effect: 2026-11. */
export function versionNote(version: string): Text {
  const [year, month] = version.split('-').map(Number)
  if (!year || !month) return { zh: `版本 ${version}。`, en: `Version ${version}.` }
  const since = monthText(year, month)
  return {
    zh: `版本 ${version}，自 ${since.zh}起適用。`,
    en: `Version ${version}, in force since ${since.en}.`,
  }
}
