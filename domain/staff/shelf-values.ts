/** What an owner edits of a category or a gift, as flat texts by name, from which two people's changes are merged. */
import type { Gift, MenuCategory } from '#domain/catalogue.ts'
import { plainText } from '#domain/free-text.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import { fromDollars, nothing, toDollars } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'

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
export const longestShelfValue = (field: string) => (field.startsWith('name') ? maxNameLength : longestText)

const inBoth = (fields: readonly string[]) => fields.flatMap((field) => [`${field}.zh`, `${field}.en`])
const valuesOf = (texts: Readonly<Record<string, Text>>): ShelfValues =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, { zh, en }]) => [
      [`${field}.zh`, zh],
      [`${field}.en`, en],
    ]),
  )

export const categoryValues = ({ name, description }: Pick<MenuCategory, 'name' | 'description'>) =>
  valuesOf({ name, description })

export const giftValues = ({ name, price, introduction }: Pick<Gift, 'name' | 'price' | 'introduction'>) => ({
  ...valuesOf({ name, ...introduction }),
  price: String(toDollars(price)),
})

/** The values that a form sent. */
export function typedShelfValues(kind: ShelfKind, read: (name: string) => string | null): ShelfValues {
  const names = [...inBoth(shelfTexts[kind]), ...(kind === 'gift' ? ['price'] : [])]
  return Object.fromEntries(
    names.map((name) => [name, plainText((read(name) ?? '').slice(0, longestShelfValue(name))).trim()]),
  )
}

export type ShelfProblem = 'text-missing' | 'price-invalid'

export interface EditedShelf {
  readonly category: Pick<MenuCategory, 'name' | 'description'>
  readonly gift: Pick<Gift, 'name' | 'price' | 'introduction'>
}

/** The category and the gift that the texts say, of which one is meant; or what is wrong, by field. */
export function readShelf(
  kind: ShelfKind,
  values: ShelfValues,
):
  | { readonly ok: true; readonly value: EditedShelf }
  | { readonly ok: false; readonly problems: Readonly<Record<string, ShelfProblem>> } {
  const problems: Record<string, ShelfProblem> = {}
  for (const name of inBoth(shelfTexts[kind])) if (!values[name]) problems[name] = 'text-missing'
  const typed = values.price ?? ''
  const price = (/^\d{1,6}(\.\d{1,2})?$/.test(typed) ? fromDollars(Number(typed)) : null) ?? nothing
  if (kind === 'gift' && price === nothing) problems.price = 'price-invalid'
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
    value: { category: { name, description: text('description') }, gift: { name, price, introduction } },
  }
}
