import { startMenuFilter } from '#app/browser/menu-filter.ts'

export function mount(element: HTMLElement): void {
  startMenuFilter(element)
}
