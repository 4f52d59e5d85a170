/** Header menus: <details> and a popover that work alone; this adds Esc, outside clicks, arrows and the focus trap. */

const menus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')

export function startMenus(): void {
  addEventListener('click', (event) => {
    for (const menu of menus()) if (!menu.contains(event.target as Node)) menu.open = false
  })
  addEventListener('keydown', (event) => {
    const menu =
      event.target instanceof Element ? event.target.closest<HTMLDetailsElement>('details[data-menu]') : null
    if (!menu?.open) return
    if (event.key === 'Escape') close(menu)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      moveFocus(menu, event.key === 'ArrowDown' ? 1 : -1)
    }
  })
  const sheet = document.querySelector<HTMLElement>('[data-mobile-menu]')
  sheet?.addEventListener('toggle', (event) => {
    const open = (event as ToggleEvent).newState === 'open'
    for (const part of document.body.children) {
      if (part instanceof HTMLElement && !part.contains(sheet)) part.inert = open
    }
    document.documentElement.style.overflow = open ? 'hidden' : ''
  })
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false
  menu.querySelector('summary')?.focus()
}

function moveFocus(menu: HTMLDetailsElement, step: 1 | -1): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, ul a')]
  const at = stops.indexOf(document.activeElement as HTMLElement)
  stops.at((at + step) % stops.length)?.focus()
}
