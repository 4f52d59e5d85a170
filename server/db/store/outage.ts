/** Searches the causes that drivers and Drizzle wrap. */
export function errorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return undefined
}

/** A retry of the transaction succeeds. */
export function isRace(error: unknown): boolean {
  return ['40001', '40P01'].includes(errorCode(error) ?? '')
}

/**
 * Connections (class 08), resources (53), shutdown (57P), timeouts (57014, 55P03, 25P03), read-only or closed (25006,
 * 55000, 3D000, 28), disk (58030), and Node's network errors.
 */
const outageCodes =
  /^(08|28|53|57P|57014$|55P03$|25P03$|25006$|55000$|3D000$|58030$|E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_AGAIN))/

/** These errors come without a code. */
const outageMessages =
  /connection terminated|timeout exceeded|query read timeout|timeout expired|not queryable|PGlite is closed/i

/** Reads mostly still work in an outage. */
export function isOutage(error: unknown): boolean {
  const code = errorCode(error)
  if (code !== undefined) return outageCodes.test(code)
  for (let at = error; at instanceof Error; at = at.cause) {
    if (outageMessages.test(at.message)) return true
  }
  return false
}
