/** Header menus: <details> and a popover that work alone; this adds Esc, outside clicks, arrows and the focus trap. */

const menus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')

export function startMenus(): void {
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    // A link to another part of the same page leaves the menu where it is, so it is closed here.
    for (const menu of menus()) if (!menu.contains(target) || target.closest('a')) menu.open = false
  })
  addEventListener('keydown', (event) => {
    const menu =
      event.target instanceof Element ? event.target.closest<HTMLDetailsElement>('details[data-menu]') : null
    if (!menu) return
    if (event.key === 'Escape' && menu.open) close(menu)
    if (event.key !== 'ArrowDown' && (event.key !== 'ArrowUp' || !menu.open)) return
    event.preventDefault()
    menu.open = true
    moveFocus(menu, event.key === 'ArrowDown' ? 1 : -1)
  })
  addEventListener('focusin', ({ target }) => {
    for (const menu of menus()) if (target instanceof Node && !menu.contains(target)) menu.open = false
  })
  const sheet = document.querySelector<HTMLDialogElement>('[data-mobile-menu]')
  if (sheet) startSheet(sheet)
}

/** As a modal dialog instead of a popover the rest of the page is out of reach for keys and readers. */
function startSheet(sheet: HTMLDialogElement): void {
  addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target : null
    if (target?.closest(`[popovertarget="${sheet.id}"]`)) {
      event.preventDefault()
      if (sheet.open) sheet.close()
      else sheet.showModal()
    } else if (sheet.open && target?.closest('a')) sheet.close()
  })
}

function close(menu: HTMLDetailsElement): void {
  menu.open = false
  menu.querySelector('summary')?.focus()
}

function moveFocus(menu: HTMLDetailsElement, step: 1 | -1): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, ul a')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  stops.at((at + step) % stops.length)?.focus()
}
