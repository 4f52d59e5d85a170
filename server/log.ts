/** Omits query, body and names, because a URL can contain personal data. */
export type Log = (place: string, error: unknown) => void

export const logError: Log = (place, error) => {
  console.error(`${new Date().toISOString()} ${place}: ${errorLine(error)}`)
}

/** The text must not contain personal data. */
export function logNotice(place: string, text: string): void {
  console.error(`${new Date().toISOString()} ${place}: ${text}`)
}

/**
 * Limits repetitions, because a full disk fails for every visitor.
 * @param clock in milliseconds since any moment
 */
export function atMostEvery(
  ms: number,
  log: Log,
  clock: () => number = () => performance.now(),
  count = 1,
): Log {
  let since = Number.NEGATIVE_INFINITY
  let passedCount = 0
  return (place, error) => {
    if (clock() - since >= ms) {
      since = clock()
      passedCount = 0
    }
    if (passedCount >= count) return
    passedCount += 1
    log(place, error)
  }
}

/**
 * Outer messages of database drivers contain values, so only the innermost cause is logged, with our own place of the
 * error.
 */
export function errorLine(error: unknown): string {
  let cause = error
  for (let depth = 0; depth < 5 && cause instanceof Error && cause.cause instanceof Error; depth++)
    cause = cause.cause
  if (!(cause instanceof Error)) return 'something was thrown that is no error'
  const code = 'code' in cause && typeof cause.code === 'string' ? ` ${cause.code}` : ''
  const message = cause.message.split('\n')[0]?.slice(0, 200) ?? ''
  const frames = [error, cause].flatMap((e) => (e instanceof Error ? (e.stack ?? '').split('\n') : []))
  const value = frames.find(
    (frame) => /^\s+at .*\/(server|domain|app|build)\//.test(frame) && !frame.includes('node_modules'),
  )
  return `${cause.name}${code}: ${message}${value ? ` (${value.trim()})` : ''}`
}
