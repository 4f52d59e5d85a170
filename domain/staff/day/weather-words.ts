/** Staff can edit this template with placeholders. */
import { isTooLong, plainText } from '#domain/free-text.ts'
import { type Lang, langs, type Text } from '#domain/text.ts'

export const weatherBlanks = ['warning', 'day', 'slot', 'order', 'held', 'until', 'link'] as const

type Blank = (typeof weatherBlanks)[number]

/** A message contains these names between braces. */
export type BlankNames = Readonly<Record<Blank, Text>>

/** Customers need the new day and the link to change it. */
const requiredBlanks = ['held', 'link'] as const satisfies readonly Blank[]

/** `maxEncodedLetters` is the stricter limit for Chinese. */
export const maxWeatherLetters = 1000

/** Capacity of chat links without the filled placeholders. */
const maxEncodedLetters = 1400

export const weatherWordsProblems = ['words-too-long', 'words-blank-missing', 'words-blank-unknown'] as const

export type WeatherWordsProblem = (typeof weatherWordsProblems)[number]

const inBraces = /\{([^{}\n]*)\}/g

/** Full-width braces fill nothing, so customers would see them. */
const anyBrace = /[{}｛｝]/

export function wordsProblem(words: string, lang: Lang, names: BlankNames): WeatherWordsProblem | null {
  if (isTooLong(words, maxWeatherLetters)) return 'words-too-long'
  const text = plainText(words)
  if (encodeURIComponent(text).length > maxEncodedLetters) return 'words-too-long'
  if (requiredBlanks.some((blank) => !text.includes(`{${names[blank][lang]}}`))) return 'words-blank-missing'
  const rest = text.replace(inBraces, (whole, name: string) => (findBlank(name, lang, names) ? '' : whole))
  return anyBrace.test(rest) ? 'words-blank-unknown' : null
}

export type WordsReading =
  | { readonly ok: true; readonly value: Text }
  | { readonly ok: false; readonly problem: WeatherWordsProblem; readonly lang: Lang }

export function readWeatherWords(input: Text, names: BlankNames): WordsReading {
  for (const lang of langs) {
    const problem = wordsProblem(input[lang], lang, names)
    if (problem) return { ok: false, problem, lang }
  }
  return { ok: true, value: { zh: plainText(input.zh), en: plainText(input.en) } }
}

/** Unknown placeholders stay. */
export function filledWords(
  words: string,
  lang: Lang,
  names: BlankNames,
  values: Readonly<Record<Blank, string>>,
): string {
  return words.replace(inBraces, (whole, name: string) => {
    const blank = findBlank(name, lang, names)
    return blank ? values[blank] : whole
  })
}

function findBlank(name: string, lang: Lang, names: BlankNames): Blank | undefined {
  return weatherBlanks.find((blank) => names[blank][lang] === name)
}
