/** A style sheet hides [data-prints] without JavaScript. */
export function startPrinting(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-prints]')) print()
  })
}
