import { hashOf } from '#server/db/orders/orders.ts'

/**
 * Hashes the content of an order, in whatever sequence its fields come: tells a repeated order from a different one.
 */
export function hashBody(body: object): string {
  return hashOf(JSON.stringify(inFixedOrder(body)))
}

/** Objects become lists of names and values, sorted by name; fields without a value are left out. */
function inFixedOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inFixedOrder)
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, inFixedOrder(inner)])
}
