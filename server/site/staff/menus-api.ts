/** What the pages of the menus may request: the sets in their order, and one set with its draft and versions. */

import { picturePath } from '#app/paths.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { Dish, SetMenu } from '#domain/menu/catalogue.ts'
import type { Cents } from '#domain/money.ts'
import { type Arrangement, arrange } from '#domain/staff/menus/arrange-set.ts'
import { readSet } from '#domain/staff/menus/read-set.ts'
import type { SetProblem } from '#domain/staff/menus/set-reader.ts'
import {
  changedFields,
  type SetValues,
  setUnitOf,
  setValuesOf,
  storedValues,
  typedSetValues,
  wholeValues,
} from '#domain/staff/menus/set-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import { type AddSetResult, addSet, type NewOne } from '#server/commands/shop/add-set.ts'
import {
  type DraftResult,
  type PublishResult,
  publishSet,
  type ResetResult,
  resetSetDraft,
  saveSetDraft,
  type TypedSet,
} from '#server/commands/shop/edit-set.ts'
import { moveSet, putOnSale, type SaleResult, type SetMove } from '#server/commands/shop/list-set.ts'
import type { SetResult } from '#server/commands/shop/steps/with-set.ts'
import type { Catalogue } from '#server/db/shop/catalogue.ts'
import { menuFacts } from '#server/db/shop/menu-facts.ts'
import { setHistory } from '#server/db/shop/set-changes.ts'
import type { Store } from '#server/db/store/store.ts'
import type { SiteApi } from '#server/site/site-api.ts'
import { dishWidth, type ListedCategory, listedSets } from './listed-sets.ts'
import { menuPreview, setPreview } from './menu-preview.ts'
import { type PictureChoice, pictureChoices } from './pictures-api.ts'

export interface SetVersion {
  readonly number: number
  readonly at: Date
  readonly by: string
  /** The fields, or those that belong together, that differ from the version before. */
  readonly changed: readonly string[]
  readonly price: string
}

export interface DishChoice extends Pick<Dish, 'id' | 'name' | 'allergens' | 'onSale'> {
  /** The address of its picture. */
  readonly picture: string
}

export interface EditableSetView {
  readonly id: number
  readonly slug: string
  readonly name: Text
  readonly price: Cents
  readonly isOnSale: boolean
  readonly pricing: SetMenu['pricing']
  /** Every dish that a group can have. */
  readonly dishes: readonly DishChoice[]
  readonly categories: readonly { readonly id: string; readonly name: Text; readonly isOnSale: boolean }[]
  /** Those that a group can be. */
  readonly courses: readonly string[]
  readonly published: SetValues
  /** The draft, or what is published. */
  readonly values: SetValues
  readonly draft: { readonly at: Date; readonly by: string } | null
  /** How many days ahead the calendar reaches. */
  readonly horizonDays: number
  /** What stands in the way of publishing the draft, by field. */
  readonly problems: Readonly<Record<string, SetProblem>>
  /** Those that it has or had, the one of the draft first. */
  readonly pictures: readonly PictureChoice[]
  /** The newest first; empty: never changed. */
  readonly versions: readonly SetVersion[]
}

export interface MenusApi {
  list(): Promise<readonly ListedCategory[]>
  /** Null: there is no such set. */
  set(setId: number): Promise<EditableSetView | null>
  /** The values of a form as the set knows them; null: there is no such set. */
  typed(setId: number, read: (name: string) => string | null): Promise<SetValues | null>
  /** The values after one of the buttons among the groups was pressed; null: there is no such set. */
  arranged(setId: number, values: SetValues, arrangement: Arrangement): Promise<SetValues | null>
  /** The set as it would be with its draft; null: there is no such set, or the person may not see it. */
  draft(staff: StaffMember, setId: number): Promise<SetMenu | null>
  /** What pages may request of the menu with its drafts; `gift`: the one that is looked at, which may be off sale. */
  preview(staff: StaffMember, api: SiteApi, gift: string | null): Promise<SiteApi>
  /** The dish of this name in either language, or id; null: there is none. */
  dishCalled(words: string): Promise<string | null>
  saveDraft(staff: StaffMember, asked: TypedSet): Promise<DraftResult>
  publish(staff: StaffMember, asked: TypedSet): Promise<PublishResult>
  /** @param opened the values that the person saw */
  reset(staff: StaffMember, setId: number, version: number | null, opened: SetValues): Promise<ResetResult>
  add(staff: StaffMember, asked: NewOne<number>): Promise<AddSetResult>
  putOnSale(staff: StaffMember, setId: number, isOnSale: boolean): Promise<SaleResult>
  move(staff: StaffMember, setId: number, move: SetMove): Promise<SetResult>
}

