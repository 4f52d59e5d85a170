import { hashOf } from '#server/db/orders/orders.ts'

/** Hashes the content of an order, whatever the order of its fields: tells a repeated order from another one. */
export function hashBody(body: object): string {
  return hashOf(JSON.stringify(inFixedOrder(body)))
}

/** Objects become lists of their names and values, by name; a field of no value is none. */
function inFixedOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inFixedOrder)
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, inFixedOrder(inner)])
}
