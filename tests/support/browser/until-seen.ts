/** Servers notice each other's changes within a second, later on a busy machine. */
export const untilSeen = { interval: 50, timeout: 20_000 } as const
