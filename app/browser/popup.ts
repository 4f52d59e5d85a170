/** Opens the home page's offer once per visit (spec section 4), unless another dialog was open. */
import { popupDelay } from '#domain/shop/popup-timing.ts'

const key = 'popupSeen'

export function startPopup(popup: HTMLDialogElement): void {
  // A URL with a hash leads to its own target, such as the enquiry form.
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
    // An open menu is not interrupted; the offer retries later.
    if (document.querySelector('details[data-menu][open]')) timer = setTimeout(show, popupDelay)
    else {
      dialogs.disconnect()
      popup.showModal()
      remember()
    }
  }
  // A visitor who opened a dialog must not be interrupted.
  const giveUp = () => {
    if (!document.querySelector('dialog[open]')) return
    dialogs.disconnect()
    clearTimeout(timer)
    remember()
  }
  const dialogs = new MutationObserver(giveUp)
  dialogs.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  let timer = setTimeout(show, Math.max(0, popupDelay - performance.now()))
  giveUp()
}

function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // Without storage the offer would open on every page, so it counts as seen.
    return true
  }
}

function remember(): void {
  try {
    sessionStorage.setItem(key, '')
  } catch {
    // Without storage the offer may open again.
  }
}
