/**
 * Replaces the order's part of an open page by new HTML after a server event, or after some time without news
 * of a payment.
 */
import { getHtml, getJson } from '#app/http/http-client.ts'
import type { RevisionAnswer } from '#server/rest/order-changes.ts'

/** The page polls this often if the server cannot push. */
const pollMs = 4_000

const changesPanel = () => document.querySelector<HTMLElement>('[data-order-changes]')

export function startOrderUpdates(): void {
  let stop: (() => void) | undefined
  const listen = () => {
    stop?.()
    stop =
      document.visibilityState === 'visible' ? hear(changesPanel()?.dataset.orderChanges ?? '') : undefined
  }
  document.addEventListener('visibilitychange', listen)
  addEventListener('pagehide', () => stop?.())
  addEventListener('pageshow', (event) => event.persisted && listen())
  listen()
  showWhatTimeChanges()
}

let nextLook: ReturnType<typeof setTimeout> | undefined

/** Waits 500 ms longer to allow for clock differences. */
function showWhatTimeChanges(): void {
  clearTimeout(nextLook)
  const wait = Number(changesPanel()?.dataset.changesIn)
  if (wait > 0) nextLook = setTimeout(() => void showOrder(), wait + 500)
}

/** @returns a function that unsubscribes */
function hear(address: string): () => void {
  const events = new EventSource(address)
  let timer: ReturnType<typeof setInterval> | undefined
  events.onmessage = ({ data }) => void showRevision(String(data))
  events.onerror = () => {
    // After a lost connection the browser reconnects by itself.
    if (events.readyState !== EventSource.CLOSED) return
    timer ??= setInterval(() => {
      getJson<RevisionAnswer>(`${address}&once=1`).then(
        ({ revision }) => {
          if (revision) void showRevision(revision)
        },
        () => {},
      )
    }, pollMs)
  }
  return () => {
    events.close()
    clearInterval(timer)
  }
}

let loading = false

async function showRevision(revision: string): Promise<void> {
  if (changesPanel()?.dataset.revision !== revision) await showOrder()
}

async function showOrder(): Promise<void> {
  const part = changesPanel()
  if (!part || loading) return
  loading = true
  try {
    const html = await getHtml(location.pathname + location.search, {})
    const fresh = new DOMParser()
      .parseFromString(html, 'text/html')
      .querySelector<HTMLElement>('[data-order-changes]')
    if (fresh) replace(part, fresh)
  } catch {
    // The page stays; its refresh link shows its time.
  } finally {
    loading = false
    showWhatTimeChanges()
  }
}

/** Preserves open details, input and focus. */
function replace(part: HTMLElement, fresh: HTMLElement): void {
  const active = part.contains(document.activeElement) ? document.activeElement : null
  const place = active ? [...part.querySelectorAll<Element>('summary')].indexOf(active) : -1
  const [base, ahead] = [part, fresh].map((each) => [...each.querySelectorAll('details')])
  for (const [index, details] of (ahead ?? []).entries()) details.open = base?.[index]?.open ?? false
  for (const field of part.querySelectorAll<HTMLInputElement>('input[name], select[name], textarea[name]'))
    keep(field, fresh)
  part.replaceWith(fresh)
  dispatchEvent(new Event('order-shown'))
  const again = place < 0 ? sameControl(active, fresh) : fresh.querySelectorAll('summary')[place]
  again?.focus({ preventScroll: true })
  const event = document.querySelector('[data-order-news]')
  if (event && fresh.dataset.news !== part.dataset.news) event.textContent = fresh.dataset.news ?? ''
}

/** Chosen files belong to their field, so the field itself moves. */
function keep(field: HTMLInputElement, fresh: HTMLElement): void {
  const choice =
    field.type === 'radio' || field.type === 'checkbox' ? `[value="${CSS.escape(field.value)}"]` : ''
  const other = fresh.querySelector<HTMLInputElement>(`[name="${CSS.escape(field.name)}"]${choice}`)
  if (!other || other.type !== field.type || field.type === 'submit' || field.type === 'hidden') return
  if (field.type === 'file') other.replaceWith(field)
  else if (choice) other.checked = field.checked
  else other.value = field.value
}

/** Finds a control by id, name and value, address, or function. */
function sameControl(element: Element | null, fresh: HTMLElement): HTMLElement | null {
  const names = [['id'], ['name', 'value'], ['href'], ['data-copies'], ['name'], ['data-prints']].find(
    (each) => each.every((name) => element?.hasAttribute(name)),
  )
  if (!element || !names) return null
  const attributes = names.map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`)
  return fresh.querySelector<HTMLElement>(element.localName + attributes.join(''))
}
