import { logError } from './log.ts'

/**
 * Ends the process with one line and code 1: its state is unknown, and the supervisor restarts it. Node would print
 * source code and the thrown value, which may be a customer's order.
 */
export function endOnUnhandledErrors(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => {
      logError('unhandled', error)
      process.exit(1)
    })
}
