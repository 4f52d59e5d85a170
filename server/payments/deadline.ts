import { type Deadline, ProviderUnavailable } from './provider.ts'

/** @param within in milliseconds */
export function deadlineIn(within: number): Deadline {
  const end = performance.now() + within
  return {
    remainingMs() {
      const remaining = Math.ceil(end - performance.now())
      if (remaining <= 0) throw new ProviderUnavailable('no time is left for the next call')
      return remaining
    },
  }
}
