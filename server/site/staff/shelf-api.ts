/** What the page of categories and gifts may request. */
import {
  categoryValues,
  giftValues,
  readShelf,
  type ShelfKind,
  type ShelfValues,
} from '#domain/staff/shelf-values.ts'
import type { Text } from '#domain/text.ts'
import { type AddGiftResult, addGift, type NewGift } from '#server/commands/shop/add-gift.ts'
import {
  moveShelfItem,
  type SaveShelfResult,
  saveShelfItem,
  type TypedShelf,
} from '#server/commands/shop/edit-shelf.ts'
import { putGiftOnSale, removeGift } from '#server/commands/shop/list-gift.ts'
import type { ShelfRefusal } from '#server/commands/shop/with-shelf.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Session } from '#server/site/session.ts'

type Staff = Session['staff']

export interface ShelfItem {
  readonly id: string
  readonly name: Text
  readonly values: ShelfValues
  /** Whether a text lacks a language. */
  readonly hasGap: boolean
  /** Whether customers see it; a category is seen where a set on sale is in it. */
  readonly isOnSale: boolean
}

export interface ShelfApi {
  list(): Promise<Readonly<Record<ShelfKind, readonly ShelfItem[]>>>
  save(staff: Staff, asked: TypedShelf): Promise<SaveShelfResult>
  move(staff: Staff, asked: Parameters<typeof moveShelfItem>[1]): Promise<'saved' | ShelfRefusal>
  putGiftOnSale(staff: Staff, asked: Parameters<typeof putGiftOnSale>[1]): Promise<'saved' | ShelfRefusal>
  addGift(staff: Staff, gift: NewGift): Promise<AddGiftResult>
  removeGift(staff: Staff, id: string): ReturnType<typeof removeGift>
}

export function createShelfApi(store: Pick<Store, 'db' | 'content' | 'refresh'>, now: () => Date): ShelfApi {
  const itemOf = (
    kind: ShelfKind,
    id: string,
    name: Text,
    values: ShelfValues,
    isOnSale = true,
  ): ShelfItem => ({
    ...{ id, name, values, hasGap: !readShelf(kind, values).ok, isOnSale },
  })
  return {
    async list() {
      const { categories, gifts } = (await store.content()).catalogue
      return {
        category: categories.map((each) => itemOf('category', each.id, each.name, categoryValues(each))),
        gift: gifts.map((each) =>
          itemOf('gift', String(each.id), each.name, giftValues(each), each.published),
        ),
      }
    },
    save: (staff, asked) => saveShelfItem(store, asked, staff, now()),
    move: (staff, asked) => moveShelfItem(store, asked, staff, now()),
    addGift: (staff, gift) => addGift(store, gift, staff, now()),
    removeGift: (staff, id) => removeGift(store, id, staff, now()),
    putGiftOnSale: (staff, asked) => putGiftOnSale(store, asked, staff, now()),
  }
}
