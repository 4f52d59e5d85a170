/** Copies a voucher's code on a click, and shows a short confirmation. */

/** How long the confirmation is shown. Milliseconds. */
const shown = 2500

export function startCopying(): void {
  addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copies]') : null
    const status = button?.querySelector('[role=status]')
    if (!button || !status) return
    try {
      await navigator.clipboard.writeText(button.dataset.copies ?? '')
    } catch {
      // The clipboard is not available; the visible code can be typed instead.
      return
    }
    status.textContent = button.dataset.copied ?? ''
    setTimeout(() => {
      status.textContent = ''
    }, shown)
  })
}
