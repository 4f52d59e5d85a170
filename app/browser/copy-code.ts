/** A click on a voucher's code copies it, and says so for a moment. */

/** Milliseconds the word stays. */
const shown = 2500

export function startCopying(): void {
  addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copies]') : null
    const status = button?.querySelector('[role=status]')
    if (!button || !status) return
    try {
      await navigator.clipboard.writeText(button.dataset.copies ?? '')
    } catch {
      // Not allowed here: the code still stands there to be typed.
      return
    }
    status.textContent = button.dataset.copied ?? ''
    setTimeout(() => {
      status.textContent = ''
    }, shown)
  })
}
