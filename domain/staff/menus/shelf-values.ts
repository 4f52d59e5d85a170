/** What an owner edits of a category or a gift, as flat texts by name, from which two people's changes are merged. */

import { inEachLang } from '#domain/fields-by-language.ts'
import { plainLine, plainLineWithin, plainText, plainTextWithin } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { Gift, MenuCategory, Picture } from '#domain/menu/catalogue.ts'
import { nothing } from '#domain/money.ts'
import { type Allergen, allergens } from '#domain/ordering/order-needs.ts'
import type { Text } from '#domain/text.ts'
import { allergenField } from './dish-values.ts'
import { giftFigures, giftPriceValues, readGiftPrice, readNextGiftPrice } from './gift-prices.ts'
import { pictureValue } from './set-values.ts'
import { typedSeason } from './typed-season.ts'

export const shelfKinds = ['category', 'gift'] as const
export type ShelfKind = (typeof shelfKinds)[number]
export type ShelfValues = Readonly<Record<string, string>>

const introductions = [
  'title',
  'paragraphOne',
  'paragraphTwo',
  'bulletOne',
  'bulletTwo',
  'paragraphThree',
  'paragraphFour',
] as const satisfies readonly (keyof Gift['introduction'])[]

/** The texts of each kind, which exist in both languages. */
export const shelfTexts = {
  category: ['name', 'description'],
  gift: ['name', ...introductions],
} as const satisfies Record<ShelfKind, readonly string[]>

/** Letters of a text other than a name. */
const longestText = 600
/** A day is written MM-DD. */
const longestDay = 10
/** All that is in a gift, one thing a line. */
const longestContents = 2_000
export const longestShelfValue = (field: string) =>
  field.startsWith('season') || field === 'nextFrom'
    ? longestDay
    : field.startsWith('name')
      ? maxNameLength
      : field.startsWith('contents')
        ? longestContents
        : longestText

const valuesOf = (texts: Readonly<Record<string, Text>>): ShelfValues =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, { zh, en }]) => [
      [`${field}.zh`, plainLine(zh)],
      [`${field}.en`, plainLine(en)],
    ]),
  )

type EditableCategory = Pick<MenuCategory, 'name' | 'description' | 'season'>

/** The season of a category: its page names it. */
export const seasonFields = ['seasonFrom', 'seasonTo'] as const

export const categoryValues = ({ name, description, season }: EditableCategory): ShelfValues => ({
  ...valuesOf({ name, description }),
  seasonFrom: season?.from ?? '',
  seasonTo: season?.to ?? '',
})

/** What is merged as one: a day of one person and a price of another would be a plan that neither made. */
export const shelfUnit = (field: string): string => (field === 'nextFrom' ? 'nextPrice' : field)

type GiftTexts = Pick<Gift, 'name' | 'price' | 'nextPrice' | 'introduction' | 'contents' | 'allergens'>
type EditableGift = GiftTexts & Readonly<Record<'picture' | 'alone', Pick<Picture, 'id'>>>

export const giftValues = ({
  name,
  price,
  nextPrice,
  introduction,
  contents,
  allergens: own,
  picture,
  alone,
}: EditableGift): ShelfValues => ({
  ...valuesOf({ name, ...introduction }),
  ...giftPriceValues({ price, nextPrice }),
  picture: pictureValue(picture.id, alone.id),
  'contents.zh': contents.map(({ zh }) => plainLine(zh)).join('\n'),
  'contents.en': contents.map(({ en }) => plainLine(en)).join('\n'),
  ...Object.fromEntries(allergens.map((each) => [allergenField(each), own.includes(each) ? 'yes' : 'no'])),
})

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const plainLines = (text: string) => linesOf(plainText(text)).join('\n')

/** The text of a field as a form sends it: contents have one thing a line, and every other text is one line. */
export const plainShelfValue = (field: string, value: string): string =>
  field.startsWith('contents') ? plainLines(value) : plainLine(value)

