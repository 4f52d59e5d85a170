/** In a group, focuses the control that Tab reaches. */
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
