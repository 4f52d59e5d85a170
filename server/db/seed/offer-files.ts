import * as v from 'valibot'
import {
  count,
  countFromOne,
  day,
  exactRow,
  listOf,
  money,
  oneOf,
  path,
  price,
  row,
  season,
  setOf,
  slug,
  text,
  words,
} from './file-values.ts'

const gift = row({
  id: countFromOne,
  slug,
  name: text,
  priceCents: price,
  nextPrice: v.optional(exactRow({ from: day, priceCents: price })),
  introduction: row({
    title: text,
    paragraphOne: text,
    paragraphTwo: text,
    bulletOne: text,
    bulletTwo: text,
    paragraphThree: text,
    paragraphFour: text,
  }),
  contents: v.array(text),
  allergens: setOf(words),
  onlinePath: path,
})

export const gifts = listOf(gift, { id: ({ id }) => id, slug: ({ slug }) => slug })

const banner = row({
  id: slug,
  discountType: oneOf(['MAIN_BANNER', 'POPUP', 'SWIPER']),
  headline: text,
  subline: text,
  link: v.nullable(path),
  seasonal: v.optional(season),
})

export const banners = listOf(banner, { id: ({ id }) => id })

const offer = {
  id: slug,
  code: v.nullable(words),
  name: text,
  description: text,
  minSubtotalCents: v.optional(money, 0),
  seasonal: v.optional(season),
  usableFrom: v.optional(day),
  usableUntil: v.optional(day),
  maxUses: v.optional(countFromOne),
  maxUsesPerCustomer: v.optional(countFromOne),
}

const promotion = v.variant('kind', [
  exactRow({
    ...offer,
    kind: v.literal('percent'),
    percentOff: v.pipe(countFromOne, v.maxValue(100, 'is above 100')),
  }),
  exactRow({ ...offer, kind: v.literal('amount'), amountCents: price }),
  exactRow({ ...offer, kind: v.literal('freeDelivery') }),
  v.pipe(
    exactRow({
      ...offer,
      kind: v.literal('freeDish'),
      freeDishId: slug,
      freeQuantity: v.optional(countFromOne, 1),
      minBoxes: v.optional(countFromOne),
      setIds: v.optional(setOf(count), []),
    }),
    v.check(
      ({ minBoxes, setIds }) => (minBoxes === undefined) === (setIds.length === 0),
      'needs both minBoxes and setIds, or neither',
    ),
  ),
])

export const promotions = listOf(promotion, {
  id: ({ id }) => id,
  // Customers may enter codes in either case.
  code: ({ code }) => code?.toLowerCase(),
})
