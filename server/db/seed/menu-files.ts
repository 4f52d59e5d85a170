import * as v from 'valibot'
import { type CheckedGroup, groupFaults, setFaults } from '#domain/menu/set-faults.ts'
import type { Cents } from '#domain/money.ts'
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
  without,
  words,
  yesOrNo,
} from './file-values.ts'

const category = row({
  id: slug,
  name: text,
  description: text,
  kind: oneOf(['sets', 'gifts']),
  path: v.nullable(path),
  seasonal: v.optional(season),
})

export const categories = listOf(category, { id: ({ id }) => id })

const choice = v.pipe(
  exactRow({
    dishId: slug,
    extraCents: v.optional(money, 0),
    priceCents: v.optional(price),
    note: v.optional(text),
  }),
  v.check(
    ({ extraCents, priceCents }) => !extraCents || priceCents === undefined,
    'has a supplement and a price',
  ),
)

interface GroupRow extends Omit<CheckedGroup, 'dishes'> {
  readonly dishes: readonly {
    readonly dishId: string
    readonly extraCents: Cents
    readonly priceCents?: Cents | undefined
  }[]
}

const group = v.pipe(
  exactRow({
    id: slug,
    course: words,
    name: text,
    min: count,
    max: countFromOne,
    repeatable: v.optional(yesOrNo, false),
    defaults: setOf(slug),
    dishes: listOf(choice, { dish: ({ dishId }) => dishId }),
  }),
  without((row) => groupFaults(checkGroup(row)), {
    'min-above-max': 'asks for more dishes than it allows',
    'max-above-dishes': 'allows more dishes than it lists, and none may be taken twice',
    'max-below-defaults': 'has more defaults than it allows dishes',
    'default-unknown': 'has a default that is not among its dishes',
    'default-costs-extra': 'has a default that costs extra',
  }),
)

/** Prices are per item in sets priced by item. */
const priceDisplay = v.variant(
  'kind',
  [
    exactRow({ kind: oneOf(['plain', 'fromFreeDelivery', 'perPlate', 'perTray']) }),
    v.pipe(
      exactRow({ kind: v.literal('range'), minCents: price, maxCents: price }),
      v.transform(({ kind, minCents, maxCents }) => ({ kind, min: minCents, max: maxCents })),
    ),
  ],
  'is not a way to show a price',
)

/** Lists only charges that differ from the present ones. */
const nextPrices = v.pipe(
  exactRow({
    from: day,
    priceCents: v.optional(price),
    display: v.optional(oneOf(['plain', 'fromFreeDelivery', 'perPlate', 'perTray', 'range'])),
    charges: v.optional(v.array(exactRow({ groupId: slug, dishId: slug, chargeCents: money })), []),
  }),
  v.check(
    ({ priceCents, display, charges }) =>
      priceCents !== undefined || display !== undefined || charges.length > 0,
    'has a day for new prices, but no new price',
  ),
)

const setMenu = v.pipe(
  exactRow({
    id: countFromOne,
    slug,
    categoryId: slug,
    alsoIn: v.optional(setOf(slug), []),
    name: text,
    tagline: text,
    description: text,
    serves: v.pipe(
      exactRow({ min: countFromOne, max: countFromOne }),
      v.check(({ min, max }) => min <= max, 'has a min above its max'),
    ),
    unit: oneOf(['set', 'person', 'box', 'plate', 'tray', 'piece']),
    pricing: oneOf(['fixed', 'perItem']),
    priceCents: price,
    priceDisplay,
    nextPrices: v.optional(nextPrices),
    includesDelivery: yesOrNo,
    minQuantity: countFromOne,
    minQuantityScope: oneOf(['set', 'category']),
    leadDays: v.optional(countFromOne),
    includedCutlery: count,
    includedTongs: count,
    badges: setOf(words),
    groups: listOf(group, { group: ({ id }) => id }),
    menuMedia: v.optional(v.array(exactRow({ title: text, groupIds: setOf(slug) })), []),
    externalPath: v.optional(path),
    seasonal: v.optional(season),
  }),
  without(
    ({ priceCents, seasonal, groups, ...set }) =>
      setFaults({ ...set, price: priceCents, season: seasonal ?? null, groups: groups.map(checkGroup) }),
    {
      'no-groups': 'has no group of dishes',
      'item-prices': 'needs a price on every dish when priced by item, and on none otherwise',
      'defaults-below-min': 'has a group with fewer defaults than it asks for',
      'price-not-lowest': 'is priced by item, so that priceCents must be its cheapest item',
      'range-not-of-items': 'shows another range than that of its items',
      'delivery-not-included': 'says that delivery is free, but does not include it',
      'badge-without-season': 'has a seasonal badge without a season, or a season without the badge',
      'category-twice': 'lists its own category in alsoIn',
    },
  ),
  v.check(
    ({ menuMedia, groups }) =>
      menuMedia.length === 0 ||
      isEachOnce(
        menuMedia.flatMap(({ groupIds }) => groupIds),
        groups,
      ),
    'has menu sheets that do not show each of its groups once',
  ),
)

export const setMenuRows = listOf(setMenu, { id: ({ id }) => id, slug: ({ slug }) => slug })

export const setMenus = v.pipe(setMenuRows, v.minLength(1, 'has no set menu'))

function checkGroup({ dishes, ...group }: GroupRow): CheckedGroup {
  return {
    ...group,
    dishes: dishes.map(({ dishId, extraCents, priceCents }) => ({
      dishId,
      extra: extraCents,
      price: priceCents ?? null,
    })),
  }
}

function isEachOnce(ids: readonly string[], groups: readonly Pick<GroupRow, 'id'>[]): boolean {
  return ids.length === groups.length && groups.every(({ id }) => ids.includes(id))
}
