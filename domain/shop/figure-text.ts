import { type Lang, langs, type Text } from '#domain/text.ts'

/** Looks up a figure of a text, such as `leadDays` or `thai-10.price`; null if the shop has none. */
export type FigureOf = (name: string, lang: Lang) => string | null

const figure = /\{([^{}]+)\}/g

/** Puts figures in the place of `{name}`; null if one is missing, since its sentence would promise what is not sold. */
export function fillFigures(text: Text, figureOf: FigureOf): Text | null {
  const filled = langs.map((lang) => [lang, fillIn(text[lang], lang, figureOf)] as const)
  return filled.some(([, words]) => words === null) ? null : (Object.fromEntries(filled) as unknown as Text)
}

function fillIn(words: string, lang: Lang, figureOf: FigureOf): string | null {
  let isWhole = true
  const filled = words.replace(figure, (_, name: string) => {
    const value = figureOf(name, lang)
    if (value === null) isWhole = false
    return value ?? ''
  })
  return isWhole ? withoutHanSpaces(filled) : null
}

/** Chinese has spaces beside figures alone: 保溫 一小時 becomes 保溫一小時. */
const withoutHanSpaces = (words: string) => words.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')

/** The shop has every figure that the text names. */
export const hasFigures = (text: Text, lang: Lang, figureOf: FigureOf): boolean =>
  fillIn(text[lang], lang, figureOf) !== null
