/** The chat message with a button in place of the link. */
import type { LetterPart } from '#content/letter.ts'
import {
  blankOf,
  type WeatherMessage,
  weatherMessage,
  weatherWords,
} from '#content/ordering/weather-message.ts'
import type { Lang, Text } from '#domain/text.ts'
import { paragraph, toPage } from './parts.ts'

const chooseOther: Text = { zh: '選擇另一日', en: 'Choose another day' }

/** @param letterText the staff's template, or null for the default */
export function weatherParts(
  letterText: Text | null,
  message: WeatherMessage,
  lang: Lang,
): readonly LetterPart[] {
  const words = letterText ?? weatherWords
  const button = toPage(message.url, lang, chooseOther)
  const lines = words[lang].split('\n').filter((line) => line.trim() !== '')
  const isLink = (line: string) => line.trim() === blankOf('link', lang)
  const parts = lines.map((line) => {
    if (isLink(line)) return button
    const text = weatherMessage({ ...words, [lang]: line }, message, lang)
    return paragraph({ zh: text, en: text }, lang)
  })
  return [...parts, ...(lines.some(isLink) ? [] : [button])]
}
