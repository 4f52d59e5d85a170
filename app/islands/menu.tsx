/** Makes the menu's section links tabs, and opens the dialog that the address asks for. */
import { openAsked } from '#app/browser/dialog-address.ts'
import { startMenuTabs } from '#app/browser/tab-list.ts'

export function mount(element: HTMLElement): void {
  startMenuTabs(element)
  openAsked()
}
