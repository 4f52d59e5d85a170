import { hashOf } from '#server/db/orders/orders.ts'

/** Hashes an order's content regardless of field order, to recognise repeated orders. */
export function hashBody(body: object): string {
  return hashOf(JSON.stringify(inFixedOrder(body)))
}

/** Turns objects into lists sorted by name, without undefined values. */
function inFixedOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(inFixedOrder)
  const fields = Object.entries(value).filter(([, inner]) => inner !== undefined)
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inner]) => [name, inFixedOrder(inner)])
}
