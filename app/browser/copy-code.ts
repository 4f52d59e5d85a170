/** How long the confirmation stays. */
const displayMs = 2500

export function startCopying(): void {
  addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copies]') : null
    const status = button?.querySelector('[role=status]')
    if (!button || !status) return
    try {
      await navigator.clipboard.writeText(button.dataset.copies ?? '')
    } catch {
      // Without the clipboard, the visible code can be typed.
      return
    }
    status.textContent = button.dataset.copied ?? ''
    setTimeout(() => {
      status.textContent = ''
    }, displayMs)
  })
}
