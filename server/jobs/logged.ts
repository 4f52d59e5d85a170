import type { Log } from '#server/log.ts'

/** Does the work of a job. The queue keeps what it throws, and tells nobody: the log does. */
export async function logged(log: Log, what: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log(what, error)
    throw error
  }
}