/** The values that a form sent; a box that is not ticked is not sent. */
export function typedShelfValues(kind: ShelfKind, read: (name: string) => string | null): ShelfValues {
  const textIn = (name: string) => plainLineWithin(read(name) ?? '', longestShelfValue(name))
  const linesIn = (name: string) => plainLines(plainTextWithin(read(name) ?? '', longestShelfValue(name)))
  const typed = (names: readonly string[], valueIn: (name: string) => string) =>
    Object.fromEntries(names.map((name) => [name, valueIn(name)]))
  const texts = typed(shelfTexts[kind].flatMap(inEachLang), textIn)
  if (kind === 'category') return { ...texts, ...typed(seasonFields, textIn) }
  return {
    ...texts,
    ...typed([...giftFigures, 'picture'], textIn),
    ...typed(inEachLang('contents'), linesIn),
    ...typed(allergens.map(allergenField), (name) => (read(name) === 'yes' ? 'yes' : 'no')),
  }
}

export type ShelfProblem =
  | 'text-missing'
  | 'season-invalid'
  | 'price-invalid'
  | 'date-invalid'
  | 'lines-differ'
  | 'picture-unknown'

export interface EditedShelf {
  readonly category: EditableCategory
  readonly gift: GiftTexts & {
    readonly allergens: readonly Allergen[]
    readonly imageId: number
    readonly aloneImageId: number
  }
}

/**
 * The category and the gift that the texts say, of which one is meant; or what is wrong, by field.
 * @param pictures numbers of those that are stored; categories have none
 */
export function readShelf(
  kind: ShelfKind,
  values: ShelfValues,
  pictures: ReadonlySet<number> = new Set(),
):
  | { readonly ok: true; readonly value: EditedShelf }
  | { readonly ok: false; readonly problems: Readonly<Record<string, ShelfProblem>> } {
  const problems: Record<string, ShelfProblem> = {}
  for (const name of shelfTexts[kind].flatMap(inEachLang)) if (!values[name]) problems[name] = 'text-missing'
  const season = typedSeason(values.seasonFrom ?? '', values.seasonTo ?? '')
  if (season === undefined) problems.seasonTo = 'season-invalid'
  const price = readGiftPrice(values.price ?? '')
  if (kind === 'gift' && price === null) problems.price = 'price-invalid'
  const nextPrice = kind === 'gift' ? readNextGiftPrice(values) : null
  if (typeof nextPrice === 'string')
    problems[nextPrice] = nextPrice === 'nextFrom' ? 'date-invalid' : 'price-invalid'
  const [imageId = 0, aloneImageId = 0] = (values.picture ?? '').split('-').map(Number)
  const isKnown = pictures.has(imageId) && pictures.has(aloneImageId)
  if (kind === 'gift' && !isKnown) problems.picture = 'picture-unknown'
  const [inChinese, inEnglish] = [linesOf(values['contents.zh'] ?? ''), linesOf(values['contents.en'] ?? '')]
  if (inChinese.length !== inEnglish.length)
    problems[inChinese.length < inEnglish.length ? 'contents.zh' : 'contents.en'] = 'lines-differ'
  if (Object.keys(problems).length > 0) return { ok: false, problems }
  const text = (field: string): Text => ({ zh: values[`${field}.zh`] ?? '', en: values[`${field}.en`] ?? '' })
  const name = text('name')
  const introduction = {
    title: text('title'),
    paragraphOne: text('paragraphOne'),
    paragraphTwo: text('paragraphTwo'),
    bulletOne: text('bulletOne'),
    bulletTwo: text('bulletTwo'),
    paragraphThree: text('paragraphThree'),
    paragraphFour: text('paragraphFour'),
  }
  return {
    ok: true,
    value: {
      category: { name, description: text('description'), season: season ?? null },
      gift: {
        name,
        price: price ?? nothing,
        introduction,
        imageId,
        aloneImageId,
        nextPrice: typeof nextPrice === 'string' ? null : nextPrice,
        contents: inChinese.map((zh, at) => ({ zh, en: inEnglish[at] ?? '' })),
        allergens: allergens.filter((each) => values[allergenField(each)] === 'yes'),
      },
    },
  }
}
