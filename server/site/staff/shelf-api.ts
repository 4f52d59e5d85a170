/** What the page of categories and gifts may request. */
import { todayInHongKong } from '#domain/calendar.ts'
import type { Gift, MenuCategory, NextGiftPrice, SetMenu } from '#domain/menu/catalogue.ts'
import { draftOn } from '#domain/staff/menus/item-drafts.ts'
import {
  categoryValues,
  giftValues,
  readShelf,
  type ShelfKind,
  type ShelfValues,
} from '#domain/staff/menus/shelf-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { type AddCategoryResult, addCategory } from '#server/commands/shop/add-category.ts'
import { type AddGiftResult, addGift, type NewGift } from '#server/commands/shop/add-gift.ts'
import {
  moveShelfItem,
  type SaveShelfResult,
  saveShelfItem,
  type TypedShelf,
} from '#server/commands/shop/edit-shelf.ts'
import { type DropDraftResult, dropItemDraft } from '#server/commands/shop/merge-item.ts'
import { putShelfItemOnSale } from '#server/commands/shop/put-shelf-item-on-sale.ts'
import { type RemoveShelfResult, removeShelfItem } from '#server/commands/shop/remove-shelf-item.ts'
import type { ShelfPlace, ShelfRefusal } from '#server/commands/shop/steps/with-shelf.ts'
import { allItemDrafts } from '#server/db/shop/item-drafts.ts'
import { shopEventsBy, shopEventsOfAll } from '#server/db/shop/shop-events.ts'
import type { Store } from '#server/db/store/store.ts'
import type { DraftSaved } from './editable-dish.ts'
import { importedIds } from './history-api.ts'
import { type PictureChoice, pastPictures, pictureChoices } from './pictures-api.ts'

/** Something that is on sale, as far as its category is. */
export interface InCategory {
  /** Of a set; null: a gift. */
  readonly setId: number | null
  readonly name: Text
}

/** What a category does to what is in it. */
export interface CategoryContents {
  /** What is on sale while the category is. */
  readonly onSale: readonly InCategory[]
  /** Sets of other categories that are listed in this one as well. */
  readonly alsoListed: readonly InCategory[]
  /** Nothing is in it, on sale or not. */
  readonly isEmpty: boolean
}

export interface ShelfItem {
  readonly id: string
  readonly name: Text
  /** Part of the address of a gift; null: it is a category. */
  readonly slug: string | null
  readonly published: ShelfValues
  /** The draft, or what is published. */
  readonly values: ShelfValues
  readonly draft: DraftSaved | null
  /** Whether a text lacks a language. */
  readonly hasGap: boolean
  /** Whether customers see it; a category is seen where a set on sale is in it. */
  readonly isOnSale: boolean
  /** The price that a gift has from a day on; null: none is planned. */
  readonly next: NextGiftPrice | null
  /** Null: it is a gift. */
  readonly contents: CategoryContents | null
  /** Those that a gift has or had, the one of now first. */
  readonly pictures: readonly PictureChoice[]
}

export interface ShelfApi {
  list(): Promise<Readonly<Record<ShelfKind, readonly ShelfItem[]>>>
  /** What customers see of a gift; null: there is none with this id. */
  publishedGift(id: string): Promise<ShelfValues | null>
  save(staff: StaffMember, asked: TypedShelf): Promise<SaveShelfResult>
  /** @param asked with the values that the person saw */
  dropDraft(
    staff: StaffMember,
    asked: ShelfPlace & { readonly opened: ShelfValues },
  ): Promise<DropDraftResult>
  move(staff: StaffMember, asked: Parameters<typeof moveShelfItem>[1]): Promise<'saved' | ShelfRefusal>
  putOnSale(
    staff: StaffMember,
    asked: ShelfPlace & { readonly isOnSale: boolean },
  ): Promise<'saved' | ShelfRefusal>
  addCategory(staff: StaffMember, values: ShelfValues): Promise<AddCategoryResult>
  addGift(staff: StaffMember, gift: NewGift): Promise<AddGiftResult>
  remove(staff: StaffMember, place: ShelfPlace): Promise<RemoveShelfResult>
}

/** Changes of gifts in which their earlier pictures are looked for. */
const maxPastChanges = 500

