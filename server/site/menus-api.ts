/** What the pages of the menus may request: the sets in their order, and one set with its draft and versions. */

import { picturePath } from '#app/paths.ts'
import { todayInHongKong } from '#domain/calendar.ts'
import type { Dish, Picture, SetMenu } from '#domain/catalogue.ts'
import { maxNameLength } from '#domain/input-limits.ts'
import type { Cents } from '#domain/money.ts'
import { setRefusal } from '#domain/orderable.ts'
import { may } from '#domain/permissions.ts'
import { type Arrangement, arrange } from '#domain/staff/arrange-set.ts'
import { readSet, readSetAnyhow, type SetProblem, withEdits } from '#domain/staff/read-set.ts'
import {
  changedFields,
  type SetValues,
  setUnitOf,
  setValuesOf,
  typedSetValues,
  wholeValues,
} from '#domain/staff/set-values.ts'
import type { Text } from '#domain/text.ts'
import { type AddSetResult, addSet, type NewOne } from '#server/commands/add-set.ts'
import {
  type DraftResult,
  menuFacts,
  moveSet,
  type PublishResult,
  publishSet,
  putOnSale,
  type ResetResult,
  resetSetDraft,
  type SetResult,
  saveSetDraft,
  type TypedSet,
} from '#server/commands/edit-set.ts'
import { type SendPictureResult, type SentPicture, sendPicture } from '#server/commands/send-picture.ts'
import type { Catalogue } from '#server/db/catalogue.ts'
import { draftOf, draftsOf, versionsOf } from '#server/db/set-changes.ts'
import type { Store } from '#server/db/store/store.ts'
import type { Session } from './session.ts'

type Staff = Session['staff']

export interface ListedSet extends Pick<SetMenu, 'id' | 'name' | 'serves' | 'price' | 'unit' | 'season'> {
  readonly groups: number
  readonly isOnSale: boolean
  /** On sale, but no day of its season can be ordered yet. */
  readonly isOutOfSeason: boolean
  readonly hasDraft: boolean
}

export interface ListedCategory {
  readonly id: string
  readonly name: Text
  readonly sets: readonly ListedSet[]
}

export interface SetVersion {
  readonly number: number
  readonly at: Date
  readonly by: string
  /** The fields, or those that belong together, that differ from the version before. */
  readonly changed: readonly string[]
  readonly price: string
}

export interface DishChoice extends Pick<Dish, 'id' | 'name' | 'allergens'> {
  /** The address of its picture. */
  readonly picture: string
}

export interface PictureChoice extends Pick<Picture, 'alt' | 'width' | 'height'> {
  /** As the field of the set holds it. */
  readonly value: string
  readonly address: string
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
  readonly categories: readonly { readonly id: string; readonly name: Text }[]
  /** Those that a group can be. */
  readonly courses: readonly string[]
  readonly published: SetValues
  /** The draft, or what is published. */
  readonly values: SetValues
  readonly draft: { readonly at: Date; readonly by: string } | null
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
  draft(staff: Staff, setId: number): Promise<SetMenu | null>
  /** The dish of this name in either language, or id; null: there is none. */
  dishCalled(words: string): Promise<string | null>
  saveDraft(staff: Staff, asked: TypedSet): Promise<DraftResult>
  publish(staff: Staff, asked: TypedSet): Promise<PublishResult>
  /** @param opened the values that the person saw */
  reset(staff: Staff, setId: number, version: number | null, opened: SetValues): Promise<ResetResult>
  add(staff: Staff, asked: NewOne<number>): Promise<AddSetResult>
  /** Stores a picture, which no set shows yet. */
  sendPicture(staff: Staff, sent: SentPicture): Promise<SendPictureResult>
  putOnSale(staff: Staff, setId: number, isOnSale: boolean): Promise<SetResult>
  move(staff: Staff, setId: number, step: -1 | 1): Promise<SetResult>
}

