/**
 * Logs one line per error for the operator. It never contains the query, the body or a name: a URL can contain all
 * three.
 */
export type Log = (place: string, error: unknown) => void

export const logError: Log = (place, error) => {
  console.error(`${new Date().toISOString()} ${place}: ${errorLine(error)}`)
}

/** Logs one line that is not an error, for the operator; it must not contain personal data either. */
export function logNotice(place: string, text: string): void {
  console.error(`${new Date().toISOString()} ${place}: ${text}`)
}

/**
 * Passes on at most one error per `ms` milliseconds, or as many as `count`: a full disk fails for every visitor alike.
 * @param clock milliseconds since any moment
 */
export function atMostEvery(
  ms: number,
  log: Log,
  clock: () => number = () => performance.now(),
  count = 1,
): Log {
  let since = Number.NEGATIVE_INFINITY
  let passed = 0
  return (place, error) => {
    if (clock() - since >= ms) {
      since = clock()
      passed = 0
    }
    if (passed >= count) return
    passed += 1
    log(place, error)
  }
}

/**
 * Formats the innermost cause only, because database drivers put the statement with its values into the message of the
 * outer error. The result is cut short and includes the place in our own code where the error was thrown.
 */
export function errorLine(error: unknown): string {
  let cause = error
  for (let depth = 0; depth < 5 && cause instanceof Error && cause.cause instanceof Error; depth++)
    cause = cause.cause
  if (!(cause instanceof Error)) return 'something was thrown that is no error'
  const code = 'code' in cause && typeof cause.code === 'string' ? ` ${cause.code}` : ''
  const message = cause.message.split('\n')[0]?.slice(0, 200) ?? ''
  const frames = [error, cause].flatMap((e) => (e instanceof Error ? (e.stack ?? '').split('\n') : []))
  const own = frames.find(
    (frame) => /^\s+at .*\/(server|domain|app|build)\//.test(frame) && !frame.includes('node_modules'),
  )
  return `${cause.name}${code}: ${message}${own ? ` (${own.trim()})` : ''}`
}
