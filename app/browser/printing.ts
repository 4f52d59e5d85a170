/** Prints the page on a click of [data-prints]; these controls are hidden without JavaScript. */
export function startPrinting(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-prints]')) print()
  })
}
