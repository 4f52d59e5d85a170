import { picturePath } from '#app/paths.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import type { SetMenu } from '#domain/menu/catalogue.ts'
import { setRefusal } from '#domain/menu/orderable.ts'
import { pricedOn } from '#domain/menu/set-prices.ts'
import type { Cents } from '#domain/money.ts'
import type { Text } from '#domain/text.ts'
import { allDrafts } from '#server/db/shop/drafts.ts'
import type { Store } from '#server/db/store/store.ts'

export interface ListedSet
  extends Pick<
    SetMenu,
    'id' | 'name' | 'categoryId' | 'serves' | 'price' | 'priceDisplay' | 'unit' | 'season'
  > {
  /** Null if no price is planned. */
  readonly next: { readonly from: CalendarDate; readonly price: Cents } | null
  readonly picture: string
  readonly groups: number
  /** The search uses these names, and the list does not show them. */
  readonly dishes: readonly Text[]
  readonly isOnSale: boolean
  /** On sale, but no day of its season can be ordered yet. */
  readonly isOutOfSeason: boolean
  readonly isCategoryOff: boolean
  readonly hasDraft: boolean
}

export interface ListedCategory {
  readonly id: string
  readonly name: Text
  readonly sets: readonly ListedSet[]
}

/** Twice the width in the list. */
export const dishWidthPx = 180

export async function listedSets(
  store: Pick<Store, 'db' | 'content'>,
  today: CalendarDate,
): Promise<readonly ListedCategory[]> {
  const { catalogue, settings } = await store.content()
  const drafts = new Set((await allDrafts(store.db)).flatMap(({ kind, id }) => (kind === 'set' ? [id] : [])))
  return catalogue.categories
    .map(({ id, name, onSale }) => ({
      id,
      name,
      sets: catalogue.sets
        .filter(({ categoryId }) => categoryId === id)
        .map((set) => ({
          id: set.id,
          name: set.name,
          serves: set.serves,
          price: set.price,
          unit: set.unit,
          season: set.season,
          categoryId: set.categoryId,
          next: nextOf(set),
          priceDisplay: set.priceDisplay,
          picture: picturePath(set.cardPicture, dishWidthPx),
          groups: set.groups.length,
          dishes: set.groups.flatMap(({ dishes }) => dishes.map(({ dish }) => dish.name)),
          isOnSale: set.published,
          isCategoryOff: !onSale,
          isOutOfSeason: setRefusal(set, settings, today)?.code === 'set-not-in-season',
          hasDraft: drafts.has(String(set.id)),
        })),
    }))
    .filter(({ sets }) => sets.length > 0)
}

function nextOf(set: SetMenu): ListedSet['next'] {
  const from = set.nextPrices?.from
  return from ? { from, price: pricedOn(set, from).price } : null
}
