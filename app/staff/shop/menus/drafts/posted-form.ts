import { data } from 'react-router'
import { restoredEntry, withRestoredFields } from '#app/staff/shell/changes/restore-button.tsx'
import { pictureVerb, takeUploadedPicture } from '#app/staff/shop/pictures/taken-picture.ts'
import { historyWords } from '#content/staff/orders/history.ts'
import { notSaved } from '#content/staff/shell/save-failure.ts'
import { draftWords } from '#content/staff/shop/menus/draft-words.ts'
import { menusPage } from '#content/staff/shop/menus/menus.ts'
import { isRecord } from '#domain/json.ts'
import type { PictureShape } from '#domain/shop/shop-picture.ts'
import {
  type Choices,
  type FieldReader,
  isPublication,
  type MergedUnit,
  type SaveKind,
} from '#domain/staff/forms/form.ts'
import { hasVersions, type Place } from '#domain/staff/forms/place.ts'
import type { Problems } from '#domain/staff/forms/problems.ts'
import { isListField, type Values } from '#domain/staff/forms/values.ts'
import { type FarPrice, farPrices } from '#domain/staff/shop/menus/far-prices.ts'
import type { StaffMember } from '#domain/staff/staff-member.ts'
import type { Text } from '#domain/text.ts'
import type { StaffApi } from '#server/page-data/staff/staff-api.ts'

export interface DraftFormResult extends FormResult<Values> {
  readonly clashes: readonly MergedUnit[]
  /** Obstacles to publishing; null if the input was saved as a draft or not read. */
  readonly problems: Problems | null
  /** Somebody else changed these units, which prevented publishing. */
  readonly unseen: readonly string[]
  /** Prices to confirm before customers see them. */
  readonly farPrices: readonly FarPrice[]
  /** The clicked row button, which gets the focus again. */
  readonly pressedButton: string | null
  readonly wasDraft: boolean | null
}

export const noDraftResult: DraftFormResult = {
  success: null,
  problem: null,
  input: null,
  base: null,
  clashes: [],
  problems: null,
  unseen: [],
  farPrices: [],
  pressedButton: null,
  wasDraft: null,
}

/** Runs a form's own button before saving. */
export interface FormStep {
  readonly input: Values
  readonly pressedButton?: string
  /** The problem explains why nothing was saved, and has the response's status. */
  readonly problem?: Text
  readonly status?: number
}

interface FormPost {
  readonly place: Place
  readonly form: FormData
  /** Null if the form has no button with this verb. */
  stepOf(verb: string, input: Values): Promise<FormStep | null>
}

export interface FormOutcome {
  readonly formResult: DraftFormResult
  readonly status: number
}

const outcomeOf = (formResult: DraftFormResult): FormOutcome => ({ formResult, status: 200 })

export async function formAnswer(apis: Pick<StaffApi, 'forms'>, staff: StaffMember, post: FormPost) {
  const { formResult, status } = await formOutcome(apis, staff, post)
  return data(formResult, status)
}

/** @throws a response for requests not from the page, or not permitted */
export async function formOutcome(
  { forms }: Pick<StaffApi, 'forms'>,
  staff: StaffMember,
  post: FormPost,
): Promise<FormOutcome> {
  const { place, form } = post
  const field = fieldsOf(form)
  const verb = field('verb') ?? ''
  const openedFields = parseValues(field('opened') ?? '')
  if (!openedFields) throw data(null, 400)
  const base = await forms.readInput(place, (name) => openedFields.get(name) ?? null)
  if (!base) throw data(null, place.kind === 'site' ? 400 : 404)
  const version = resetVersion(place, verb)
  if (version !== undefined) {
    const reset = await forms.reset(staff, place, { version, base })
    return reset.ok ? outcomeOf(noDraftResult) : refusalResult(reset, noDraftResult)
  }
  const formInput = await forms.readInput(place, field)
  const isSave = ['', 'keep', 'save-draft', 'publish'].includes(verb)
  const step = formInput && (isSave ? { input: formInput } : await post.stepOf(verb, formInput))
  if (!step) throw data(null, 400)
  const { input: entry, pressedButton = null, problem, status } = step
  const wasDraft = field('wasDraft') === 'yes'
  const submission = { input: entry, base, wasDraft }
  if (problem)
    return { formResult: { ...noDraftResult, ...submission, problem, pressedButton }, status: status ?? 422 }
  const as = savesAs[verb]
  if (isPublication(place.kind, wasDraft, as)) {
    const publishedValues = await forms.publishedValues(place)
    const far = publishedValues ? farPrices(publishedValues, entry, form.getAll('sure').map(String)) : []
    if (far.length > 0)
      return { formResult: { ...noDraftResult, ...submission, farPrices: far }, status: 409 }
  }
  const input = { base, input: entry, wasDraft, choices: choicesIn(form) }
  const result = await forms.save(staff, place, { ...input, ...(as && { as }) })
  if (!result.ok) return refusalResult(result, submission)
  if (pressedButton !== null) return outcomeOf({ ...noDraftResult, pressedButton })
  const words = result.saved === 'draft' ? draftWords.saved : menusPage.published
  return outcomeOf({ ...noDraftResult, success: words })
}

