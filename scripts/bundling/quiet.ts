/** Options of every build: without them Rolldown lists the slowest plugins, which a newcomer takes for a fault. */
export const quiet = { checks: { bundlerTimings: false } }
