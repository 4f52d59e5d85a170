/**
 * Stores input without a response, because the session ended or the server was unreachable. It stays in this
 * tab until the same person opens the page again.
 */
import { inTab } from '#app/staff/shell/browser-store.ts'

const key = 'staff-form'
/** Letters, above the longest form and below a browser's storage limit. */
const longest = 500_000

interface SavedForm {
  readonly address: string
  /** Tells the forms of a page apart. */
  readonly fields: string
  /** The index counts the forms with the same fields. */
  readonly place: number
  readonly who: string
  readonly values: readonly (readonly [name: string, value: string])[]
  /** The failure is null until one happens. */
  readonly lost: FormLoss | null
}

/** The sign-in page, or a failure of network, server or database. */
export type FormLoss = 'signed-out' | 'away'

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Secrets, files and the page's own values are not stored. */
const skippedTypes = ['password', 'hidden', 'file', 'submit', 'button']

const moveFields = (form: HTMLFormElement) =>
  [...form.elements].filter(
    (element): element is FormField =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      !skippedTypes.includes(element.type),
  )

const namesOf = (form: HTMLFormElement) =>
  moveFields(form)
    .map(({ name, type }) => `${name}:${type}`)
    .join(' ')

const formsLike = (fields: string) => [...document.forms].filter((form) => namesOf(form) === fields)

const hasMark = (field: FormField): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')

const readMoveFields = (field: FormField) => (hasMark(field) ? String(field.checked) : field.value)

/** The form is stored until `forgetForm` runs. */
export function keepForm(form: HTMLFormElement, who: string): void {
  const fields = namesOf(form)
  if (form.method !== 'post' || fields === '') return
  const values = moveFields(form).map((field) => [field.name, readMoveFields(field)] as const)
  const address = location.pathname + location.search
  write({ address, fields, who, values, place: formsLike(fields).indexOf(form), lost: null })
}

/** Called once the page has responded. */
export function forgetForm(): void {
  inTab.remove(key)
}

export function markFormLost(loss: FormLoss): void {
  const form = read()
  if (form) write({ ...form, lost: loss })
}

/** @returns null if nothing was stored for this person and page */
export function putFormBack(who: string): FormLoss | null {
  const copy = read()
  forgetForm()
  if (!copy?.lost || copy.who !== who || copy.address !== location.pathname + location.search) return null
  const form = formsLike(copy.fields)[copy.place]
  if (!form) return null
  for (const [index, field] of moveFields(form).entries()) {
    const value = copy.values[index]?.[1]
    if (value !== undefined) fill(field, value)
  }
  form.closest('details')?.setAttribute('open', '')
  return copy.lost
}

/** React listens to the dispatched event. */
function fill(field: FormField, value: string): void {
  if (readMoveFields(field) === value) return
  if (hasMark(field)) {
    field.click()
    return
  }
  const prototype = Object.getPrototypeOf(field)
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

function write(form: SavedForm): void {
  const text = JSON.stringify(form)
  if (text.length > longest) forgetForm()
  else inTab.write(key, text)
}

function read(): SavedForm | null {
  try {
    // Only this module writes it.
    return JSON.parse(inTab.read(key) ?? 'null') as SavedForm | null
  } catch {
    return null
  }
}
