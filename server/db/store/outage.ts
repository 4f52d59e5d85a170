/** SQLSTATE or Node's error code of what a query threw, found in the cause that drivers and Drizzle wrap. */
export function errorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return undefined
}

/** Serialization failure or deadlock: the same transaction succeeds when it is retried. */
export function isRace(error: unknown): boolean {
  return ['40001', '40P01'].includes(errorCode(error) ?? '')
}

/**
 * Connections (class 08), resources (53; 53100 is the full disk), the administrator (57P), a statement, a lock or a
 * transaction that took too long (57014, 55P03, 25P03), a database that accepts no writes or no connections (25006
 * after a fail-over to a replica, 55000, 3D000, class 28), an input or output error (58030), and Node's network errors.
 */
const outageCodes =
  /^(08|28|53|57P|57014$|55P03$|25P03$|25006$|55000$|3D000$|58030$|E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_AGAIN))/

/** Messages of node-postgres, PGlite and our own timeouts that come without a code. */
const outageMessages =
  /connection terminated|timeout exceeded|query read timeout|timeout expired|not queryable|PGlite is closed/i

/**
 * Whether the database is unreachable, full or too slow, as opposed to a fault of the program. Reads mostly still work;
 * writes work again once the cause is gone.
 */
export function isOutage(error: unknown): boolean {
  const code = errorCode(error)
  if (code !== undefined) return outageCodes.test(code)
  for (let at = error; at instanceof Error; at = at.cause) {
    if (outageMessages.test(at.message)) return true
  }
  return false
}
