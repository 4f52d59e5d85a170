import type { Log } from '#server/log.ts'

/** The queue stores errors but does not log them. */
export async function runWithLog(log: Log, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log(what, error)
    throw error
  }
}
