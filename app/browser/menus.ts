/** Adds hover, Esc, outside clicks, arrow keys and a focus trap to menus that work without JavaScript. */

const menus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')

/** Milliseconds: a passing mouse opens nothing, and the mouse may leave briefly. */
const hover = { opens: 100, closes: 250 }

export function startMenus(): void {
  for (const menu of menus()) startHover(menu)
  addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    // A link within the page loads no new page.
    for (const menu of menus()) if (!menu.contains(target) || target.closest('a')) menu.open = false
  })
  addEventListener('keydown', (event) => {
    // Esc must close a hovered menu without a mouse movement.
    if (event.key === 'Escape') for (const menu of menus()) if (menu.open) close(menu)
    const menu =
      event.target instanceof Element ? event.target.closest<HTMLDetailsElement>('details[data-menu]') : null
    if (!menu) return
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

/** Hovering opens a menu and a click keeps it open; touch and pen need a click. */
function startHover(menu: HTMLDetailsElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isKept = false
  const turn = (open: boolean, delay: number) => (event: PointerEvent) => {
    clearTimeout(timer)
    if (event.pointerType === 'mouse' && !isKept && menu.open !== open)
      timer = setTimeout(() => {
        menu.open = open
      }, delay)
  }
  menu.addEventListener('pointerenter', turn(true, hover.opens))
  menu.addEventListener('pointerleave', turn(false, hover.closes))
  menu.querySelector('summary')?.addEventListener('click', (event) => {
    clearTimeout(timer)
    // Otherwise the first click on a hovered menu would close it.
    if (menu.open && !isKept) event.preventDefault()
    isKept = true
  })
  menu.addEventListener('toggle', () => {
    isKept &&= menu.open
  })
}

/** A modal dialog keeps keyboard and screen readers out of the rest of the page. */
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
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
}

function moveFocus(menu: HTMLDetailsElement, step: 1 | -1): void {
  const stops = [...menu.querySelectorAll<HTMLElement>('summary, ul a')]
  const here = document.activeElement
  const at = here instanceof HTMLElement ? stops.indexOf(here) : -1
  stops.at((at + step) % stops.length)?.focus()
}