export function createMenusApi(store: Pick<Store, 'db' | 'content' | 'refresh'>, now: () => Date): MenusApi {
  const findSet = async (setId: number) =>
    (await store.content()).catalogue.sets.find(({ id }) => id === setId)
  return {
    async list() {
      const { catalogue, settings } = await store.content()
      const drafts = new Set((await draftsOf(store.db)).map(({ setId }) => setId))
      const today = todayInHongKong(now())
      return catalogue.categories
        .map(({ id, name }) => ({
          id,
          name,
          sets: catalogue.sets
            .filter(({ categoryId }) => categoryId === id)
            .map((set) => ({
              ...{ id: set.id, name: set.name, serves: set.serves, price: set.price, unit: set.unit },
              season: set.season,
              groups: set.groups.length,
              isOnSale: set.published,
              isOutOfSeason: setRefusal(set, settings, today)?.code === 'set-not-in-season',
              hasDraft: drafts.has(set.id),
            })),
        }))
        .filter(({ sets }) => sets.length > 0)
    },
    async set(setId) {
      const set = await findSet(setId)
      if (!set) return null
      const draft = await draftOf(store.db, setId)
      const { catalogue } = await store.content()
      const published = setValuesOf(set)
      const values = draft ? wholeValues(draft.values, set) : published
      const facts = menuFacts(catalogue)
      const reading = readSet(values, set, facts)
      const versions = await versionsOf(store.db, setId)
      return {
        ...{ id: set.id, slug: set.slug, name: set.name, price: set.price, isOnSale: set.published },
        ...{ published, values, pricing: set.pricing, dishes: listedDishes(catalogue) },
        courses: facts.courses,
        categories: catalogue.categories
          .filter(({ kind }) => kind === 'sets')
          .map(({ id, name }) => ({ id, name })),
        draft: draft && { at: draft.at, by: draft.by },
        problems: reading.ok ? {} : reading.problems,
        pictures: picturesOf([values, published, ...versions.map((each) => each.values)], catalogue),
        versions: versions.map(({ number, at, by, values: own }, index) => ({
          ...{ number, at, by, price: own.price ?? '' },
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
    async draft({ role }, setId) {
      const set = may(role, 'edit-menus') ? await findSet(setId) : undefined
      if (!set) return null
      const draft = await draftOf(store.db, setId)
      if (!draft) return set
      const facts = menuFacts((await store.content()).catalogue)
      const reading = readSetAnyhow(wholeValues(draft.values, set), setValuesOf(set), set, facts)
      return reading ? withEdits(set, reading, facts) : set
    },
    async dishCalled(words) {
      const asked = words
        .slice(0, 2 * maxNameLength)
        .trim()
        .toLowerCase()
      const { dishes } = (await store.content()).catalogue
      const names = ({ id, name }: Dish) => [id, name.zh.toLowerCase(), name.en.toLowerCase()]
      return [...dishes.values()].find((dish) => names(dish).includes(asked))?.id ?? null
    },
    saveDraft: (staff, asked) => saveSetDraft(store, asked, staff, now()),
    publish: (staff, asked) => publishSet(store, asked, staff, now()),
    reset: (staff, setId, version, opened) => resetSetDraft(store, { setId, version, opened }, staff, now()),
    add: (staff, asked) => addSet(store, asked, staff, now()),
    sendPicture: (staff, sent) => sendPicture(store, sent, staff, now()),
    putOnSale: (staff, setId, isOnSale) => putOnSale(store, { setId, isOnSale }, staff, now()),
    move: (staff, setId, step) => moveSet(store, { setId, by: step }, staff, now()),
  }
}

/** Twice the width in the list. Pixels. */
const dishWidth = 180

const listedDishes = ({ dishes }: Pick<Catalogue, 'dishes'>): readonly DishChoice[] =>
  [...dishes.values()].map(({ id, name, allergens, picture }) => ({
    ...{ id, name, allergens, picture: picturePath(picture, dishWidth) },
  }))

function changedUnits(before: SetValues, after: SetValues, set: SetMenu): readonly string[] {
  const fields = changedFields(wholeValues(before, set), wholeValues(after, set))
  return [...new Set(fields.map(setUnitOf))]
}

/** Twice the width on the page. Pixels. */
const pictureWidth = 800

function picturesOf(
  sources: readonly SetValues[],
  { pictures }: Pick<Catalogue, 'pictures'>,
): readonly PictureChoice[] {
  const known = [...pictures.values()]
  return [...new Set(sources.map(({ picture = '' }) => picture))].flatMap((value) => {
    const picture = known.find(({ id }) => id === Number(value.split('-')[0]))
    if (!picture) return []
    const { alt, width, height } = picture
    return [{ value, alt, width, height, address: picturePath(picture, pictureWidth) }]
  })
}
