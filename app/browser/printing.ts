/** Prints the page on a click of [data-prints]; a style sheet shows these controls where scripts run. */
export function startPrinting(): void {
  addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-prints]')) print()
  })
}
