import { startChangeDialog } from '#app/browser/change-dialog.ts'
import { startOrderUpdates } from '#app/browser/order-updates.ts'
import { startPrinting } from '#app/browser/printing.ts'
import { startTimeLeft } from '#app/browser/time-left.ts'

/** What the page of an order does in the browser: it follows the order, counts the time down, prints, and asks about changes. */
export function mount(): void {
  startChangeDialog()
  startPrinting()
  startProofPictures()
  startOrderUpdates()
  startTimeLeft()
}

/** Most orders are paid without a picture, so its script waits for the first one. */
function startProofPictures(): void {
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('input[data-pictures]')) return
    // Without it the field holds the pictures all the same.
    import('#app/browser/proof-pictures.ts').then(
      ({ addPictures }) => addPictures(target),
      () => {},
    )
  })
}
