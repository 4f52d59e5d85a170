/** The message about a weather day, as staff may word it: a text with blanks that each order fills. */
import { isTooLong, plainText } from '#domain/free-text.ts'
import { type Lang, langs, type Text } from '#domain/text.ts'

export const weatherBlanks = ['warning', 'day', 'slot', 'order', 'held', 'until', 'link'] as const

type Blank = (typeof weatherBlanks)[number]

/** What stands for each blank in a text, between braces. */
export type BlankNames = Readonly<Record<Blank, Text>>

/** Without these a customer knows neither the new day nor where to choose another. */
const required = ['held', 'link'] as const satisfies readonly Blank[]

/** Characters; the encoded text in `longestEncoded` is the narrower limit for Chinese. */
export const maxWeatherWords = 1000

/** A link to a chat has room for this much, besides what fills the blanks. */
const longestEncoded = 1400

export const weatherWordsProblems = ['words-too-long', 'words-blank-missing', 'words-blank-unknown'] as const

export type WeatherWordsProblem = (typeof weatherWordsProblems)[number]

const inBraces = /\{([^{}\n]*)\}/g

/** Those of a Chinese keyboard too, which fill no blank: customers would read them as they stand. */
const anyBrace = /[{}｛｝]/

export function wordsProblem(words: string, lang: Lang, names: BlankNames): WeatherWordsProblem | null {
  if (isTooLong(words, maxWeatherWords)) return 'words-too-long'
  const text = plainText(words)
  if (encodeURIComponent(text).length > longestEncoded) return 'words-too-long'
  if (required.some((blank) => !text.includes(`{${names[blank][lang]}}`))) return 'words-blank-missing'
  const rest = text.replace(inBraces, (whole, name: string) => (blankNamed(name, lang, names) ? '' : whole))
  return anyBrace.test(rest) ? 'words-blank-unknown' : null
}

export type WordsReading =
  | { readonly ok: true; readonly value: Text }
  | { readonly ok: false; readonly problem: WeatherWordsProblem; readonly lang: Lang }

/** The wording in both languages, checked before anything is computed with it. */
export function readWeatherWords(typed: Text, names: BlankNames): WordsReading {
  for (const lang of langs) {
    const problem = wordsProblem(typed[lang], lang, names)
    if (problem) return { ok: false, problem, lang }
  }
  return { ok: true, value: { zh: plainText(typed.zh), en: plainText(typed.en) } }
}

/** The text with its blanks filled; what is in braces and no blank stays as it is. */
export function filledWords(
  words: string,
  lang: Lang,
  names: BlankNames,
  values: Readonly<Record<Blank, string>>,
): string {
  return words.replace(inBraces, (whole, name: string) => {
    const blank = blankNamed(name, lang, names)
    return blank ? values[blank] : whole
  })
}

function blankNamed(name: string, lang: Lang, names: BlankNames): Blank | undefined {
  return weatherBlanks.find((blank) => names[blank][lang] === name)
}
