/**
 * How often and how long a test asks whether a server follows what another one changed. Each looks once a second, which
 * the test of the store measures by the clock of the test; this waits for the behaviour alone, on a machine however busy.
 */
export const untilSeen = { interval: 50, timeout: 20_000 } as const
