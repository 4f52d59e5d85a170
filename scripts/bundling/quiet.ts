/** Otherwise Rolldown lists slow plugins, which looks like an error. */
export const quiet = { checks: { bundlerTimings: false } }
