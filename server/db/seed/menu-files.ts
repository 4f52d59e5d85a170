/** categories.json and setMenus.json: the set menus, and what makes each complete. */
import * as v from 'valibot'
import type { Cents } from '#domain/money.ts'
import { type CheckedGroup, groupFaults, setFaults } from '#domain/set-faults.ts'
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
    repeatable: v.optional(v.boolean(), false),
    defaults: setOf(slug),
    dishes: listOf(choice, { dish: ({ dishId }) => dishId }),
  }),
  without((row) => groupFaults(checked(row)), {
    'min-above-max': 'asks for more dishes than it allows',
    'max-above-dishes': 'allows more dishes than it lists, and none may be taken twice',
    'max-below-defaults': 'has more defaults than it allows dishes',
    'default-unknown': 'has a default that is not among its dishes',
    'default-costs-extra': 'has a default that costs extra',
  }),
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
    groups: listOf(group, { group: ({ id }) => id }),
    menuMedia: v.optional(v.array(exactRow({ title: text, groupIds: setOf(slug) })), []),
    externalPath: v.optional(path),
    seasonal: v.optional(season),
  }),
  without(
    ({ priceCents, seasonal, groups, ...set }) =>
      setFaults({ ...set, price: priceCents, season: seasonal ?? null, groups: groups.map(checked) }),
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

export const setMenus = v.pipe(
  listOf(setMenu, { id: ({ id }) => id, slug: ({ slug }) => slug }),
  v.minLength(1, 'has no set menu'),
)

function checked({ dishes, ...group }: GroupRow): CheckedGroup {
  return {
    ...group,
    dishes: dishes.map(({ dishId, extraCents, priceCents }) => ({
      ...{ dishId, extra: extraCents, price: priceCents ?? null },
    })),
  }
}

/** Reports each fault of a row in words. */
function without<Row, Fault extends string>(
  faultsOf: (row: Row) => readonly Fault[],
  words: Readonly<Record<Fault, string>>,
) {
  return v.rawCheck<Row>(({ dataset, addIssue }) => {
    if (dataset.typed) for (const fault of faultsOf(dataset.value)) addIssue({ message: words[fault] })
  })
}

function isEachOnce(ids: readonly string[], groups: readonly Pick<GroupRow, 'id'>[]): boolean {
  return ids.length === groups.length && groups.every(({ id }) => ids.includes(id))
}
