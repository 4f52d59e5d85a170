import { hashOf } from '#server/db/orders.ts'

/** Hashes the content of an order, whatever the order of its fields: tells a repeated order from another one. */
export function hashBody(body: object): string {
  return hashOf(JSON.stringify(body, sorted))
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
