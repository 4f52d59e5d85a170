/** Makes the dialog about a change modal: without script it covers the page but is not modal. */
export function startChangeDialog(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-change]')
  if (!dialog) return
  dialog.close()
  dialog.showModal()
  // Otherwise a part that scrolls takes the focus.
  dialog.querySelector('h2')?.focus()
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    dialog.querySelector<HTMLAnchorElement>('a[data-leaves]')?.click()
  })
}
