/** Where the dishes of an order are changed. */
import { editHash } from '#app/cart/edited-line.ts'
import { getSnapshot } from '#app/cart/store.ts'
import { langOf, setPath } from '#app/paths.ts'
import type { OrderLine } from '#domain/order.ts'
import type { OrderRequest } from './attempt/state.ts'

/**
 * Below the dialog, on the set's page or in the basket; a single set of the basket on its own page.
 * @param slugs of the sets of the lines
 */
export function editDishes({ from, lines }: OrderRequest, slugs: readonly string[], close: () => void): void {
  const [line, ...others] = lines
  const [slug] = slugs
  if (from !== 'cart' || !line || others.length > 0 || slug === undefined) close()
  else location.assign(setPath(slug, langOf(location.pathname)) + editHash(indexInCart(line)))
}

function indexInCart({ setId, selection }: OrderLine): number {
  const chosen = JSON.stringify(selection)
  return getSnapshot().findIndex((item) => item.setId === setId && JSON.stringify(item.selection) === chosen)
}
