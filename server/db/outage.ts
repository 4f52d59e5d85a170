/** SQLSTATE or Node's error code of what a query threw; drivers and Drizzle wrap the one that has it. */
export function errorCode(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return undefined
}

/** Serialization failure, deadlock: the same transaction succeeds when it is run again. */
export function isRace(error: unknown): boolean {
  return ['40001', '40P01'].includes(errorCode(error) ?? '')
}

/**
 * Whether the database is out of reach or out of room (SQLSTATE classes 08, 53, 57P; 53100 is the full disk) and
 * nothing is wrong with the program. Reading mostly goes on; writing works again when the cause is gone.
 */
export function isOutage(error: unknown): boolean {
  const code = errorCode(error)
  if (code !== undefined) return /^(08|53|57P|58030|E(CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND))/.test(code)
  for (let at = error; at instanceof Error; at = at.cause) {
    // node-postgres gives these no code.
    if (/connection terminated|timeout exceeded when trying to connect|PGlite is closed/i.test(at.message))
      return true
  }
  return false
}
