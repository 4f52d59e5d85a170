import { type Refusing, refusing } from '#domain/placed/order-situation.ts'
import { isOutage, isRace } from '#server/db/store/outage.ts'

const away = 'temporarily-unavailable'

/** Returns an outage as a result instead of throwing it. */
export function orOutage<Result>(work: () => Promise<Result>): Promise<Result | typeof away> {
  return orElse(work, away)
}

/** Commands use it whose refusals carry their reason. */
export function refuseInOutage<Result>(work: () => Promise<Result>): Promise<Result | Refusing<typeof away>> {
  return orElse(work, refusing(away))
}

async function orElse<Result, Away>(work: () => Promise<Result>, whileAway: Away): Promise<Result | Away> {
  try {
    return await work()
  } catch (error) {
    if (isOutage(error) || isRace(error)) return whileAway
    throw error
  }
}
