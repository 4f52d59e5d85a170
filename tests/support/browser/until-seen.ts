/**
 * Polling options for changes made on another server, which each server notices within a second, but later on a busy
 * machine.
 */
export const untilSeen = { interval: 50, timeout: 20_000 } as const