/** After any other button a draft stays unpublished. */
const savesAs: Readonly<Record<string, SaveKind>> = {
  'save-draft': 'draft',
  publish: 'published',
}

/** Null drops the draft; undefined if the button does something else. */
function resetVersion(place: Place, verb: string): number | null | undefined {
  if (verb === 'discard') return null
  return hasVersions(place.kind) && /^restore-\d{1,6}$/.test(verb) ? Number(verb.slice(8)) : undefined
}

/** Joins fields with several values. */
export const fieldsOf =
  (form: FormData): FieldReader =>
  (name) => {
    const [first, ...others] = form.getAll(name).filter((value) => typeof value === 'string')
    return first === undefined ? null : isListField(name) ? [first, ...others].join(',') : first
  }

/** The values the form was opened with; null if it is not one of our forms. */
export function parseValues(json: string): ReadonlyMap<string, string> | null {
  let parsedValue: unknown
  try {
    parsedValue = JSON.parse(json)
  } catch {
    return null
  }
  if (!isRecord(parsedValue)) return null
  return new Map(
    Object.entries(parsedValue).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  )
}

function choicesIn(form: FormData): Choices {
  return Object.fromEntries(
    [...form].flatMap(([name, side]) =>
      name.startsWith('choice.') && (side === 'mine' || side === 'theirs') ? [[name.slice(7), side]] : [],
    ),
  )
}

export async function pictureStep(
  pictures: StaffApi['pictures'],
  staff: StaffMember,
  { form, input, shape }: { readonly form: FormData; readonly input: Values; readonly shape: PictureShape },
): Promise<FormStep> {
  const items = await takeUploadedPicture(
    form,
    Number.parseInt(input.picture ?? '', 10),
    shape,
    staff,
    pictures,
  )
  if ('problem' in items) return { input, ...items }
  return { input: { ...input, picture: items.choice.value } }
}

export async function itemStep(
  { pictures, history }: Pick<StaffApi, 'pictures' | 'history'>,
  staff: StaffMember,
  { kind, id }: { readonly kind: 'dish' | 'category' | 'gift'; readonly id: string },
  { form, verb, input }: { readonly form: FormData; readonly verb: string; readonly input: Values },
): Promise<FormStep | null> {
  if (verb === pictureVerb)
    return kind === 'category' ? null : pictureStep(pictures, staff, { form, input, shape: kind })
  const entry = restoredEntry(verb)
  if (entry === null) return null
  const before = await history.before(staff, { kind, id }, entry)
  if (before === 'temporarily-unavailable') return { input, problem: notSaved, status: 503 }
  if (!before) return { input, problem: historyWords.gone, status: 404 }
  return { input: withRestoredFields(input, before) }
}

type Results = Awaited<ReturnType<StaffApi['forms']['save' | 'reset']>>
type Refusal = Extract<Results, { readonly ok: false }>

/** @throws 404 for an item that is missing or hidden from the person */
function refusalResult(
  refusal: Refusal,
  result: Pick<DraftFormResult, 'input' | 'base' | 'wasDraft'>,
): FormOutcome {
  const answer = (problem: Text, status: number, more: Partial<DraftFormResult> = {}) => ({
    formResult: { ...noDraftResult, problem, ...more },
    status,
  })
  switch (refusal.reason) {
    case 'clashes': {
      const clashes = refusal.merge.units.filter(({ clashes: isClash }) => isClash)
      return answer(menusPage.clash, 409, { ...result, clashes })
    }
    case 'unseen':
      return answer(menusPage.unseen, 409, { unseen: refusal.units })
    case 'problems':
      return refusal.isDraft
        ? answer(menusPage.problems, 422)
        : answer(draftWords.problems, 422, { ...result, problems: refusal.problems })
    case 'no-draft':
      return answer(menusPage.nothing, 422)
    case 'draft-unseen':
      return answer(draftWords.draftUnseen, 409)
    case 'version-unknown':
      return answer(menusPage.gone, 404)
    case 'temporarily-unavailable':
      return answer(notSaved, 503, result)
    case 'thing-unknown':
    case 'not-allowed':
      throw data(null, 404)
  }
}

interface FormResult<Values> {
  readonly success: Text | null
  readonly problem: Text | null
  /** Refused input, and the values that it was based on. */
  readonly input: Values | null
  readonly base: Values | null
}
