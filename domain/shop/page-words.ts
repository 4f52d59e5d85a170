/** Texts that owners may leave to the program; they name figures of the shop in braces. */
import type { Text } from '#domain/text.ts'
import { type FigureOf, fillFigures } from './figure-text.ts'

export interface PageWords {
  readonly lead: Text | null
  readonly title: Text | null
  readonly description: Text | null
  readonly keywords: Text | null
}

export const noWords: PageWords = { lead: null, title: null, description: null, keywords: null }

/** Null if the text is missing or names a figure that the shop lacks. */
export const filledText = (text: Text | null, figureOf: FigureOf): Text | null =>
  text && fillFigures(text, figureOf)

/** The standard words replace those that are missing. */
export const filledWords = <Standard extends Readonly<Record<string, Text>>>(
  words: { readonly [Name in keyof Standard]: Text | null },
  standard: Standard,
  figureOf: FigureOf,
): Standard =>
  Object.fromEntries(
    Object.entries(standard).map(([name, text]) => [
      name,
      filledText(words[name as keyof Standard], figureOf) ?? text,
    ]),
  ) as Standard
