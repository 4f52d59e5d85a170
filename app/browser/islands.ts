/**
 * Activates islands: their modules are fetched when the page is idle, or at the first sign of use. A module that needs
 * React can wait for the visitor's first touch of the page.
 */
import type { Lang } from '#domain/text.ts'
import type { DialogEntry } from './dialogs.ts'

/** What a module in app/islands/ may export; which of the two depends on how it is used. */
export interface IslandModule {
  /** Takes over what the server rendered inside `element`; resolves once that answers to clicks. */
  readonly mount?: (
    element: HTMLElement,
    props: unknown,
    lang: Lang,
    touched: Promise<void>,
  ) => void | Promise<void>
  /** Opens a dialog for the control with the data attributes; focus goes back to it. */
  readonly open?: (opener: HTMLElement, dataset: DOMStringMap, lang: Lang) => void
}

const modules = import.meta.glob<IslandModule>('../islands/*.tsx')

const signsOfIntent = ['pointerover', 'touchstart', 'focusin'] as const

function load(name: string): Promise<IslandModule> | undefined {
  return modules[`../islands/${name}.tsx`]?.()
}

/** Mounts every [data-island]. Clicks made before it answers are kept and made again, in their order. */
export function startIslands(lang: Lang): void {
  const touched = firstTouch()
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const beside = element.nextElementSibling
    const props = (beside?.matches('script[type="application/json"]') && beside.textContent) || '{}'
    const early: HTMLElement[] = []
    let started = false

    const keepClick = (event: Event) => {
      if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey)) return
      const control = clicked(event)
      // A link out of the site works by itself, and made again later it would be blocked as a pop-up.
      if (!control || control.closest('a[target="_blank"]')) return
      event.preventDefault()
      event.stopPropagation()
      early.push(control)
      start()
    }
    const start = async () => {
      if (started) return
      started = true
      for (const sign of signsOfIntent) element.removeEventListener(sign, start)
      try {
        const island = await load(element.dataset.island ?? '')
        await island?.mount?.(element, JSON.parse(props), lang, touched)
      } catch {
        // A chunk could not be fetched, say after an update of the site. What is here works as without script.
      }
      element.removeEventListener('click', keepClick, true)
      for (const control of early) {
        control.click()
        await nextTask()
      }
    }
    for (const sign of signsOfIntent) element.addEventListener(sign, start, { passive: true })
    element.addEventListener('click', keepClick, true)
    whenIdle(start)
  }
}

/** What a click was meant for: a drawing has no click of its own. */
function clicked({ target }: Event): HTMLElement | null {
  if (target instanceof SVGElement) return target.closest('button')
  return target instanceof HTMLElement ? target : null
}

/** Resolves at the first sign that somebody uses the page. */
function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of [...signsOfIntent, 'keydown', 'click'] as const)
      addEventListener(sign, () => resolve(), { capture: true, passive: true, once: true })
  })
}

/** Lets what a click changed be drawn before the next one counts on it. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Lets [data-opens] open its island's dialog; until the script is there the control is a plain link. */
export function startOpeners(lang: Lang): void {
  const openerOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null
  for (const sign of signsOfIntent) {
    // Prefetch; the click retries a failed one.
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

/** Opens an island's dialog without a click, unless the page has none. */
export function reopenIsland({ name, data = {} }: DialogEntry, lang: Lang): void {
  const openers = [...document.querySelectorAll<HTMLElement>(`[data-opens="${name}"]`)]
  const opener =
    data.slug === undefined
      ? (openers.find((each) => each.checkVisibility()) ?? document.body)
      : openers.find((each) => slugOf(each) === data.slug)
  if (opener) void load(name)?.then(({ open }) => open?.(opener, data, lang))
}

/** The slug of the set or gift that a link leads to. */
export function slugOf(link: Element): string | null {
  return link instanceof HTMLAnchorElement ? new URL(link.href).searchParams.get('name') : null
}

/** The dialog could not be fetched: follows the link instead, unless the browser is offline. */
function followLink(opener: HTMLElement): void {
  if (navigator.onLine && opener instanceof HTMLAnchorElement) location.assign(opener.href)
}

/** After the page has loaded and the browser has nothing better to do. */
export function whenIdle(action: () => void): void {
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(action, { timeout: 4000 }) : setTimeout(action, 200)
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}
