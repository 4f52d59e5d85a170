import { data } from 'react-router'
import { restoredEntry } from '#app/staff/shell/changes/restore-button.tsx'
import { formOutcome, itemStep } from '#app/staff/shop/menus/drafts/posted-form.ts'
import { newItemInput } from '#app/staff/shop/menus/new-one.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { categoriesAndGiftsPage } from '#content/staff/shop/menus/categories-and-gifts.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import {
  categoryAndGiftFields,
  type ItemKind,
  itemKinds,
} from '#domain/staff/shop/menus/category-and-gift-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import type { CategoriesAndGiftsApi } from '#server/page-data/staff/shop/categories-and-gifts-api.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'
import {
  type CategoryOrGiftFormResult,
  type NewCategoryOrGift,
  noCategoryOrGiftResult,
} from './item-result.ts'

type CategoryOrGiftApis = Pick<StaffApi, 'forms' | 'categoriesAndGifts' | 'history' | 'pictures'>

/** @throws a response for requests not from the page, or not permitted */
export async function categoryOrGiftResult(apis: CategoryOrGiftApis, staff: StaffMember, form: FormData) {
  const { categoriesAndGifts: api } = apis
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 60)
  const kind = itemKinds.find((each) => each === field('kind'))
  const id = field('item')
  if (!kind) throw data(null, 400)
  const [of, place] = [`${kind} ${id}`, { kind, id }]
  const verb = field('verb')
  switch (verb) {
    case 'add':
      return kind === 'gift' ? addGift(api, staff, form) : addCategory(api, staff, form)
    case 'on':
    case 'off': {
      const result = await api.putOnSale(staff, { ...place, isOnSale: verb === 'on' })
      return result.ok ? { ...noCategoryOrGiftResult, switchedTo: of } : refuseWith(result.reason)
    }
    case 'remove': {
      const result = await api.remove(staff, place)
      return result.ok
        ? { ...noCategoryOrGiftResult, done: categoriesAndGiftsPage.removed }
        : refuseWith(result.reason)
    }
    case 'up':
    case 'down': {
      const result = await api.move(staff, { ...place, move: { by: verb === 'up' ? -1 : 1 } })
      return result.ok
        ? { ...noCategoryOrGiftResult, movedRow: { row: of, verb } }
        : refuseWith(result.reason)
    }
    case 'place': {
      const result = await api.move(staff, { ...place, move: { placeOf: field('at') } })
      return result.ok ? noCategoryOrGiftResult : refuseWith(result.reason)
    }
    default: {
      const stepOf = (button: string, input: Values) =>
        itemStep(apis, staff, place, { form, verb: button, input })
      const { formResult, status } = await formOutcome(apis, staff, { place, form, stepOf })
      // An item that was published right away is closed.
      const isOpen = formResult.success !== menusPage.published || restoredEntry(verb) !== null
      return data<CategoryOrGiftFormResult>(
        { ...noCategoryOrGiftResult, ...formResult, of, switchedTo: isOpen ? of : null },
        status,
      )
    }
  }
}

async function addGift(api: CategoriesAndGiftsApi, staff: StaffMember, form: FormData) {
  const newGift = readNewItem('gift', form)
  const result = await api.addGift(staff, { ...newGift, like: Number(newGift.like.slice(0, 10)) || 0 })
  if (result.ok)
    return {
      ...noCategoryOrGiftResult,
      done: categoriesAndGiftsPage.added,
      switchedTo: `gift ${result.giftId}`,
    }
  return refuseWith(result.reason, newGift)
}

async function addCategory(api: CategoriesAndGiftsApi, staff: StaffMember, form: FormData) {
  const newCategory = readNewItem('category', form)
  const { zh, en, description } = newCategory
  const values = categoryAndGiftFields.category.write({ name: { zh, en }, description, season: null })
  const inputValues = categoryAndGiftFields.category.readInput((name) => values[name] ?? null)
  const result = await api.addCategory(staff, inputValues)
  if (result.ok)
    return {
      ...noCategoryOrGiftResult,
      done: categoriesAndGiftsPage.addedCategory,
      switchedTo: `category ${result.categoryId}`,
    }
  return refuseWith(result.reason, newCategory)
}

function readNewItem(kind: ItemKind, form: FormData): NewCategoryOrGift {
  const field = (name: string, max: number) => String(form.get(name) ?? '').slice(0, max)
  return {
    ...newItemInput(form),
    kind,
    price: field('price', 20).trim(),
    description: { zh: field('description.zh', 1_000), en: field('description.en', 1_000) },
  }
}

type Reason = Extract<
  Awaited<ReturnType<CategoriesAndGiftsApi['addCategory' | 'addGift' | 'putOnSale' | 'move' | 'remove']>>,
  { ok: false }
>['reason']

const refusals: Readonly<Record<Exclude<Reason, 'not-allowed'>, readonly [Text, number]>> = {
  'names-missing': [menusPage.namesMissing, 422],
  'texts-missing': [categoriesAndGiftsPage.textsMissing, 422],
  'english-missing': [fieldProblems['english-missing'], 422],
  'price-invalid': [fieldProblems['price-invalid'], 422],
  'too-many': [categoriesAndGiftsPage.tooMany, 422],
  'on-sale': [categoriesAndGiftsPage.removeOnSale, 409],
  'in-use': [categoriesAndGiftsPage.inUse, 409],
  'item-unknown': [categoriesAndGiftsPage.gone, 404],
  'temporarily-unavailable': [notSaved, 503],
}

function refuseWith(reason: Reason, newItem: NewCategoryOrGift | null = null) {
  if (reason === 'not-allowed') throw data(null, 404)
  const [problem, status] = refusals[reason]
  return data<CategoryOrGiftFormResult>({ ...noCategoryOrGiftResult, problem, newItem }, status)
}
