/** The shop can publish all of these changes. */
import fc from 'fast-check'
import type { Values } from '#domain/staff/forms/values.ts'
import { listNames, pictureFields } from '#domain/staff/shop/website/front-part.ts'
import { itemField, listedIds } from '#domain/staff/shop/website/site-part.ts'
import { arrangeSite } from '#domain/staff/shop/website/site-parts.ts'
import { oneOf, someWords } from '#tests/support/orders/random-edits.ts'

/** Random values; each kind of change uses some. */
interface RandomNumbers {
  readonly first: number
  readonly second: number
  readonly words: string
  readonly isOn: boolean
}

/** @param pictures ids for banners */
type Edit = (values: Values, random: RandomNumbers, pictures: readonly number[]) => Values

function bannerOf(values: Values, { first }: RandomNumbers) {
  return oneOf(
    listNames.flatMap((list) => listedIds(values, list).map((id) => ({ list, id }))),
    first,
  )
}

const withFields = (values: Values, id: string, fields: Values): Values => ({
  ...values,
  ...Object.fromEntries(Object.entries(fields).map(([field, value]) => [itemField(id, field), value])),
})

const texts = ['headline.zh', 'headline.en', 'subline.zh', 'subline.en'] as const

const daysOf = ({ second, isOn }: RandomNumbers) => ({
  from: isOn ? '2026-12-01' : '',
  until: second % 2 === 0 ? '2026-12-24' : '',
})

const edits = {
  words: (values, random) =>
    withFields(values, bannerOf(values, random).id, { [oneOf(texts, random.second)]: random.words }),
  switch: (values, random) =>
    withFields(values, bannerOf(values, random).id, { on: random.isOn ? 'on' : '' }),
  days: (values, random) => withFields(values, bannerOf(values, random).id, daysOf(random)),
  season: (values, random) =>
    withFields(values, bannerOf(values, random).id, {
      seasonfrom: random.isOn ? '12-01' : '',
      seasonto: random.isOn ? oneOf(['12-31', '02-29'], random.second) : '',
    }),
  picture: (values, random, pictures) =>
    withFields(values, bannerOf(values, random).id, {
      [oneOf(pictureFields, random.second)]: String(oneOf(pictures, random.first)),
    }),
  notice: (values, random) => ({
    ...values,
    'notice.on': random.isOn ? 'on' : '',
    'notice.text.zh': random.words,
    'notice.from': daysOf(random).from,
    'notice.until': daysOf(random).until,
  }),
  'banner moved': (values, random) =>
    arrangeSite('front', values, { ...bannerOf(values, random), action: random.isOn ? 'up' : 'down' }),
  'banner removed': (values, random) => {
    const { list, id } = bannerOf(values, random)
    return listedIds(values, list).length < 2
      ? values
      : arrangeSite('front', values, { list, id, action: 'remove' })
  },
  'banner added': (values, { first, second, words }, pictures) => {
    const list = oneOf(listNames, first)
    const id = `own-${list}-${first}`
    if (listedIds(values, list).includes(id)) return values
    return withFields(arrangeSite('front', values, { list, id, action: 'add' }), id, {
      ...Object.fromEntries(texts.map((field) => [field, words])),
      wide: String(oneOf(pictures, first)),
      tall: String(oneOf(pictures, second)),
    })
  },
} as const satisfies Readonly<Record<string, Edit>>

type SiteEdit = RandomNumbers & { readonly kind: keyof typeof edits }

const kinds = Object.keys(edits) as readonly SiteEdit['kind'][]
const editOf: Readonly<Record<SiteEdit['kind'], Edit>> = edits

export const someSiteEdits: fc.Arbitrary<readonly SiteEdit[]> = fc.array(
  fc.record({
    kind: fc.constantFrom(...kinds),
    first: fc.nat(99),
    second: fc.nat(99),
    isOn: fc.boolean(),
    words: someWords,
  }),
  { minLength: 3, maxLength: 6 },
)

export const withSiteEdits = (values: Values, some: readonly SiteEdit[], pictures: readonly number[]) =>
  some.reduce((before, edit) => editOf[edit.kind](before, edit, pictures), values)
