import { data } from 'react-router'
import type { FormResult } from '#app/staff/shell/ui/form-result.ts'
import { restoredEntry, withRestored } from '#app/staff/shell/ui/restore-button.tsx'
import { pictureVerb, takenPicture } from '#app/staff/shop/pictures/taken-picture.ts'
import { historyWords } from '#content/staff/orders/history.ts'
import { notSaved } from '#content/staff/shell/not-saved.ts'
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
  /** Units that somebody else changed, which prevented publishing. */
  readonly unseen: readonly string[]
  /** Prices to confirm before customers see them. */
  readonly farPrices: readonly FarPrice[]
  /** The clicked row button, which gets the focus again. */
  readonly pressed: string | null
  readonly wasDraft: boolean | null
}

export const noDraftResult: DraftFormResult = {
  done: null,
  problem: null,
  typed: null,
  opened: null,
  clashes: [],
  problems: null,
  unseen: [],
  farPrices: [],
  pressed: null,
  wasDraft: null,
}

/** Runs a form's own button before saving. */
export interface FormStep {
  readonly typed: Values
  readonly pressed?: string
  /** Reason for not saving, with the response's status. */
  readonly problem?: Text
  readonly status?: number
}

interface FormPost {
  readonly place: Place
  readonly form: FormData
  /** Null if the form has no button with this verb. */
  stepOf(verb: string, typed: Values): Promise<FormStep | null>
}

export interface FormOutcome {
  readonly formResult: DraftFormResult
  readonly status: number
}

const done = (formResult: DraftFormResult): FormOutcome => ({ formResult, status: 200 })

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
  const sent = sentValues(field('opened') ?? '')
  if (!sent) throw data(null, 400)
  const opened = await forms.typed(place, (name) => sent.get(name) ?? null)
  if (!opened) throw data(null, place.kind === 'site' ? 400 : 404)
  const version = resetVersion(place, verb)
  if (version !== undefined) {
    const reset = await forms.reset(staff, place, { version, opened })
    return reset.ok ? done(noDraftResult) : refusedResult(reset, noDraftResult)
  }
  const written = await forms.typed(place, field)
  const isSave = ['', 'keep', 'save-draft', 'publish'].includes(verb)
  const step = written && (isSave ? { typed: written } : await post.stepOf(verb, written))
  if (!step) throw data(null, 400)
  const { typed, pressed = null, problem, status } = step
  const wasDraft = field('wasDraft') === 'yes'
  const kept = { typed, opened, wasDraft }
  if (problem) return { formResult: { ...noDraftResult, ...kept, problem, pressed }, status: status ?? 422 }
  const as = savesAs[verb]
  if (isPublication(place.kind, wasDraft, as)) {
    const published = await forms.published(place)
    const far = published ? farPrices(published, typed, form.getAll('sure').map(String)) : []
    if (far.length > 0) return { formResult: { ...noDraftResult, ...kept, farPrices: far }, status: 409 }
  }
  const input = { opened, typed, wasDraft, choices: choicesIn(form) }
  const result = await forms.save(staff, place, { ...input, ...(as && { as }) })
  if (!result.ok) return refusedResult(result, kept)
  if (pressed !== null) return done({ ...noDraftResult, pressed })
  const words = result.saved === 'draft' ? draftWords.saved : menusPage.published
  return done({ ...noDraftResult, done: words })
}

/** Any other button leaves a draft a draft. */
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
export function sentValues(sent: string): ReadonlyMap<string, string> | null {
  let read: unknown
  try {
    read = JSON.parse(sent)
  } catch {
    return null
  }
  if (!isRecord(read)) return null
  return new Map(
    Object.entries(read).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
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
  { form, typed, shape }: { readonly form: FormData; readonly typed: Values; readonly shape: PictureShape },
): Promise<FormStep> {
  const taken = await takenPicture(form, Number.parseInt(typed.picture ?? '', 10), shape, staff, pictures)
  if ('problem' in taken) return { typed, ...taken }
  return { typed: { ...typed, picture: taken.choice.value } }
}

export async function itemStep(
  { pictures, history }: Pick<StaffApi, 'pictures' | 'history'>,
  staff: StaffMember,
  { kind, id }: { readonly kind: 'dish' | 'category' | 'gift'; readonly id: string },
  { form, verb, typed }: { readonly form: FormData; readonly verb: string; readonly typed: Values },
): Promise<FormStep | null> {
  if (verb === pictureVerb)
    return kind === 'category' ? null : pictureStep(pictures, staff, { form, typed, shape: kind })
  const entry = restoredEntry(verb)
  if (entry === null) return null
  const before = await history.before(staff, { kind, id }, entry)
  if (before === 'temporarily-unavailable') return { typed, problem: notSaved, status: 503 }
  if (!before) return { typed, problem: historyWords.gone, status: 404 }
  return { typed: withRestored(typed, before) }
}

type Results = Awaited<ReturnType<StaffApi['forms']['save' | 'reset']>>
type Refusal = Extract<Results, { readonly ok: false }>

/** @throws 404 for an item that is missing or hidden from the person */
function refusedResult(
  refusal: Refusal,
  kept: Pick<DraftFormResult, 'typed' | 'opened' | 'wasDraft'>,
): FormOutcome {
  const answer = (problem: Text, status: number, more: Partial<DraftFormResult> = {}) => ({
    formResult: { ...noDraftResult, problem, ...more },
    status,
  })
  switch (refusal.reason) {
    case 'clashes': {
      const clashes = refusal.merge.units.filter(({ clashes: isClash }) => isClash)
      return answer(menusPage.clash, 409, { ...kept, clashes })
    }
    case 'unseen':
      return answer(menusPage.unseen, 409, { unseen: refusal.units })
    case 'problems':
      return refusal.isDraft
        ? answer(menusPage.problems, 422)
        : answer(draftWords.problems, 422, { ...kept, problems: refusal.problems })
    case 'no-draft':
      return answer(menusPage.nothing, 422)
    case 'draft-unseen':
      return answer(draftWords.draftUnseen, 409)
    case 'version-unknown':
      return answer(menusPage.gone, 404)
    case 'temporarily-unavailable':
      return answer(notSaved, 503, kept)
    case 'thing-unknown':
    case 'not-allowed':
      throw data(null, 404)
  }
}
