import { hashOf } from '#server/db/orders.ts'

/** Hashes the content of a value, ignoring the order of its fields: tells a repeated order from a different one. */
export function bodyHash({ idempotencyKey: _, ...body }: { readonly idempotencyKey: string }): string {
  return hashOf(JSON.stringify(body, sorted))
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
