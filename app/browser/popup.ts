/** Opens the home page's offer once per visit (spec section 4). */
import { popupDelayMs } from '#domain/shop/timing.ts'

const key = 'popupSeen'

export function startPopup(popup: HTMLDialogElement): void {
  // A URL with a hash has its own target.
  if (location.hash || wasSeen()) return
  popup.addEventListener('pointerdown', ({ target }) => {
    if (target === popup) popup.close()
  })
  // If nothing had the focus before, the hidden dialog would hold it.
  popup.addEventListener('close', () => {
    const { activeElement, body } = document
    if (activeElement === body || popup.contains(activeElement))
      document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
  })
  const show = () => {
    if (document.querySelector('details[data-menu][open]')) timer = setTimeout(show, popupDelayMs)
    else {
      dialogs.disconnect()
      popup.showModal()
      remember()
    }
  }
  // A visitor who opened a dialog is not interrupted.
  const giveUp = () => {
    if (!document.querySelector('dialog[open]')) return
    dialogs.disconnect()
    clearTimeout(timer)
    remember()
  }
  const dialogs = new MutationObserver(giveUp)
  dialogs.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  let timer = setTimeout(show, Math.max(0, popupDelayMs - performance.now()))
  giveUp()
}

function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // Without this, the offer would open on every page.
    return true
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(key, '')
  } catch {}
}
