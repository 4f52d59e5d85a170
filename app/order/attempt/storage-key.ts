/** Where the attempt is stored in this tab. */

/** The number changes with the shape: what an older page stored is not read. */
export const storageKey = 'orderAttempt.2'