export function createMenusApi(store: Pick<Store, 'db' | 'content' | 'refresh'>, now: () => Date): MenusApi {
  const findSet = async (setId: number) =>
    (await store.content()).catalogue.sets.find(({ id }) => id === setId)
  return {
    list: () => listedSets(store, todayInHongKong(now())),
    async set(setId) {
      const set = await findSet(setId)
      if (!set) return null
      const rows = setHistory(store.db, setId)
      const draft = await rows.draft()
      const { catalogue, settings } = await store.content()
      const published = setValuesOf(set)
      const values = draft ? storedValues(draft.values, set, todayInHongKong(now())) : published
      const facts = menuFacts(catalogue)
      const reading = readSet(values, set, facts)
      const versions = await rows.versions()
      return {
        id: set.id,
        slug: set.slug,
        name: set.name,
        price: set.price,
        isOnSale: set.published,
        published,
        values,
        pricing: set.pricing,
        dishes: listedDishes(catalogue),
        courses: facts.courses,
        horizonDays: settings.horizonDays,
        categories: catalogue.categories
          .filter(({ kind }) => kind === 'sets')
          .map(({ id, name, onSale }) => ({ id, name, isOnSale: onSale })),
        draft: draft && { at: draft.at, by: draft.by },
        problems: reading.ok ? {} : reading.problems,
        pictures: await pictureChoices(
          store.db,
          [values, published, ...versions.map((each) => each.values)].map(({ picture = '' }) => picture),
        ),
        versions: versions.map(({ number, at, by, values: own }, index) => ({
          number,
          at,
          by,
          price: own.price ?? '',
          changed: changedUnits(versions[index + 1]?.values ?? own, own, set),
        })),
      }
    },
    async typed(setId, read) {
      const set = await findSet(setId)
      return set ? typedSetValues(read, set) : null
    },
    async arranged(setId, values, arrangement) {
      const set = await findSet(setId)
      return set ? arrange(values, arrangement, set.pricing) : null
    },
    draft: (staff, setId) => setPreview(store, staff, setId, now()),
    preview: (staff, api, gift) => menuPreview(store, staff, api, gift, now()),
    async dishCalled(words) {
      const asked = words
        .slice(0, 2 * maxNameLength)
        .trim()
        .toLowerCase()
      const { dishes } = (await store.content()).catalogue
      const names = ({ id, name }: Dish) => [id, name.zh.toLowerCase(), name.en.toLowerCase()]
      return [...dishes.values()].find((dish) => dish.onSale && names(dish).includes(asked))?.id ?? null
    },
    saveDraft: (staff, asked) => saveSetDraft(store, asked, staff, now()),
    publish: (staff, asked) => publishSet(store, asked, staff, now()),
    reset: (staff, setId, version, opened) => resetSetDraft(store, { setId, version, opened }, staff, now()),
    add: (staff, asked) => addSet(store, asked, staff, now()),
    putOnSale: (staff, setId, isOnSale) => putOnSale(store, { setId, isOnSale }, staff, now()),
    move: (staff, setId, move) => moveSet(store, { setId, move }, staff, now()),
  }
}

const listedDishes = ({ dishes }: Pick<Catalogue, 'dishes'>): readonly DishChoice[] =>
  [...dishes.values()].map(({ id, name, allergens, onSale, picture }) => ({
    id,
    name,
    allergens,
    onSale,
    picture: picturePath(picture, dishWidth),
  }))

function changedUnits(before: SetValues, after: SetValues, set: SetMenu): readonly string[] {
  const fields = changedFields(wholeValues(before, set), wholeValues(after, set))
  return [...new Set(fields.map(setUnitOf))]
}
