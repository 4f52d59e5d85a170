import { type Lang, langs, type Text } from '#domain/text.ts'

/** Looks up a figure of a text, such as `leadDays` or `thai-10.price`; null if the shop has none. */
export type FigureOf = (name: string, lang: Lang) => string | null

/** Chinese keyboards write full-width braces. */
const figure = /[{｛]([^{}｛｝]+)[}｝]/g
/** A figure with the spaces that separate it from Chinese characters. */
const spacedFigure = /(?:(?<=\p{Script=Han})( ))?[{｛]([^{}｛｝]+)[}｝](?:( )(?=\p{Script=Han}))?/gu

/** Puts figures in the place of `{name}`; null if one is missing, since its sentence would promise what is not sold. */
export function fillFigures(text: Text, figureOf: FigureOf): Text | null {
  const filled = langs.map((lang) => [lang, fillIn(text[lang], lang, figureOf)] as const)
  return filled.some(([, words]) => words === null) ? null : (Object.fromEntries(filled) as unknown as Text)
}

function fillIn(words: string, lang: Lang, figureOf: FigureOf): string | null {
  if (!namesFigure(words)) return words
  let isWhole = true
  const filled = words.replace(spacedFigure, (_, before = '', name: string, after = '') => {
    const value = figureOf(name.trim(), lang)
    if (value === null) isWhole = false
    return value === null ? '' : withSpaces(before, value, after)
  })
  // A figure may be an empty word.
  return isWhole ? filled.replaceAll(/ {2,}/g, ' ').trim() : null
}

/** Chinese has spaces beside figures, and none beside a word: 保溫 一小時 becomes 保溫一小時. */
function withSpaces(before: string, value: string, after: string): string {
  const isHan = (character: string | undefined) => /^\p{Script=Han}$/u.test(character ?? '')
  const characters = [...value]
  return `${isHan(characters[0]) ? '' : before}${value}${isHan(characters.at(-1)) ? '' : after}`
}

/** The shop has every figure that the text names. */
export const hasFigures = (text: Text, lang: Lang, figureOf: FigureOf): boolean =>
  fillIn(text[lang], lang, figureOf) !== null

export const namesFigure = (words: string): boolean => words.search(figure) >= 0
