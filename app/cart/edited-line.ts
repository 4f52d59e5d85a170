/** A set of the basket whose dishes are changed on the set's own page; the page's hash tells which. */
import type { Cart } from '#domain/ordering/cart.ts'

export function editHash(index: number | ''): string {
  return `#basket-${index}`
}

/** Whether a set of the basket is changed on this page. */
export function isEdited(): boolean {
  return location.hash.startsWith(editHash(''))
}

/** The index in the basket of the set that the page's hash names, if it is one of this set. */
export function editedIndex(cart: Cart, setId: number): number | null {
  const index = cart.findIndex((item, at) => item.setId === setId && location.hash === editHash(at))
  return index < 0 ? null : index
}
