/** The offer that comes by itself on the home page, once a visit (spec section 4). */

/** Milliseconds after the page has come up (spec section 9). */
const delay = 2000

const key = 'popupSeen'

export function startPopup(popup: HTMLDialogElement): void {
  // An address with a part leads to that, such as the enquiry form.
  if (location.hash || wasSeen()) return
  popup.addEventListener('pointerdown', ({ target }) => {
    if (target === popup) popup.close()
  })
  const show = () => {
    // Who has opened something is not interrupted; the offer waits its turn.
    if (document.querySelector('dialog[open], details[data-menu][open]')) setTimeout(show, delay)
    else {
      popup.showModal()
      remember()
    }
  }
  setTimeout(show, Math.max(0, delay - performance.now()))
}

function wasSeen(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    // Nothing can be remembered here, so an offer would come again on every page.
    return true
  }
}

function remember(): void {
  sessionStorage.setItem(key, '')
}