export function createShelfApi(store: Pick<Store, 'db' | 'content' | 'refresh'>, now: () => Date): ShelfApi {
  return {
    async list() {
      const { categories, sets, gifts, pictures } = (await store.content()).catalogue
      const stored = new Set([...pictures.values()].map(({ id }) => id))
      const drafts = await allItemDrafts(store.db)
      const today = todayInHongKong(now())
      const itemOf = (kind: ShelfKind, id: string, published: ShelfValues) => {
        const draft = drafts.find((each) => each.kind === kind && each.itemId === id)
        const values = draft ? draftOn(draft.values, published, today) : published
        return {
          id,
          published,
          values,
          draft: draft ? { at: draft.at, by: draft.by } : null,
          hasGap: !readShelf(kind, values, stored).ok,
        }
      }
      const past = await giftChanges(store.db, gifts)
      const shown = gifts.map((each) => {
        const item = itemOf('gift', String(each.id), giftValues(each))
        const before = past.get(each.id) ?? []
        const { values, published } = item
        return {
          each,
          item,
          names: [values.picture ?? '', published.picture ?? '', ...pastPictures(before)],
        }
      })
      const choices = await pictureChoices(
        store.db,
        shown.flatMap(({ names }) => names),
      )
      return {
        category: categories.map((each) => ({
          ...itemOf('category', each.id, categoryValues(each)),
          slug: null,
          name: each.name,
          isOnSale: each.onSale,
          next: null,
          pictures: [],
          contents: contentsOf(each, sets, gifts),
        })),
        gift: shown.map(({ each, item, names }) => ({
          ...item,
          slug: each.slug,
          name: each.name,
          isOnSale: each.published,
          contents: null,
          next: each.nextPrice,
          pictures: [...new Set(names)].flatMap((name) => choices.find(({ value }) => value === name) ?? []),
        })),
      }
    },
    async publishedGift(id) {
      const { gifts } = (await store.content()).catalogue
      const gift = gifts.find((each) => String(each.id) === id)
      return gift ? giftValues(gift) : null
    },
    save: (staff, asked) => saveShelfItem(store, asked, staff, now()),
    dropDraft: (staff, asked) => dropItemDraft(store, asked, staff, now()),
    move: (staff, asked) => moveShelfItem(store, asked, staff, now()),
    putOnSale: (staff, asked) => putShelfItemOnSale(store, asked, staff, now()),
    addCategory: (staff, values) => addCategory(store, values, staff, now()),
    addGift: (staff, gift) => addGift(store, gift, staff, now()),
    remove: (staff, place) => removeShelfItem(store, place, staff, now()),
  }
}

/** What was edited of gifts, and what files changed of them, the newest first. */
async function giftChanges(db: Store['db'], gifts: readonly Gift[]) {
  const edited = await shopEventsBy(db, 'edit-gift', maxPastChanges)
  const imported = await shopEventsOfAll(
    db,
    gifts.map(({ id }) => importedIds.gift(String(id))),
    maxPastChanges,
  )
  const all = [...edited, ...imported].toSorted((one, other) => other.id - one.id)
  return new Map(
    gifts.map(({ id }) => [
      id,
      all.filter(({ subjectId }) => [String(id), importedIds.gift(String(id))].includes(subjectId)),
    ]),
  )
}

function contentsOf(
  { id, kind }: MenuCategory,
  sets: readonly SetMenu[],
  gifts: readonly Gift[],
): CategoryContents {
  const sold = <Row extends { readonly published: boolean }>(rows: readonly Row[]) =>
    rows.filter(({ published }) => published)
  if (kind === 'gifts')
    return {
      onSale: sold(gifts).map(({ name }) => ({ setId: null, name })),
      alsoListed: [],
      isEmpty: false,
    }
  const [own, others] = [
    sets.filter(({ categoryId }) => categoryId === id),
    sets.filter(({ alsoIn }) => alsoIn.includes(id)),
  ]
  const named = (of: readonly SetMenu[]) => sold(of).map(({ id: setId, name }) => ({ setId, name }))
  return { onSale: named(own), alsoListed: named(others), isEmpty: own.length + others.length === 0 }
}
