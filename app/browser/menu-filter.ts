/** Keeps the filter of the menu for the visit, and shows each change at once where its results are. */
import { type MenuParameter, menuQuery, readMenuFilter } from '#domain/menu/menu-filter.ts'
import { rememberedFilter, rememberFilter } from './visit-needs.ts'

export function startMenuFilter(element: HTMLElement): void {
  const form = element.querySelector('form')
  if (!form) return
  const isResult = location.pathname === new URL(form.action).pathname
  if (isResult) rememberFilter(location.search)
  else fillIn(form, rememberedFilter())
  form.addEventListener('submit', () => rememberFilter(queryOf(form)))
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[data-clears]')) rememberFilter('')
  })
  if (!isResult) return
  const fold = form.closest('details')
  if (fold) {
    fold.open ||= matchMedia('(min-width: 768px)').matches
    fold.dataset.ready = ''
  }
  showChanges(form)
}

function queryOf(form: HTMLFormElement): string {
  const data = new FormData(form)
  return menuQuery(readMenuFilter((name: MenuParameter) => data.getAll(name).join(',') || null))
}

/** Opens the form too, so that the choices are seen. */
function fillIn(form: HTMLFormElement, query: string) {
  if (query === '') return
  const parameters = new URLSearchParams(query)
  const without = parameters.get('no')?.split(',') ?? []
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) control.value = parameters.get(control.name) ?? ''
    if (!(control instanceof HTMLInputElement)) continue
    if (control.type === 'checkbox') control.checked = without.includes(control.value)
    else if (control.type === 'radio')
      control.checked = control.value === (parameters.get(control.name) ?? '')
    else control.value = parameters.get(control.name) ?? ''
  }
  const fold = form.closest('details')
  if (fold) fold.open = true
}

function showChanges(form: HTMLFormElement) {
  let request = new AbortController()
  form.addEventListener('change', async () => {
    const query = queryOf(form)
    rememberFilter(query)
    // Without a choice the server leads to the menu.
    if (query === '') return form.requestSubmit()
    request.abort()
    request = new AbortController()
    try {
      const response = await fetch(form.action + query, { signal: request.signal })
      if (!response.ok) throw new Error(String(response.status))
      const page = new DOMParser().parseFromString(await response.text(), 'text/html')
      for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
        const next = page.querySelector(`[data-part="${part.dataset.part}"]`)
        if (next) part.replaceChildren(...next.childNodes)
      }
      history.replaceState(history.state, '', form.action + query)
    } catch {
      if (!request.signal.aborted) form.requestSubmit()
    }
  })
}
