/** categories.json and setMenus.json: the set menus, and what makes each complete. */
import * as v from 'valibot'
import {
  count,
  countFromOne,
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

const group = v.pipe(
  exactRow({
    id: slug,
    course: words,
    name: text,
    min: count,
    max: countFromOne,
    repeatable: v.optional(v.boolean(), false),
    defaults: setOf(slug),
    dishes: listOf(choice, { dish: ({ dishId }) => dishId }),
  }),
  v.check(({ min, max }) => min <= max, 'asks for more dishes than it allows'),
  v.check(
    ({ max, repeatable, dishes }) => repeatable || max <= dishes.length,
    'allows more dishes than it lists, and none may be taken twice',
  ),
  v.check(({ defaults, max }) => defaults.length <= max, 'has more defaults than it allows dishes'),
  v.check(
    ({ defaults, dishes }) => defaults.every((id) => dishes.some(({ dishId }) => dishId === id)),
    'has a default that is not among its dishes',
  ),
  v.check(
    ({ defaults, dishes }) =>
      dishes.every(({ dishId, extraCents }) => !extraCents || !defaults.includes(dishId)),
    'has a default that costs extra',
  ),
)

/** In a set priced by item, prices are per item; in any other, per set. */
const priceDisplay = v.variant('kind', [
  exactRow({ kind: oneOf(['plain', 'fromFreeDelivery', 'perPlate', 'perTray']) }),
  v.pipe(
    exactRow({ kind: v.literal('range'), minCents: price, maxCents: price }),
    v.transform(({ kind, minCents, maxCents }) => ({ kind, min: minCents, max: maxCents })),
  ),
])

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
    includesDelivery: v.boolean(),
    minQuantity: countFromOne,
    minQuantityScope: oneOf(['set', 'category']),
    includedCutlery: count,
    includedTongs: count,
    badges: setOf(words),
    groups: v.pipe(listOf(group, { group: ({ id }) => id }), v.minLength(1, 'has no group of dishes')),
    menuMedia: v.optional(v.array(exactRow({ title: text, groupIds: setOf(slug) })), []),
    externalPath: v.optional(path),
    seasonal: v.optional(season),
  }),
  v.check(
    ({ pricing, groups }) =>
      groups.every(({ dishes }) =>
        dishes.every(({ priceCents }) => (pricing === 'perItem') === (priceCents !== undefined)),
      ),
    'needs a price on every dish when priced by item, and on none otherwise',
  ),
  v.check(
    ({ pricing, groups }) =>
      pricing === 'perItem' || groups.every(({ min, defaults }) => defaults.length >= min),
    'has a group with fewer defaults than it asks for',
  ),
  v.check(
    ({ pricing, priceCents, groups }) =>
      pricing === 'fixed' || priceCents === Math.min(...itemPrices(groups)),
    'is priced by item, so that priceCents must be its cheapest item',
  ),
  v.check(
    ({ priceDisplay: shown, groups }) =>
      shown.kind !== 'range' ||
      (shown.min === Math.min(...itemPrices(groups)) && shown.max === Math.max(...itemPrices(groups))),
    'shows another range than that of its items',
  ),
  v.check(
    ({ priceDisplay: shown, includesDelivery }) => shown.kind !== 'fromFreeDelivery' || includesDelivery,
    'says that delivery is free, but does not include it',
  ),
  v.check(
    ({ badges, seasonal }) => badges.includes('seasonal') === (seasonal !== undefined),
    'has a seasonal badge without a season, or a season without the badge',
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
  v.check(({ categoryId, alsoIn }) => !alsoIn.includes(categoryId), 'lists its own category in alsoIn'),
)

export const setMenus = v.pipe(
  listOf(setMenu, { id: ({ id }) => id, slug: ({ slug }) => slug }),
  v.minLength(1, 'has no set menu'),
)

type Group = v.InferOutput<typeof group>

function itemPrices(groups: readonly Group[]): readonly number[] {
  return groups.flatMap(({ dishes }) => dishes.flatMap(({ priceCents }) => priceCents ?? []))
}

function isEachOnce(ids: readonly string[], groups: readonly Group[]): boolean {
  return ids.length === groups.length && groups.every(({ id }) => ids.includes(id))
}
