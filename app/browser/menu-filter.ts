/** Keeps the filter of the menu for the visit, and shows each change at once where its results are. */
import { isOfInputMethod } from '#app/browser/composing.ts'
import { type MenuParameter, menuQuery, readMenuFilter } from '#domain/menu/menu-filter.ts'
import { rememberedFilter, rememberFilter } from './visit-needs.ts'

export function startMenuFilter(element: HTMLElement): void {
  const form = element.querySelector('form')
  if (!form) return
  const isResult = location.pathname === new URL(form.action).pathname
  if (isResult) rememberNeeds(location.search)
  else fillIn(form, rememberedFilter())
  form.addEventListener('submit', () => rememberNeeds(queryOf(form)))
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[data-clears]')) rememberFilter('')
  })
  const show = resultsOf(form, isResult)
  showSearch(form, show)
  if (!isResult) return
  const fold = form.querySelector('details')
  if (fold) {
    fold.open ||= matchMedia('(min-width: 768px)').matches
    fold.dataset.ready = ''
  }
  form.addEventListener('change', show)
}

function queryOf(form: HTMLFormElement): string {
  const data = new FormData(form)
  return menuQuery(readMenuFilter((name: MenuParameter) => data.getAll(name).join(',') || null))
}

/** A search is not remembered, and forgets nothing. */
function rememberNeeds(query: string) {
  const parameters = new URLSearchParams(query)
  const filter = readMenuFilter((name) => parameters.get(name))
  const needs = menuQuery({ ...filter, search: null })
  if (needs !== '' || filter.search === null) rememberFilter(needs)
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
  const fold = form.querySelector('details')
  if (fold) fold.open = true
}

/** The menu itself stays beside its address, for a search that is cleared. */
function resultsOf(form: HTMLFormElement, isResult: boolean): () => Promise<void> {
  const path = location.pathname
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')]
  const contents = parts.map((part) => [...part.childNodes])
  let request = new AbortController()
  return async () => {
    const query = queryOf(form)
    rememberNeeds(queryOf(form))
    request.abort()
    request = new AbortController()
    if (query === '') {
      // Without a choice the server leads to the menu.
      if (isResult) return form.requestSubmit()
      for (const [index, part] of parts.entries()) part.replaceChildren(...(contents[index] ?? []))
      history.replaceState(history.state, '', path)
      return
    }
    try {
      const response = await fetch(form.action + query, { signal: request.signal })
      if (!response.ok) throw new Error(String(response.status))
      // The policy of this page refuses the styles of another.
      const html = (await response.text()).replace(/<style>.*?<\/style>/s, '')
      const page = new DOMParser().parseFromString(html, 'text/html')
      for (const part of parts) {
        const next = page.querySelector(`[data-part="${part.dataset.part}"]`)
        if (next) part.replaceChildren(...next.childNodes)
      }
      history.replaceState(history.state, '', form.action + query)
    } catch (error) {
      // Without a connection the list stays, since the next page would be the offline one.
      if (!request.signal.aborted && !(error instanceof TypeError)) form.requestSubmit()
    }
  }
}

/** In milliseconds; a quick typist sends one request for several letters. */
const searchPause = 150

function showSearch(form: HTMLFormElement, show: () => Promise<void>) {
  const field = form.querySelector<HTMLInputElement>('input[type=search]')
  let timer = 0
  const showSoon = () => {
    clearTimeout(timer)
    timer = window.setTimeout(show, searchPause)
  }
  // Until its composition ends, a word is not what the guest means.
  field?.addEventListener('input', (event) => {
    if (!(event instanceof InputEvent && isOfInputMethod(event))) showSoon()
  })
  field?.addEventListener('compositionend', showSoon)
}
