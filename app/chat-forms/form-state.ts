/** State of a form that checks a field when it is left and all fields when it is sent, and never loses input. */
import { useEffect, useState } from 'react'
import type { Form } from '#app/ui/form/form.tsx'
import type { Refusal } from '#domain/refusals.ts'
import { clearDraft, type DraftOf, loadDraft, saveDraft } from './draft-storage.ts'

interface FormOptions<Field extends string> {
  /** Names the draft. */
  readonly form: string
  readonly empty: DraftOf<Field>
  /** All refusals of the current values. */
  readonly refusalsOf: (draft: DraftOf<Field>) => readonly Refusal[]
  /** The draft with the opener's values filled in. */
  readonly filledIn: (draft: DraftOf<Field>) => DraftOf<Field>
}

export interface DraftForm<Field extends string> extends Form<Field> {
  /** How many fields were wrong at the last try to send; 0 once all are right. */
  readonly wrong: number
  /** Whether an earlier draft was restored. */
  readonly restored: boolean
  readonly isEmpty: boolean
  /** The draft discarded by "start again", until something new is typed. */
  readonly canUndo: boolean
  /** Checks all fields; null when nothing is wrong. */
  readonly refuse: () => readonly Refusal[] | null
  /** Called after sending: deletes the draft; the fields stay until the dialog is closed. */
  readonly forget: () => void
  readonly startAgain: () => void
  readonly undo: () => void
}

export function useDraftForm<Field extends string>(options: FormOptions<Field>): DraftForm<Field> {
  const { form, empty, refusalsOf } = options
  const [start] = useState(() => options.filledIn(empty))
  const [draft] = useState(() => loadDraft(form, empty))
  const [values, setValues] = useState(() => (draft ? options.filledIn(draft) : start))
  const [errors, setErrors] = useState<Form['errors']>({})
  const [wrong, setWrong] = useState(0)
  const [taken, setTaken] = useState<DraftOf<Field> | null>(null)
  // Values prefilled by the opener do not count as input.
  const isEmpty = isSame(values, start)

  // Prefilled values are part of the draft from the start.
  useEffect(() => {
    if (isBlankForm(values)) clearDraft(form)
    else saveDraft(form, values)
  }, [form, values])

  useEffect(() => {
    if (Object.keys(errors).length === 0) setWrong(0)
  }, [errors])

  const judge = (field: Field, now: DraftOf<Field>) => {
    const refusal = refusalsOf(now).find((each) => each.field === field)
    setErrors((known) => ({ ...without(known, field), ...(refusal && { [field]: refusal }) }))
  }
  const restart = (now: DraftOf<Field>) => {
    setValues(now)
    setErrors({})
    setWrong(0)
  }
  return {
    values,
    errors,
    wrong,
    restored: draft !== null && !isSame(draft, start),
    isEmpty,
    canUndo: taken !== null && isEmpty,
    edit(field, value) {
      const now = { ...values, [field]: value }
      setValues(now)
      setTaken(null)
      // A field that is being corrected, or has become too long, is checked at every letter; others when they are left.
      const isTooLong = refusalsOf(now).some((each) => each.field === field && each.code === 'text-too-long')
      if (field in errors || isTooLong) judge(field, now)
    },
    leave(field, value) {
      judge(field, { ...values, [field]: value })
    },
    refuse() {
      const refusals = refusalsOf(values)
      setErrors(Object.fromEntries(refusals.map((each) => [each.field, each])))
      setWrong(refusals.length)
      return refusals.length > 0 ? refusals : null
    },
    forget: () => clearDraft(form),
    startAgain() {
      setTaken(values)
      restart(start)
    },
    undo() {
      if (taken) restart(taken)
      setTaken(null)
    },
  }
}

function isSame(one: DraftOf<string>, other: DraftOf<string>): boolean {
  return Object.entries(one).every(([field, value]) => other[field] === value)
}

function isBlankForm(values: DraftOf<string>): boolean {
  return Object.values(values).every((value) => value === '')
}

function without(errors: Form['errors'], field: string): Form['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([known]) => known !== field))
}
