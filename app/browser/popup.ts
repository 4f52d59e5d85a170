/** The offer that opens automatically on the home page, once per visit (spec section 4). */
import { popupDelay } from '#domain/banner-timing.ts'

const key = 'popupSeen'

export function startPopup(popup: HTMLDialogElement): void {
  // A URL with a hash leads to its own target, such as the enquiry form.
  if (location.hash || wasSeen()) return
  popup.addEventListener('pointerdown', ({ target }) => {
    if (target === popup) popup.close()
  })
  const show = () => {
    // Who has opened a dialog is busy with the shop, and Forward may open it again: the offer stays away from this page.
    if (document.querySelector('dialog[open]')) return
    // An open menu is not interrupted; the offer tries again later.
    if (document.querySelector('details[data-menu][open]')) setTimeout(show, popupDelay)
    else {
      popup.showModal()
      remember()
    }
  }
  setTimeout(show, Math.max(0, popupDelay - performance.now()))
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
  sessionStorage.setItem(key, '')
}
