/** How the name of a district is written on its tile of the map. */
import type { Lang, Text } from '#domain/text.ts'

/**
 * A tile is as wide as one long English word, so every word has a line of its own; an "and" is a "&" and shares the
 * line of the word after it. A Chinese name fits in one line.
 */
export function mapLines(name: Text, lang: Lang): readonly string[] {
  return lang === 'zh' ? [name.zh] : name.en.replace(' and ', ' & ').split(/(?<!&) /)
}
