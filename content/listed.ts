/** Joins several names. */
import type { Text } from '#domain/text.ts'

/** What stands between parts of a text. */
export const between = {
  /** The items of a list. */
  items: { zh: '、', en: ', ' },
  /** The parts of a sentence. */
  parts: { zh: '，', en: ', ' },
  /** Lists within a list. */
  lists: { zh: '；', en: '; ' },
  sentences: { zh: '', en: ' ' },
} satisfies Record<string, Text>

const latinEnd = /[\p{Script=Latin}\d]$/u
/** Whether a text begins so that a space goes between it and the Chinese before it. */
export const latinStart = /^[$\p{Script=Latin}\d]/u

/** In a sentence: 甲、乙及丙; one, two and three. In negative sentences: 或, or. */
export function listed(items: readonly Text[], joint: 'and' | 'or' = 'and'): Text {
  const last = items.at(-1) ?? { zh: '', en: '' }
  if (items.length < 2) return last
  const { zh, en } = inRow(items.slice(0, -1))
  return {
    // A space goes between Chinese and the digits or Latin letters beside it.
    zh: `${zh}${latinEnd.test(zh) ? ' ' : ''}${joint === 'or' ? '或' : '及'}${latinStart.test(last.zh) ? ' ' : ''}${last.zh}`,
    en: `${en} ${joint} ${last.en}`,
  }
}

/** Without a word before the last: 甲、乙、丙; one, two, three. */
export function inRow(items: readonly Text[]): Text {
  return {
    zh: items.map(({ zh }) => zh).join(between.items.zh),
    en: items.map(({ en }) => en).join(between.items.en),
  }
}
