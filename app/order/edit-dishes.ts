import { editHash } from '#app/cart/edited-line.ts'
import { getSnapshot } from '#app/cart/store.ts'
import { langOf, setPath } from '#app/paths.ts'
import type { OrderLine } from '#domain/ordering/order.ts'
import type { OrderRequest } from './attempt/state.ts'

/** Closes the dialog to the set's page or the basket; a single set of the basket opens on its own page. */
export function editDishes(request: OrderRequest, slugs: readonly string[], close: () => void): void {
  const [line] = request.lines
  const [slug] = slugs
  if (request.from !== 'cart' || hasSeveralSets(request) || !line || slug === undefined) close()
  else location.assign(dishesPath(line, slug))
}

export function hasSeveralSets({ from, lines }: OrderRequest): boolean {
  return from === 'cart' && lines.length > 1
}

export function dishesPath(line: OrderLine, slug: string): string {
  return setPath(slug, langOf(location.pathname)) + editHash(indexInCart(line))
}

function indexInCart({ setId, selection }: OrderLine): number {
  const choice = JSON.stringify(selection)
  return getSnapshot().findIndex((item) => item.setId === setId && JSON.stringify(item.selection) === choice)
}
