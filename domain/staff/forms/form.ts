/**
 * Something an owner edits in a form: a set, a dish, a category, a gift or a part of the site, as it is stored now. What
 * is typed waits in one draft that all editors share, or is published at once.
 */
import { type Choices, type FormShape, type Merge, mergeForm } from './merge.ts'
import type { Problems } from './problems.ts'
import { changedFields, type Values } from './values.ts'

export interface Form<Edit> {
  readonly shape: FormShape
  /** Each change waits as a draft before it is published, and each publication is a version. */
  readonly hasVersions: boolean
  /** What customers see. */
  readonly published: Values
  /**
   * The values that a form sent, cleaned and within their lengths, with the prices of today. Null: it is no form of this
   * thing, since one of its lists is missing.
   */
  typed(field: FieldReader): Values | null
  /** A draft or version as today's form has it: one from before a field was edited here has it as it is published. */
  whole(stored: Values): Values
  read(values: Values): Reading<Edit>
}

/** Null: the form did not send this field. */
export type FieldReader = (name: string) => string | null

export type Reading<Edit> =
  | { readonly ok: true; readonly value: Edit }
  | { readonly ok: false; readonly problems: Problems }

/** What a form sent to be saved. */
export interface FormInput {
  /** The values with which the form was opened. */
  readonly opened: Values
  readonly typed: Values
  /** Whose value to take for each unit that two people changed. */
  readonly choices?: Choices
  /** Absent: as its draft where it has or had one; otherwise customers see it at once. */
  readonly as?: 'draft' | 'published'
  /** Whether the form was opened on a draft, which somebody may have dropped since. */
  readonly wasDraft?: boolean
}

export interface SaveDecision {
  readonly merge: Merge
  /** The merged values. */
  readonly values: Values
  /** Whether they are to be published; otherwise they wait as a draft. */
  readonly publishes: boolean
  /** Units that both changed, and that nobody decided: nothing is saved before. */
  readonly clashes: readonly string[]
  /** Units that others changed: only what its publisher has seen of a draft is published. */
  readonly unseen: readonly string[]
}

/** @param draft null: there is none now */
export function decideSave(form: Form<unknown>, draft: Values | null, input: FormInput): SaveDecision {
  const { choices = {}, wasDraft = false } = input
  const stored = storedIn(form, draft)
  const theirs = sentBy(form, stored)
  const merge = mergeForm(
    form.shape,
    { opened: sentBy(form, input.opened), mine: sentBy(form, input.typed), theirs },
    choices,
  )
  const isOfDraft = form.hasVersions || draft !== null || wasDraft
  const publishes = input.as === 'published' || (input.as === undefined && !isOfDraft)
  const unitsOf = (isMeant: (unit: Merge['units'][number]) => boolean) =>
    merge.units.filter(isMeant).map(({ unit }) => unit)
  return {
    merge,
    publishes,
    values: withUntouched(merge.values, theirs, stored),
    clashes: unitsOf(({ unit, clashes }) => clashes && !choices[unit]),
    unseen: publishes && isOfDraft ? unitsOf(({ changedBy }) => changedBy === 'theirs') : [],
  }
}

/** The draft, or what is published. */
export const storedIn = (form: Form<unknown>, draft: Values | null): Values =>
  draft ? form.whole(draft) : form.published

/** Whether somebody saved another draft since the form was opened. */
export const isDraftUnseen = (form: Form<unknown>, draft: Values | null, opened: Values): boolean =>
  changedFields(sentBy(form, opened), sentBy(form, storedIn(form, draft))).length > 0

/** What a form that shows these values sends where nothing is typed: no more than its fields hold. */
const sentBy = (form: Form<unknown>, values: Values): Values =>
  form.typed((name) => values[name] ?? null) ?? values

/** What the form left as it was stays in all its length. */
function withUntouched(values: Values, theirs: Values, stored: Values): Values {
  const untouched = Object.entries(stored).filter(([name]) => values[name] === theirs[name])
  return { ...values, ...Object.fromEntries(untouched.filter(([name]) => values[name] !== undefined)) }
}

/**
 * A draft over a thing that has changed below it, as by an imported menu: what was typed stays, and the rest is as the
 * thing is now. Null: the thing has all that was typed, so that nothing waits any more.
 */
export function rebasedDraft(before: Form<unknown>, after: Form<unknown>, draft: Values): Values | null {
  const versions = { opened: before.published, mine: before.whole(draft), theirs: after.published }
  const { values } = mergeForm(after.shape, versions, {})
  return changedFields(after.published, values).length === 0 ? null : values
}

/** For a preview: a field that can't be read is as published. Null: the thing contradicts itself even so. */
export function readAnyhow<Edit>({ read, published }: Form<Edit>, values: Values): Edit | null {
  const reading = read(values)
  if (reading.ok) return reading.value
  const wrong = Object.keys(reading.problems).map((name) => [name, published[name] ?? ''])
  const again = read({ ...values, ...Object.fromEntries(wrong) })
  return again.ok ? again.value : null
}
