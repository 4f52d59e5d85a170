import { logError } from './log.ts'

/**
 * The state is unknown, so the supervisor restarts the process. Node would print the thrown value, which may be a
 * customer's order.
 */
export function endOnUnhandledErrors(): void {
  for (const event of ['uncaughtException', 'unhandledRejection'])
    process.on(event, (error: unknown) => {
      logError('unhandled', error)
      process.exit(1)
    })
}
