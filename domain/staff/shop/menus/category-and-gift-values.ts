import type { CalendarDate } from '#domain/calendar.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import { type Allergen, allergens } from '#domain/menu/allergens.ts'
import type { Gift, MenuCategory, Picture } from '#domain/menu/catalogue.ts'
import { toDollars } from '#domain/money.ts'
import {
  type FormReader,
  fieldTable,
  formReader,
  marks,
  nextPrice,
  picturePair,
  price,
  season,
  textLines,
  texts,
} from '#domain/staff/forms/fields.ts'
import type { Form, Reading } from '#domain/staff/forms/form.ts'
import type { Values } from '#domain/staff/forms/values.ts'

export const itemKinds = ['category', 'gift'] as const
export type ItemKind = (typeof itemKinds)[number]

const introductions = [
  'title',
  'paragraphOne',
  'paragraphTwo',
  'bulletOne',
  'bulletTwo',
  'paragraphThree',
  'paragraphFour',
] as const satisfies readonly (keyof Gift['introduction'])[]

export const categoryAndGiftTexts = {
  category: ['name', 'description'],
  gift: ['name', ...introductions],
} as const satisfies Record<ItemKind, readonly string[]>

const maxText = 600
const maxContents = 2_000

const categoryFields = fieldTable({
  name: texts(maxNameLength),
  description: texts(maxText),
  season: season(),
})

/** The category's page names its season. */
export const seasonFields = ['seasonFrom', 'seasonTo'] as const

const giftFieldsWith = (pictures: ReadonlySet<number>) =>
  fieldTable({
    name: texts(maxNameLength),
    title: texts(maxText),
    paragraphOne: texts(maxText),
    paragraphTwo: texts(maxText),
    bulletOne: texts(maxText),
    bulletTwo: texts(maxText),
    paragraphThree: texts(maxText),
    paragraphFour: texts(maxText),
    price: price(),
    next: nextPrice('nextPrice'),
    picture: picturePair((id) => pictures.has(id)),
    contents: textLines(maxContents),
    allergen: marks(allergens),
  })

const giftFields = giftFieldsWith(new Set())

export const categoryAndGiftFields = { category: categoryFields, gift: giftFields } as const

export type EditableCategory = Pick<MenuCategory, 'name' | 'description' | 'season'>

export const categoryValues = (category: EditableCategory): Values =>
  categoryFields.write({ ...category, season: category.season ?? null })

type GiftTexts = Pick<Gift, 'name' | 'price' | 'nextPrice' | 'introduction' | 'contents' | 'allergens'>
export type EditableGift = GiftTexts & Readonly<Record<'picture' | 'alone', Pick<Picture, 'id'>>>

export interface EditedGift extends GiftTexts {
  readonly allergens: readonly Allergen[]
  readonly imageId: number
  readonly aloneImageId: number
}

export const giftValues = ({ introduction, picture, alone, ...gift }: EditableGift): Values =>
  giftFields.write({
    ...gift,
    ...introduction,
    next: gift.nextPrice,
    picture: { id: picture.id, other: alone.id },
    allergen: allergens.filter((each) => gift.allergens.includes(each)),
  })

export function readCategory(values: Values, hasEnglish?: boolean): Reading<EditableCategory> {
  const reader = formReader(values, hasEnglish)
  return unlessWrong(reader, categoryFields.read(reader))
}

function readGift(
  values: Values,
  { pictures, hasEnglish }: Pick<GiftContext, 'pictures' | 'hasEnglish'>,
): Reading<EditedGift> {
  const reader = formReader(values, hasEnglish)
  const {
    name,
    price: now,
    next,
    picture,
    contents,
    allergen,
    ...introduction
  } = giftFieldsWith(pictures).read(reader)
  return unlessWrong(reader, {
    name,
    price: now,
    nextPrice: next,
    introduction,
    contents,
    allergens: allergen,
    imageId: picture.id,
    aloneImageId: picture.other,
  })
}

const unlessWrong = <Edit>({ problems }: FormReader, value: Edit): Reading<Edit> =>
  Object.keys(problems).length > 0 ? { ok: false, problems } : { ok: true, value }

export function categoryForm(category: EditableCategory, hasEnglish?: boolean): Form<EditableCategory> {
  const publishedValues = categoryValues(category)
  return {
    publishedValues,
    shape: { unitOf: categoryFields.unitOf, lists: [], row: '' },
    kind: 'category',
    readInput: categoryFields.readInput,
    whole: (fields) => categoryFields.whole(fields, publishedValues),
    read: (values) => readCategory(values, hasEnglish),
  }
}

interface GiftContext {
  readonly pictures: ReadonlySet<number>
  readonly day: CalendarDate
  readonly hasEnglish?: boolean | undefined
}

export function giftForm(gift: EditableGift, context: GiftContext): Form<EditedGift> {
  const { day } = context
  const publishedValues = giftValues(gift)
  return {
    publishedValues,
    shape: { unitOf: giftFields.unitOf, lists: [], row: '' },
    kind: 'gift',
    readInput: (field) => pricesOn(giftFields.readInput(field), day),
    whole: (fields) => pricesOn(giftFields.whole(fields, publishedValues), day),
    read: (values) => readGift(values, context),
  }
}

/**
 * A planned price that has started becomes current, in drafts too (docs/decisions/0046). An unreadable plan
 * stays, to be refused.
 */
function pricesOn(values: Values, day: CalendarDate): Values {
  const reader = formReader(values)
  const next = nextPrice('').read(reader, 'next')
  if (next === null || Object.keys(reader.problems).length > 0 || day < next.from) return values
  return { ...values, price: String(toDollars(next.price)), nextFrom: '', nextPrice: '' }
}
