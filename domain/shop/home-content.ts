import type { Picture } from '#domain/menu/catalogue.ts'
import type { Text } from '#domain/text.ts'
import { type FigureOf, fillFigures } from './figure-text.ts'
import { filledText, noWords, type PageWords } from './page-words.ts'

/** The table is a drawing of the demo’s dishes. */
export const heroKinds = ['dishes', 'picture', 'pattern', 'table'] as const
export type HeroKind = (typeof heroKinds)[number]

export interface Claim {
  readonly id: string
  readonly isOn: boolean
  readonly figure: string
  readonly unit: Text | null
  readonly line: Text
}

export interface HomeContent extends PageWords {
  readonly hero: HeroKind
  readonly heroPicture: Picture | null
  readonly headline: Text | null
  readonly kicker: Text | null
  readonly claims: readonly Claim[]
  /** The ids of sets that the shop leads with. */
  readonly sets: readonly { readonly id: string; readonly set: string }[]
}

/** Until the owner decides otherwise. */
export const standardHome: HomeContent = {
  ...noWords,
  hero: 'dishes',
  heroPicture: null,
  headline: null,
  kicker: null,
  claims: [],
  sets: [],
}

/** Without those that name a figure that the shop lacks. */
export const filledClaims = (claims: readonly Claim[], figureOf: FigureOf) =>
  claims.flatMap(({ id, isOn, ...claim }) => {
    const figure = fillFigures({ zh: claim.figure, en: claim.figure }, figureOf)
    const [unit, line] = [filledText(claim.unit, figureOf), fillFigures(claim.line, figureOf)]
    return isOn && figure && line && (unit || !claim.unit) ? [{ id, figure, unit, line }] : []
  })
