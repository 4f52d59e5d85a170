import { isOutage } from '#server/db/store/outage.ts'

/** Runs some work; returns an outage of the database as a result instead of throwing it. */
export async function unlessAway<Result>(
  work: () => Promise<Result>,
): Promise<Result | 'temporarily-unavailable'> {
  try {
    return await work()
  } catch (error) {
    if (isOutage(error)) return 'temporarily-unavailable'
    throw error
  }
}
