import { startMenuTabs } from '#app/browser/tab-list.ts'

export function mount(element: HTMLElement): void {
  startMenuTabs(element)
}
