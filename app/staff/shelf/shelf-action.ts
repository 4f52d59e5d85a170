/** What the forms of the page of categories and gifts post. */
import { data } from 'react-router'
import { typedNewOne } from '#app/staff/menus/new-one.tsx'
import { sentValues } from '#app/staff/menus/set-form/posted-set.ts'
import { savedAs, whyDraftStays } from '#app/staff/menus/set-form/saved-as.ts'
import { pictureVerb, takenPicture } from '#app/staff/pictures/taken-picture.ts'
import { restoredEntry, withRestored } from '#app/staff/ui/restore-button.tsx'
import { draftWords } from '#content/staff/menus/draft-words.ts'
import { menusPage } from '#content/staff/menus/menus.ts'
import { shelfPage, shelfProblems } from '#content/staff/menus/shelf.ts'
import { notSaved } from '#content/staff/not-saved.ts'
import { historyWords } from '#content/staff/orders/history.ts'
import { farPrices } from '#domain/staff/menus/far-prices.ts'
import { type ShelfKind, shelfKinds, typedShelfValues } from '#domain/staff/menus/shelf-values.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import type { ShelfApi } from '#server/site/staff/shelf-api.ts'
import type { StaffApi } from '#server/site/staff/staff-api.ts'
import { type NewShelfTyped, noShelfResult, type ShelfFormResult } from './shelf-result.ts'

const moves = ['up', 'down', 'place'] as const
const saves = ['keep', 'save-draft', 'publish', 'discard', pictureVerb] as const
const shelfVerbs = [...moves, ...saves, 'on', 'off', 'remove', 'add'] as const

type ShelfApis = Pick<StaffApi, 'shelf' | 'history' | 'pictures'>

const fieldOf = (form: FormData) => (name: string) => {
  const value = form.get(name)
  return typeof value === 'string' ? value : null
}

/** Throws the answers to what the page does not send, and to a person who may not do this. */
export async function shelfAnswer(apis: ShelfApis, staff: StaffMember, form: FormData) {
  const { shelf } = apis
  const field = fieldOf(form)
  const kind = shelfKinds.find((each) => each === field('kind'))
  const id = (field('item') ?? '').slice(0, 60)
  if (!kind) throw data(null, 400)
  const [of, place] = [`${kind} ${id}`, { kind, id }]
  if (restoredEntry(field('verb')) !== null) return saved(apis, staff, place, form)
  const verb = shelfVerbs.find((each) => each === field('verb'))
  if (!verb) throw data(null, 400)
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
      const moved = await shelf.move(staff, { ...place, move: { placeOf: (field('at') ?? '').slice(0, 60) } })
      return moved === 'saved' ? noShelfResult : refusedAs(moved)
    }
    case 'keep':
    case 'save-draft':
    case 'publish':
    case 'discard':
    case pictureVerb:
      return saved(apis, staff, place, form)
  }
}

async function saved(
  { shelf, history, pictures }: ShelfApis,
  staff: StaffMember,
  { kind, id }: { readonly kind: ShelfKind; readonly id: string },
  form: FormData,
) {
  const of = `${kind} ${id}`
  const field = fieldOf(form)
  const sent = sentValues(field('opened') ?? '')
  if (!sent) throw data(null, 400)
  const opened = typedShelfValues(kind, (name) => sent.get(name) ?? null)
  let typed = typedShelfValues(kind, field)
  const how = savedAs(form)
  const refused = (formResult: Partial<ShelfFormResult>, status: number) =>
    data<ShelfFormResult>(
      { ...noShelfResult, of, typed, opened, wasDraft: how.wasDraft, ...formResult },
      status,
    )
  if (kind === 'gift' && field('verb') === pictureVerb) {
    const chosen = Number.parseInt(typed.picture ?? '', 10)
    const taken = await takenPicture(form, chosen, 'gift', staff, pictures)
    if ('problem' in taken) return refused({ problem: taken.problem }, taken.status)
    typed = { ...typed, picture: taken.choice.value }
  }
  const entry = restoredEntry(field('verb'))
  if (entry !== null) {
    const before = await history.before(staff, { kind, id }, entry)
    if (before === 'temporarily-unavailable') return refused({ problem: notSaved }, 503)
    if (!before) return refused({ problem: historyWords.gone }, 404)
    typed = withRestored(typed, before)
  }
  if (field('verb') === 'discard') {
    const dropped = await shelf.dropDraft(staff, { kind, id, opened })
    if (dropped === 'dropped') return { ...noShelfResult, of, switched: of }
    if (dropped === 'not-allowed') throw data(null, 404)
    const { problem, status } = whyDraftStays(dropped)
    return data<ShelfFormResult>({ ...noShelfResult, of, problem, switched: of }, status)
  }
  const staysDraft = how.as === 'draft' || (how.as === undefined && how.wasDraft)
  if (kind === 'gift' && !staysDraft) {
    const gift = await shelf.publishedGift(id)
    const far = gift ? farPrices(gift, typed, form.getAll('sure').map(String)) : []
    if (far.length > 0) return refused({ farPrices: far }, 409)
  }
  const result = await shelf.save(staff, { kind, id, opened, typed, ...how })
  if (result === 'drafted') return { ...noShelfResult, of, done: draftWords.saved, switched: of }
  // What came back is looked at.
  if (result === 'saved')
    return { ...noShelfResult, of, done: shelfPage.saved, switched: entry === null ? null : of }
  if (result === 'temporarily-unavailable') return refused({ problem: notSaved }, 503)
  if (typeof result === 'string') throw data(null, 404)
  if ('problems' in result) return refused({ problem: shelfPage.problems, problems: result.problems }, 422)
  const { clashes, merged, stored, isDraft } = result
  return refused({ problem: shelfPage.clash, clashes, typed: merged, opened: stored, wasDraft: isDraft }, 409)
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
  const values: Readonly<Record<string, string>> = {
    'name.zh': zh,
    'name.en': en,
    'description.zh': description.zh,
    'description.en': description.en,
  }
  const result = await shelf.addCategory(
    staff,
    typedShelfValues('category', (name) => values[name] ?? null),
  )
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

/** Why something was not done. */
type Reason = Exclude<
  Extract<Awaited<ReturnType<ShelfApi['addCategory' | 'addGift' | 'putOnSale' | 'move' | 'remove']>>, string>,
  'saved' | 'removed'
>

const refusals: Readonly<Record<Exclude<Reason, 'not-allowed'>, readonly [Text, number]>> = {
  'names-missing': [menusPage.namesMissing, 422],
  'texts-missing': [shelfPage.textsMissing, 422],
  'price-invalid': [shelfProblems['price-invalid'], 422],
  'too-many': [shelfPage.tooMany, 422],
  'on-sale': [shelfPage.removeOnSale, 409],
  'in-use': [shelfPage.inUse, 409],
  'item-unknown': [shelfPage.gone, 404],
  'temporarily-unavailable': [notSaved, 503],
}

/** @param added what was typed of a new one */
function refusedAs(reason: Reason, added: NewShelfTyped | null = null) {
  if (reason === 'not-allowed') throw data(null, 404)
  const [problem, status] = refusals[reason]
  return data<ShelfFormResult>({ ...noShelfResult, problem, added }, status)
}
