/** Where the dishes of an order are changed. */
import { editHash } from '#app/cart/edited-line.ts'
import { getSnapshot } from '#app/cart/store.ts'
import { langOf, setPath } from '#app/paths.ts'
import type { OrderLine } from '#domain/ordering/order.ts'
import type { OrderRequest } from './attempt/state.ts'

/**
 * Below the dialog, on the set's page or in the basket; a single set of the basket on its own page.
 * @param slugs of the sets of the lines
 */
export function editDishes(request: OrderRequest, slugs: readonly string[], close: () => void): void {
  const [line] = request.lines
  const [slug] = slugs
  if (request.from !== 'cart' || hasSeveralSets(request) || !line || slug === undefined) close()
  else location.assign(dishesPath(line, slug))
}

/** Each set of the basket then has a link of its own to its dishes. */
export function hasSeveralSets({ from, lines }: OrderRequest): boolean {
  return from === 'cart' && lines.length > 1
}

/** The page of a set of the basket, where its dishes are changed. */
export function dishesPath(line: OrderLine, slug: string): string {
  return setPath(slug, langOf(location.pathname)) + editHash(indexInCart(line))
}

function indexInCart({ setId, selection }: OrderLine): number {
  const chosen = JSON.stringify(selection)
  return getSnapshot().findIndex((item) => item.setId === setId && JSON.stringify(item.selection) === chosen)
}
