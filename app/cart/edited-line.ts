/** The page's hash identifies the set of the basket that is edited. */
import type { Cart } from '#domain/ordering/cart.ts'

export function editHash(index: number | ''): string {
  return `#basket-${index}`
}

export function isEdited(): boolean {
  return location.hash.startsWith(editHash(''))
}

/** Returns null if the hash names another set. */
export function editedIndex(cart: Cart, setId: number): number | null {
  const index = cart.findIndex((item, at) => item.setId === setId && location.hash === editHash(at))
  return index < 0 ? null : index
}
