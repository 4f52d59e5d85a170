import type { RevisionAnswer } from '#server/rest/order-changes.ts'
import { getJson } from './http-client.ts'

/** @param address where the page of the order hears of changes */
export function getRevision(address: string): Promise<RevisionAnswer> {
  return getJson(`${address}&once=1`)
}
