/** Without JavaScript the dialog only covers the page. */
export function startChangeDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-change]')
  if (!dialog) return
  dialog.close()
  dialog.showModal()
  // Without this, a scrolling part would take the focus.
  dialog.querySelector('h2')?.focus()
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    dialog.querySelector<HTMLAnchorElement>('a[data-leaves]')?.click()
  })
}
