/** Focuses the first of the fields on the page that are wrong; a group of controls by the one that Tab leads to. */
export function focusFirstWrong(form: HTMLElement | null, fields: readonly string[]): void {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(({ dataset }) =>
    fields.includes(dataset.field ?? ''),
  )
  const control =
    wrong?.querySelector<HTMLElement>(`[name="${wrong.dataset.field}"]`) ??
    wrong?.querySelector<HTMLElement>('[tabindex="0"]') ??
    wrong?.querySelector<HTMLElement>('input, select, textarea, button')
  control?.focus()
}
