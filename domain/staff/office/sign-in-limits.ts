/** How often, how long and with what people may sign in to the back office. */

/**
 * How long the wrong passwords, digits and links of one place are counted together, and so the longest wait after too
 * many of them. Minutes.
 */
export const guessWaitMinutes = 15

/** For a new account or a new password: it waits in somebody's messages over a weekend. */
export const inviteHours = 72

/** For a tablet: it is opened on the spot. */
export const pairingHours = 1

/** How long the passwords of the back office may be. Characters. */
export const shortestPassword = 12
export const longestPassword = 128

/** Passwords that may wait for their turn to be hashed; the next ones are refused at once. */
export const maxWaiting = 10

/** How many digits somebody signs in with on a paired tablet. */
export const digitCount = 6
