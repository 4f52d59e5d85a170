/**
 * Loads island modules when the page is idle or first used. A module that needs React can wait for the first
 * touch.
 */
import type { Lang } from '#domain/text.ts'
import type { DialogEntry } from './dialogs.ts'

export interface IslandModule {
  /** Hydrates `element`; resolves once it responds to clicks. */
  readonly mount?: (
    element: HTMLElement,
    props: unknown,
    lang: Lang,
    touch: Promise<void>,
  ) => void | Promise<void>
  /** The focus returns to the control. */
  readonly open?: (opener: HTMLElement, dataset: DOMStringMap, lang: Lang) => void
}

const modules = import.meta.glob<IslandModule>('../islands/*.tsx')

const signsOfIntent = ['pointerover', 'touchstart', 'focusin'] as const

function load(name: string): Promise<IslandModule> | undefined {
  return modules[`../islands/${name}.tsx`]?.()
}

/** Stores clicks until the islands respond, and then replays them. */
export function startIslands(lang: Lang): void {
  const touch = firstTouch()
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const beside = element.nextElementSibling
    const props = (beside?.matches('script[type="application/json"]') && beside.textContent) || '{}'
    const early: HTMLElement[] = []
    let isStarted = false

    const keepClick = (event: Event) => {
      if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey)) return
      const control = clickTargetOf(event)
      // A replayed click would be blocked as a pop-up.
      if (!control || control.closest('a[target="_blank"]')) return
      event.preventDefault()
      event.stopPropagation()
      early.push(control)
      start()
    }
    const start = async () => {
      if (isStarted) return
      isStarted = true
      for (const sign of signsOfIntent) element.removeEventListener(sign, start)
      try {
        const island = await load(element.dataset.island ?? '')
        await island?.mount?.(element, JSON.parse(props), lang, touch)
      } catch {
        // If a chunk is missing after a deployment, the page works as without JavaScript.
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

/** An SVG has no click method. */
function clickTargetOf({ target }: Event): HTMLElement | null {
  if (target instanceof SVGElement) return target.closest('button')
  return target instanceof HTMLElement ? target : null
}

function firstTouch(): Promise<void> {
  return new Promise((resolve) => {
    for (const sign of [...signsOfIntent, 'keydown', 'click'] as const)
      addEventListener(sign, () => resolve(), { capture: true, passive: true, once: true })
  })
}

/** Lets React render a click's change before the next click. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

/** Before the script loads, [data-opens] is a plain link. */
export function startOpeners(lang: Lang): void {
  const openerOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-opens]') : null
  for (const sign of signsOfIntent) {
    // The click retries a failed prefetch.
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

export function reopenIsland({ name, data = {} }: DialogEntry, lang: Lang): void {
  const openers = [...document.querySelectorAll<HTMLElement>(`[data-opens="${name}"]`)]
  const opener =
    data.slug === undefined
      ? (openers.find((each) => each.checkVisibility()) ?? document.body)
      : openers.find((each) => slugOf(each) === data.slug)
  if (opener) void load(name)?.then(({ open }) => open?.(opener, data, lang))
}

export function slugOf(link: Element): string | null {
  return link instanceof HTMLAnchorElement ? new URL(link.href).searchParams.get('name') : null
}

/** Follows the link if the dialog did not load; the worker opens it without a connection. */
function followLink(opener: HTMLElement): void {
  if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
}

export function whenIdle(action: () => void): void {
  const rest = () =>
    'requestIdleCallback' in window ? requestIdleCallback(action, { timeout: 4000 }) : setTimeout(action, 200)
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}
