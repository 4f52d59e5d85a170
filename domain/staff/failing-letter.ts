/** Mail servers often recover within minutes. */

const timeoutMs = 15 * 60_000

/** Letters first tried before this time count as failed. */
export const failedLongSince = (now: Date) => new Date(now.getTime() - timeoutMs)

export function hasFailedLong({ firstTriedAt }: { readonly firstTriedAt: Date }, now: Date): boolean {
  return firstTriedAt < failedLongSince(now)
}
