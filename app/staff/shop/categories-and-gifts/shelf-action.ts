import { data } from 'react-router'
import { restoredEntry } from '#app/staff/shell/changes/restore-button.tsx'
import { formOutcome, itemStep } from '#app/staff/shop/menus/drafts/posted-form.ts'
import { typedNewOne } from '#app/staff/shop/menus/new-one.tsx'
import { fieldProblems } from '#content/staff/field-problems.ts'
import { notSaved } from '#content/staff/shell/not-saved.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { shelfPage } from '#content/staff/shop/menus/shelf.ts'
import type { Values } from '#domain/staff/forms/values.ts'
import { type ShelfKind, shelfFields, shelfKinds } from '#domain/staff/shop/menus/shelf-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import type { ShelfApi } from '#server/page-data/staff/shop/shelf-api.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'
import { type NewShelfTyped, noShelfResult, type ShelfFormResult } from './shelf-result.ts'

type ShelfApis = Pick<StaffApi, 'forms' | 'shelf' | 'history' | 'pictures'>

/** @throws a response for requests not from the page, or not permitted */
export async function shelfAnswer(apis: ShelfApis, staff: StaffMember, form: FormData) {
  const { shelf } = apis
  const field = (name: string) => String(form.get(name) ?? '').slice(0, 60)
  const kind = shelfKinds.find((each) => each === field('kind'))
  const id = field('item')
  if (!kind) throw data(null, 400)
  const [of, place] = [`${kind} ${id}`, { kind, id }]
  const verb = field('verb')
  switch (verb) {
    case 'add':
      return kind === 'gift' ? giftAdded(shelf, staff, form) : categoryAdded(shelf, staff, form)
    case 'on':
    case 'off': {
      const put = await shelf.putOnSale(staff, { ...place, isOnSale: verb === 'on' })
      return put === 'saved' ? { ...noShelfResult, switched: of } : refusedAs(put)
    }
    case 'remove': {
      const removed = await shelf.remove(staff, place)
      return removed === 'removed' ? { ...noShelfResult, done: shelfPage.removed } : refusedAs(removed)
    }
    case 'up':
    case 'down': {
      const moved = await shelf.move(staff, { ...place, move: { by: verb === 'up' ? -1 : 1 } })
      return moved === 'saved' ? { ...noShelfResult, moved: { row: of, verb } } : refusedAs(moved)
    }
    case 'place': {
      const moved = await shelf.move(staff, { ...place, move: { placeOf: field('at') } })
      return moved === 'saved' ? noShelfResult : refusedAs(moved)
    }
    default: {
      const stepOf = (button: string, input: Values) =>
        itemStep(apis, staff, place, { form, verb: button, input })
      const { formResult, status } = await formOutcome(apis, staff, { place, form, stepOf })
      // An item that was published right away is closed.
      const isOpen = formResult.done !== menusPage.published || restoredEntry(verb) !== null
      return data<ShelfFormResult>(
        { ...noShelfResult, ...formResult, of, switched: isOpen ? of : null },
        status,
      )
    }
  }
}

async function giftAdded(shelf: ShelfApi, staff: StaffMember, form: FormData) {
  const added = typedNew('gift', form)
  const result = await shelf.addGift(staff, { ...added, like: Number(added.like.slice(0, 10)) || 0 })
  if (typeof result === 'object')
    return { ...noShelfResult, done: shelfPage.added, switched: `gift ${result.giftId}` }
  return refusedAs(result, added)
}

async function categoryAdded(shelf: ShelfApi, staff: StaffMember, form: FormData) {
  const added = typedNew('category', form)
  const { zh, en, description } = added
  const values = shelfFields.category.write({ name: { zh, en }, description, season: null })
  const typedValues = shelfFields.category.readInput((name) => values[name] ?? null)
  const result = await shelf.addCategory(staff, typedValues)
  if (typeof result === 'object')
    return { ...noShelfResult, done: shelfPage.addedCategory, switched: `category ${result.categoryId}` }
  return refusedAs(result, added)
}

function typedNew(kind: ShelfKind, form: FormData): NewShelfTyped {
  const field = (name: string, max: number) => String(form.get(name) ?? '').slice(0, max)
  return {
    ...typedNewOne(form),
    kind,
    price: field('price', 20).trim(),
    description: { zh: field('description.zh', 1_000), en: field('description.en', 1_000) },
  }
}

type Reason = Exclude<
  Extract<Awaited<ReturnType<ShelfApi['addCategory' | 'addGift' | 'putOnSale' | 'move' | 'remove']>>, string>,
  'saved' | 'removed'
>

const refusals: Readonly<Record<Exclude<Reason, 'not-allowed'>, readonly [Text, number]>> = {
  'names-missing': [menusPage.namesMissing, 422],
  'texts-missing': [shelfPage.textsMissing, 422],
  'price-invalid': [fieldProblems['price-invalid'], 422],
  'too-many': [shelfPage.tooMany, 422],
  'on-sale': [shelfPage.removeOnSale, 409],
  'in-use': [shelfPage.inUse, 409],
  'item-unknown': [shelfPage.gone, 404],
  'temporarily-unavailable': [notSaved, 503],
}

function refusedAs(reason: Reason, added: NewShelfTyped | null = null) {
  if (reason === 'not-allowed') throw data(null, 404)
  const [problem, status] = refusals[reason]
  return data<ShelfFormResult>({ ...noShelfResult, problem, added }, status)
}
