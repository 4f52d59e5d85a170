/** Identifies, by the page's hash, the basket's set whose dishes are edited on this page. */
import type { Cart } from '#domain/ordering/cart.ts'

export function editHash(index: number | ''): string {
  return `#basket-${index}`
}

export function isEdited(): boolean {
  return location.hash.startsWith(editHash(''))
}

/** Index of the edited set in the basket, or null if it is another set. */
export function editedIndex(cart: Cart, setId: number): number | null {
  const index = cart.findIndex((item, at) => item.setId === setId && location.hash === editHash(at))
  return index < 0 ? null : index
}
