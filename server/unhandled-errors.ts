import { logError } from './log.ts'

/**
 * Ends the process with one line and code 1 on an unhandled error: the state it left behind is unknown, and the
 * supervisor starts a new process. Node itself would print the source around the error, which can be kilobytes of a
 * package in one line, and the thrown value, which can be a customer's order.
 */
export function endOnUnhandledErrors(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => {
      logError('unhandled', error)
      process.exit(1)
    })
}
