/**
 * The values typed into a form that got no answer, because the session had ended or the server could not be reached.
 * They are kept in this tab alone, until the same person opens the same page again.
 */
import { inTab } from '#app/staff/shell/stored.ts'

const key = 'staff-form'
/** Letters: more than the longest form of the back office has, and less than a browser keeps. */
const longest = 500_000

interface KeptForm {
  readonly address: string
  /** The names of the form's fields: another form of the page has others. */
  readonly fields: string
  /** Among the forms of the page with the same fields. */
  readonly place: number
  readonly who: string
  readonly values: readonly (readonly [name: string, value: string])[]
  /** What came instead of an answer; null: nothing yet. */
  readonly lost: FormLoss | null
}

/** The sign-in page, or no answer of the network, the server or the database. */
export type FormLoss = 'signed-out' | 'away'

type TypedField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Secrets, files and what the page itself put there are not kept. */
const notTyped = ['password', 'hidden', 'file', 'submit', 'button']

const typedFields = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is TypedField =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !notTyped.includes(element.type),
  )

const namesOf = (form: HTMLFormElement) =>
  typedFields(form)
    .map(({ name, type }) => `${name}:${type}`)
    .join(' ')

const formsLike = (fields: string) => [...document.forms].filter((form) => namesOf(form) === fields)

const hasTick = (field: TypedField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const typedIn = (field: TypedField) => (hasTick(field) ? String(field.checked) : field.value)

/** Remembers a form that is being filled in or sent, until `forgetForm`. */
export function keepForm(form: HTMLFormElement, who: string): void {
  const fields = namesOf(form)
  if (form.method !== 'post' || fields === '') return
  const values = typedFields(form).map((field) => [field.name, typedIn(field)] as const)
  const address = location.pathname + location.search
  write({ address, fields, who, values, place: formsLike(fields).indexOf(form), lost: null })
}

/** The page answered: there is nothing to put back. */
export function forgetForm(): void {
  inTab.remove(key)
}

/** Something else came instead of an answer. */
export function markFormLost(lost: FormLoss): void {
  const kept = read()
  if (kept) write({ ...kept, lost })
}

/** Puts back what was typed, if the same person is on the same page again. @returns null: there was nothing */
export function putFormBack(who: string): FormLoss | null {
  const kept = read()
  forgetForm()
  if (!kept?.lost || kept.who !== who || kept.address !== location.pathname + location.search) return null
  const form = formsLike(kept.fields)[kept.place]
  if (!form) return null
  for (const [index, field] of typedFields(form).entries()) {
    const value = kept.values[index]?.[1]
    if (value !== undefined) fill(field, value)
  }
  form.closest('details')?.setAttribute('open', '')
  return kept.lost
}

/** React notices the change: it listens to the event and reads the element. */
function fill(field: TypedField, value: string): void {
  if (typedIn(field) === value) return
  if (hasTick(field)) {
    field.click()
    return
  }
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function write(kept: KeptForm): void {
  const text = JSON.stringify(kept)
  if (text.length > longest) forgetForm()
  else inTab.write(key, text)
}

function read(): KeptForm | null {
  try {
    // Only this module writes it.
    return JSON.parse(inTab.read(key) ?? 'null') as KeptForm | null
  } catch {
    return null
  }
}
