import { hashOf } from '#server/db/orders/orders.ts'

/** The hash is independent of field order. */
export function hashBody(body: object): string {
  return hashOf(JSON.stringify(inFixedOrder(body)))
}

function inFixedOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inFixedOrder)
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, inFixedOrder(inner)])
}
