import { startChangeDialog } from '#app/browser/change-dialog.ts'
import { startOrderUpdates } from '#app/browser/order-updates.ts'
import { startPrinting } from '#app/browser/printing.ts'
import { startTimeLeft } from '#app/browser/time-left.ts'

export function mount(): void {
  startChangeDialog()
  startPrinting()
  startProofPictures()
  startOrderUpdates()
  startTimeLeft()
}

/** Most orders need no proof of a transfer. */
function startProofPictures(): void {
  addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('input[data-pictures]')) return
    // The field works without this script.
    import('#app/browser/proof-pictures.ts').then(
      ({ addPictures }) => addPictures(target),
      () => {},
    )
  })
}
