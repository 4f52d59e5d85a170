/** How long a letter may fail before somebody looks at it: a mail server is often back within minutes. */

/** Milliseconds. */
const timeoutMs = 15 * 60_000

/** A letter that is being tried since before this moment has failed for so long that it is a problem. */
export const failedLongSince = (now: Date) => new Date(now.getTime() - timeoutMs)

export function hasFailedLong({ firstTriedAt }: { readonly firstTriedAt: Date }, now: Date): boolean {
  return firstTriedAt < failedLongSince(now)
}
