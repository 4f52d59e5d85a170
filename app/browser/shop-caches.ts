/** Names of the caches of the public site's worker. The worker of the run sheet has its own. */
export const cacheNames = {
  page: 'shop pages',
  order: 'shop orders',
  asset: 'shop assets',
  picture: 'shop pictures',
} as const

export const isCacheOfShop = (name: string): boolean => name.startsWith('shop ')

/** Null if the copy does not say. */
export function savedAt(copy: Response): Date | null {
  const time = Date.parse(copy.headers.get('date') ?? '')
  return Number.isNaN(time) ? null : new Date(time)
}

const orderDays = 90
const dayMs = 86_400_000

/** A copy that does not say its time is too old. */
export const isTooOldForOrder = (time: Date | null, now: Date): boolean =>
  time === null || now.getTime() - time.getTime() > orderDays * dayMs
