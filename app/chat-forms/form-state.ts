/** A form that is judged when a field is left and when it is sent, and that loses nothing that was typed. */
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import type { Refusal, RefusalField } from '#domain/refusals.ts'
import { clearDraft, type DraftOf, loadDraft, saveDraft } from './draft-storage.ts'

interface FormOptions<Field extends string> {
  /** Names the draft. */
  readonly form: string
  readonly empty: DraftOf<Field>
  /** Every reason against sending. */
  readonly refusalsOf: (draft: DraftOf<Field>) => readonly Refusal[]
  /** What the opener brings along, put into what was typed before. */
  readonly filledIn: (draft: DraftOf<Field>) => DraftOf<Field>
}

export interface Form<Field extends string> {
  readonly values: DraftOf<Field>
  readonly errors: Readonly<Partial<Record<RefusalField, Refusal>>>
  /** How many fields were wrong at the last try to send; 0 once all are right. */
  readonly wrong: number
  /** Whether an earlier draft was taken up again. */
  readonly restored: boolean
  readonly isEmpty: boolean
  /** What "start again" took away, until something new is typed. */
  readonly canUndo: boolean
  edit(field: Field, value: string): void
  /** For the form's onBlur: judges the field that is left, by its name. */
  readonly leave: (event: FocusEvent<HTMLFormElement>) => void
  /** Judges all; null when there is nothing against it. */
  readonly refuse: () => readonly Refusal[] | null
  /** Sent: the draft is forgotten, the fields stay until the dialog is closed. */
  readonly forget: () => void
  readonly startAgain: () => void
  readonly undo: () => void
}

export function useForm<Field extends string>(options: FormOptions<Field>): Form<Field> {
  const { form, empty, refusalsOf } = options
  const [start] = useState(() => options.filledIn(empty))
  const [draft] = useState(() => loadDraft(form, empty))
  const [values, setValues] = useState(() => (draft ? options.filledIn(draft) : start))
  const [errors, setErrors] = useState<Form<Field>['errors']>({})
  const [wrong, setWrong] = useState(0)
  const [taken, setTaken] = useState<DraftOf<Field> | null>(null)
  const whenReleased = usePressed()
  // What the card or the calculator filled in is nothing that was typed.
  const isEmpty = isSame(values, start)

  // What the opener brought along is part of the draft from the start.
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
      // What is being mended is judged at every letter, so is what grows too long; the rest when it is left.
      const isTooLong = refusalsOf(now).some((each) => each.field === field && each.code === 'text-too-long')
      if (field in errors || isTooLong) judge(field, now)
    },
    leave({ target, relatedTarget }) {
      const field = target.getAttribute('name')
      if (!isField(field, empty)) return
      const isLeavingForm =
        relatedTarget instanceof Element && relatedTarget.closest('[data-leaves]') !== null
      if (isLeavingForm || !document.hasFocus()) return
      // The browser's own value: the last change may not have been rendered yet.
      const now = { ...values, ...(isTextual(target) && { [field]: target.value }) }
      whenReleased(() => judge(field, now))
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

/**
 * A message that appears between press and release pushes the pressed control away, and the click is lost: while
 * something is pressed, what is asked for waits until it is let go.
 */
function usePressed(): (action: () => void) => void {
  const waiting = useRef<(() => void)[]>([])
  const isPressed = useRef(false)
  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      const actions = waiting.current.splice(0)
      // After the click that follows the release.
      if (actions.length > 0) setTimeout(() => actions.forEach((action) => void action()))
    }
    addEventListener('pointerdown', press, true)
    for (const end of ['pointerup', 'pointercancel'] as const) addEventListener(end, release, true)
    return () => {
      removeEventListener('pointerdown', press, true)
      for (const end of ['pointerup', 'pointercancel'] as const) removeEventListener(end, release, true)
    }
  }, [])
  return (action) => {
    if (isPressed.current) waiting.current.push(action)
    else action()
  }
}

function without(errors: Form<string>['errors'], field: string): Form<string>['errors'] {
  return Object.fromEntries(Object.entries(errors).filter(([known]) => known !== field))
}

function isField<Field extends string>(name: string | null, empty: DraftOf<Field>): name is Field {
  return name !== null && name in empty
}

function isTextual(target: Element): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    (target instanceof HTMLInputElement && target.type !== 'checkbox') ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}
