export type RunChange =
  /** Assigns all unplanned deliveries. */
  | { readonly kind: 'propose' }
  | { readonly kind: 'move'; readonly orderId: number; readonly by: 'up' | 'down' }
  /** `toRun` is null for a new run. */
  | { readonly kind: 'give-stop'; readonly orderId: number; readonly toRun: number | null }
  | { readonly kind: 'give-run'; readonly runId: number; readonly driverId: string | null }

const maxIdLetters = 60

/** @returns null for an invalid change */
export function readRunChange(field: (name: string) => string | null): RunChange | null {
  const number = (name: string) => {
    const text = field(name) ?? ''
    return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
  }
  const orderId = number('order')
  const runId = number('run')
  const verb = field('verb')
  switch (verb) {
    case 'propose':
      return { kind: 'propose' }
    case 'up':
    case 'down':
      return orderId === null ? null : { kind: 'move', orderId, by: verb }
    case 'give-stop':
      return orderId === null ? null : { kind: 'give-stop', orderId, toRun: runId }
    case 'give-run': {
      const driverId = field('driver') ?? ''
      return runId !== null && driverId.length <= maxIdLetters
        ? { kind: 'give-run', runId, driverId: driverId || null }
        : null
    }
    default:
      return null
  }
}
