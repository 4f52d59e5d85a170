import { startMenuFilter } from '#app/browser/menu-filter.ts'
import page from '#app/public/menu-filter/page.module.css'
import narrow from '#app/public/sections/narrow-card.module.css'

/** Imported so that the build loads the style sheets of the results, which a search puts into the menu. */
export const styles = [page, narrow]

export function mount(element: HTMLElement): void {
  startMenuFilter(element)
}
