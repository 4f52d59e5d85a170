import { logError } from './log.ts'

/**
 * Ends the process, because its state is unknown; the supervisor restarts it. Node would print the thrown value, which
 * may be a customer's order.
 */
export function endOnUnhandledErrors(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => {
      logError('unhandled', error)
      process.exit(1)
    })
}
