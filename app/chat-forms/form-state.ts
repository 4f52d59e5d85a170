/** Checks a field when it is left and all fields when the form is sent. */
import { useEffect, useState } from 'react'
import type { Form } from '#app/ui/form/form.tsx'
import type { Refusal } from '#domain/refusals.ts'
import { clearDraft, type DraftOf, loadDraft, saveDraft } from './draft-storage.ts'

interface FormOptions<Field extends string> {
  /** The draft is stored under this key. */
  readonly form: string
  readonly empty: DraftOf<Field>
  readonly refusalsOf: (draft: DraftOf<Field>) => readonly Refusal[]
  readonly filledIn: (draft: DraftOf<Field>) => DraftOf<Field>
}

export interface DraftForm<Field extends string> extends Form<Field> {
  /** Counted at the last attempt to send; 0 once all are valid. */
  readonly wrong: number
  readonly restored: boolean
  readonly isEmpty: boolean
  /** New input ends the offer to undo. */
  readonly canUndo: boolean
  /** Returns null if all fields are valid. */
  readonly refuse: () => readonly Refusal[] | null
  /** The fields stay until the dialog closes. */
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
  const [discardedDraft, setDiscardedDraft] = useState<DraftOf<Field> | null>(null)
  // Values from the opener do not count as input.
  const isEmpty = isSame(values, start)

  useEffect(() => {
    if (isBlankForm(values)) clearDraft(form)
    else saveDraft(form, values)
  }, [form, values])

  useEffect(() => {
    if (Object.keys(errors).length === 0) setWrong(0)
  }, [errors])

  const judge = (field: Field, now: DraftOf<Field>) => {
    const refusal = refusalsOf(now).find((each) => each.field === field)
    setErrors((errors) => ({ ...without(errors, field), ...(refusal && { [field]: refusal }) }))
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
    canUndo: discardedDraft !== null && isEmpty,
    edit(field, value) {
      const now = { ...values, [field]: value }
      setValues(now)
      setDiscardedDraft(null)
      // Invalid and too long fields are checked at every letter.
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
      setDiscardedDraft(values)
      restart(start)
    },
    undo() {
      if (discardedDraft) restart(discardedDraft)
      setDiscardedDraft(null)
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
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field))
}
