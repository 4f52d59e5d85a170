/** Approximate, so that little moves when the page loads. */

export interface Coming {
  readonly pathname: string
  /** Begins with a question mark, or is empty. */
  readonly search: string
}

/** A dialog's address also shows the order below it. */
export function isSamePage(here: Coming, to: Coming): boolean {
  if (here.pathname !== to.pathname) return false
  const asks = ({ search }: Coming) => new URLSearchParams(search).has('ask')
  return here.search === to.search || asks(here) || asks(to)
}

export type Shape = 'board' | 'table' | 'order' | 'form' | 'month' | 'panels'

const tables: readonly string[] = ['customers', 'dishes', 'kitchen', 'labels', 'menus', 'people']

export function shapeOf({ pathname, search }: Coming): Shape {
  const [area = '', first, second] = pathname
    .replace(/^\/staff\//, '')
    .split('/')
    .filter(Boolean)
  if (area === 'orders') {
    if (first === undefined) return new URLSearchParams(search).get('view') === 'table' ? 'table' : 'board'
    return first === 'new' || second === 'edit' ? 'form' : 'order'
  }
  if (area === 'calendar' && first === undefined) return 'month'
  if (tables.includes(area)) return first === undefined ? 'table' : 'form'
  return 'panels'
}
