/** Brings islands to life: fetched when the page has come to rest or somebody reaches for them. */
import type { Lang } from '#domain/text.ts'

/** What a module in app/islands/ may export; which of the two depends on how it is used. */
export interface IslandModule {
  /** Takes over what the server rendered inside `element`. */
  readonly mount?: (element: HTMLElement, props: unknown, lang: Lang) => void
  /** Opens a dialog for the control with the data attributes; focus goes back to it. */
  readonly open?: (opener: HTMLElement, dataset: DOMStringMap, lang: Lang) => void
}

const modules = import.meta.glob<IslandModule>('../islands/*.tsx')

const signsOfIntent = ['pointerover', 'touchstart', 'focusin'] as const

function load(name: string): Promise<IslandModule> | undefined {
  return modules[`../islands/${name}.tsx`]?.()
}

/** Mounts every [data-island]. A click made before its island is there is kept and made again. */
export function startIslands(lang: Lang): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const beside = element.nextElementSibling
    const props = (beside?.matches('script[type="application/json"]') && beside.textContent) || '{}'
    let started = false
    let early: HTMLElement | null = null

    const keepClick = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      if (event.target instanceof HTMLElement) early = event.target
      if (event.target instanceof SVGElement) early = event.target.closest('button')
      start()
    }
    const start = () => {
      if (started) return
      started = true
      load(element.dataset.island ?? '')?.then((island) => {
        for (const sign of signsOfIntent) element.removeEventListener(sign, start)
        element.removeEventListener('click', keepClick, true)
        island.mount?.(element, JSON.parse(props), lang)
        early?.click()
      })
    }
    for (const sign of signsOfIntent) element.addEventListener(sign, start, { passive: true })
    element.addEventListener('click', keepClick, true)
    whenAtRest(start)
  }
}

/** Lets [data-opens] open its island's dialog; until the script is there the control is a plain link. */
export function startOpeners(lang: Lang): void {
  const openerOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null
  for (const sign of signsOfIntent) {
    // Fetched ahead; what fails now is tried again by the click.
    const fetchAhead = (event: Event) => load(openerOf(event)?.dataset.opens ?? '')?.catch(() => {})
    addEventListener(sign, fetchAhead, { passive: true })
  }
  addEventListener('click', (event) => {
    const opener = openerOf(event)
    if (!opener || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return
    const island = load(opener.dataset.opens ?? '')
    if (!island) return
    event.preventDefault()
    island.then(
      ({ open }) => open?.(opener, opener.dataset, lang),
      () => followLink(opener),
    )
  })
}

/** Opens an island's dialog without a click, as an address can ask for it. */
export function openIsland(name: string, opener: HTMLElement, lang: Lang): void {
  load(name)?.then(({ open }) => open?.(opener, opener.dataset, lang))
}

/** The dialog could not be fetched: the link still leads somewhere, unless there is no network at all. */
function followLink(opener: HTMLElement): void {
  if (navigator.onLine && opener instanceof HTMLAnchorElement) location.assign(opener.href)
}

/** After the page has loaded and the browser has nothing better to do. */
export function whenAtRest(action: () => void): void {
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(action, { timeout: 4000 }) : setTimeout(action, 200)
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}
