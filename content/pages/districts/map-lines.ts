import type { Lang, Text } from '#domain/text.ts'

/** A tile fits one English word per line, with "&" for "and"; Chinese names fit one line. */
export function mapLines(name: Text, lang: Lang): readonly string[] {
  return lang === 'zh' ? [name.zh] : name.en.replace(' and ', ' & ').split(/(?<!&) /)
}
