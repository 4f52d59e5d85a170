/** Drafts stay in this tab's sessionStorage until they are sent, because they hold personal details. */

export type DraftOf<Field extends string> = Readonly<Record<Field, string>>

/** Increase the number with the shape, so that older drafts are ignored. */
const keyOf = (form: string) => `${form}Draft.1`

/** Used if storage is blocked, until the page is left. */
const inMemory = new Map<string, string>()

export function saveDraft(form: string, draft: object): void {
  const text = JSON.stringify(draft)
  inMemory.set(form, text)
  try {
    sessionStorage.setItem(keyOf(form), text)
  } catch {
    // If storage is blocked or full, the draft stays in memory.
  }
}

export function clearDraft(form: string): void {
  inMemory.delete(form)
  try {
    sessionStorage.removeItem(keyOf(form))
  } catch {}
}

/** Missing or non-text fields become empty. */
export function loadDraft<Field extends string>(form: string, empty: DraftOf<Field>): DraftOf<Field> | null {
  try {
    return readDraft(readDraftText(form), empty)
  } catch {
    return null
  }
}

function readDraftText(form: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(form)) ?? inMemory.get(form) ?? null
  } catch {
    return inMemory.get(form) ?? null
  }
}

function readDraft<Field extends string>(text: string | null, empty: DraftOf<Field>): DraftOf<Field> | null {
  const value: unknown = JSON.parse(text ?? 'null')
  if (typeof value !== 'object' || value === null) return null
  const fields = Object.entries(value).filter(([field, input]) => field in empty && typeof input === 'string')
  return { ...empty, ...Object.fromEntries(fields) }
}
