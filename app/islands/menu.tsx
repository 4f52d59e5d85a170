/** Makes the menu's section links tabs, and opens the dialog that the address asks for. */
import { openAsked } from '#app/site/dialog-address.ts'
import { startMenuTabs } from '#app/site/menu-tab-list.ts'

export function mount(element: HTMLElement): void {
  startMenuTabs(element)
  openAsked()
}
