import type { Text } from '#domain/text.ts'
import { monthText } from './dates.ts'

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

/** A version is the month or day from which it applies, such as 2026-11, 2026-11-30 or 2026-11-30.2. */
export function versionNote(version: string): Text {
  const name = versionName(version)
  const [year, month, day] = version.split(/[-.]/).map(Number)
  if (!year || !month) return { zh: `${name.zh}。`, en: `${name.en}.` }
  const since = monthText(year, month)
  return {
    zh: `${name.zh}，自 ${since.zh}${day ? ` ${day} 日` : ''}起適用。`,
    en: `${name.en}, in force since ${day ? `${day} ` : ''}${since.en}.`,
  }
}

export const versionName = (version: string): Text => ({ zh: `版本 ${version}`, en: `Version ${version}` })
