/** Turns sections into tabs; without JavaScript they follow each other. */

/** @param element contains links whose hashes identify the sections */
export function startMenuTabs(element: HTMLElement): void {
  const bar = element.querySelector<HTMLElement>('nav')
  const list = bar?.firstElementChild
  const menu = element.parentElement
  if (!bar || !list || !menu) return
  const tabs = [...list.querySelectorAll('a')]
  const panels = tabs.flatMap(({ hash }) => menu.querySelector<HTMLElement>(hash) ?? [])

  const select = (index: number) => {
    for (const [at, tab] of tabs.entries()) {
      tab.setAttribute('aria-selected', String(at === index))
      tab.tabIndex = at === index ? 0 : -1
    }
    for (const [at, panel] of panels.entries()) {
      // The gifts stay below every tab as a teaser.
      const isBand = panel.hasAttribute('data-band')
      panel.hidden = at !== index && !isBand
      panel.toggleAttribute('data-open', at === index)
    }
    const tab = tabs[index]
    if (tab) list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 })
  }
  const indexOf = (hash: string) => tabs.findIndex((tab) => tab.hash === hash)

  /** Scrolls to the panel's top if that is above the window. */
  const go = (index: number) => {
    const tab = tabs[index]
    if (!tab) return
    select(index)
    history.replaceState(history.state, '', tab.hash)
    const top = menu.getBoundingClientRect().top
    const stuckAt = Number.parseFloat(getComputedStyle(bar).top) || 0
    if (top < stuckAt) scrollBy({ top: top - stuckAt, behavior: 'instant' })
  }

  for (const [index, tab] of tabs.entries()) {
    tab.id = `${tab.hash.slice(1)}-tab`
    tab.setAttribute('role', 'tab')
    tab.setAttribute('aria-controls', tab.hash.slice(1))
    tab.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      go(index)
    })
    panels[index]?.setAttribute('role', 'tabpanel')
    panels[index]?.setAttribute('aria-labelledby', tab.id)
  }
  list.setAttribute('role', 'tablist')
  list.setAttribute('aria-label', bar.getAttribute('aria-label') ?? '')
  list.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return
    const next = nextIndex(event.key, tabs.indexOf(document.activeElement as HTMLAnchorElement), tabs.length)
    if (next === null) return
    event.preventDefault()
    go(next)
    tabs[next]?.focus({ preventScroll: true })
  })
  addEventListener('hashchange', () => {
    const index = indexOf(location.hash)
    if (index >= 0) go(index)
  })
  select(Math.max(0, indexOf(location.hash)))
  menu.dataset.ready = ''
}

/** Returns null for keys other than arrows, Home and End. */
export function nextIndex(key: string, at: number, count: number): number | null {
  if (at < 0) return null
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return null
}
